import { notFound } from 'next/navigation'
import type { ReactNode } from 'react'
import { getPage } from '@/features/content/pages/data'
import { isLocale } from '@/i18n/routing'
import { PageFrame } from '../../frame'

type Props = { children: ReactNode; params: Promise<{ locale: string; slug: string }> }

export default async function FilterLayout({ children, params }: Props) {
  const { locale, slug } = await params
  if (!isLocale(locale)) notFound()
  const page = await getPage(slug, locale)
  return (
    <PageFrame locale={locale} page={page}>
      {children}
    </PageFrame>
  )
}
