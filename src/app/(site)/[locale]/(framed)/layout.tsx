import { notFound } from 'next/navigation'
import type { ReactNode } from 'react'
import { isLocale } from '@/i18n/routing'
import { Frame } from '../frame'

type Props = { children: ReactNode; params: Promise<{ locale: string }> }

export default async function FramedLayout({ children, params }: Props) {
  const { locale } = await params
  if (!isLocale(locale)) notFound()
  return <Frame locale={locale}>{children}</Frame>
}
