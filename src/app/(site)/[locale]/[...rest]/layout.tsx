import { notFound } from 'next/navigation'
import type { ReactNode } from 'react'
import { findPage } from '@/features/content/pages/data'
import { isLocale } from '@/i18n/routing'
import { Frame } from '../frame'

type Props = { children: ReactNode; params: Promise<{ locale: string; rest: string[] }> }

/** A page of the CMS chooses its own frame; a missing page has no menus. */
export default async function RestLayout({ children, params }: Props) {
  const { locale, rest } = await params
  if (!isLocale(locale)) notFound()
  const page = await findPage(rest, locale)
  return (
    <Frame
      locale={locale}
      layout={page ? page.layout : 'utility'}
      header={page?.headerStyle}
      footer={page?.footerStyle}
    >
      {children}
    </Frame>
  )
}
