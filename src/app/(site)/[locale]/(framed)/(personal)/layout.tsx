import type { ReactNode } from 'react'
import { DeletionNotice } from '@/features/account/my-data/components/delete-section'
import { pendingDeletion } from '@/features/account/my-data/pending-deletion'
import { isLocale } from '@/i18n/routing'

/** Personal pages must never be cached. */
export const dynamic = 'force-dynamic'

type Props = { children: ReactNode; params: Promise<{ locale: string }> }

export default async function PersonalLayout({ children, params }: Props) {
  const { locale } = await params
  const pending = await pendingDeletion()
  return (
    <>
      <div aria-live="polite">{pending && isLocale(locale) && <DeletionNotice {...pending} locale={locale} />}</div>
      {children}
    </>
  )
}
