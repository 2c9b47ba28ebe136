import { notFound } from 'next/navigation'
import type { ReactNode } from 'react'
import { isLocale } from '@/i18n/routing'
import { Frame } from '../frame'
import { findPage } from './find-page'

type Props = { children: ReactNode; params: Promise<{ locale: string; rest: string[] }> }

/** A page from blocks chooses what stands around it. What is not there has no menus. */
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
