import { notFound } from 'next/navigation'
import type { ReactNode } from 'react'
import { findPage } from '@/features/content/pages/data'
import { isLocale } from '@/i18n/routing'
import { PageFrame } from '../frame'

type Props = { children: ReactNode; params: Promise<{ locale: string; rest: string[] }> }

export default async function RestLayout({ children, params }: Props) {
  const { locale, rest } = await params
  if (!isLocale(locale)) notFound()
  const page = await findPage(rest, locale)
  return (
    <PageFrame locale={locale} page={page}>
      {children}
    </PageFrame>
  )
}
