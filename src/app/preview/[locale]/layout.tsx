import type { Metadata, Viewport } from 'next'
import { notFound } from 'next/navigation'
import { setRequestLocale } from 'next-intl/server'
import type { ReactNode } from 'react'
import { fontVariables } from '@/design/fonts'
import { translatorFor } from '@/i18n/translator'
import '@/app/styles.css'
import { ToastRegion } from '@/design/toast'
import { themeScript, townScript } from '@/domain/head-scripts'
import { isLocale } from '@/i18n/routing'

export const viewport: Viewport = { colorScheme: 'light dark', viewportFit: 'cover' }

export const metadata: Metadata = { robots: { index: false, follow: false } }

type Props = { children: ReactNode; params: Promise<{ locale: string }> }

/** Previews of drafts are for staff only and never cached. */
export default async function PreviewLayout({ children, params }: Props) {
  const { locale } = await params
  if (!isLocale(locale)) notFound()
  setRequestLocale(locale)
  const t = translatorFor(locale, 'layout')
  return (
    <html lang={locale} className={fontVariables} suppressHydrationWarning>
      <head>
        <script>{themeScript}</script>
        <script>{townScript}</script>
      </head>
      <body>
        {children}
        <ToastRegion closeLabel={t('closeToast')} />
      </body>
    </html>
  )
}
