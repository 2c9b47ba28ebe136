import type { Metadata, Viewport } from 'next'
import { notFound } from 'next/navigation'
import { setRequestLocale } from 'next-intl/server'
import type { ReactNode } from 'react'
import { fontVariables } from '@/design/fonts'
import { messagesOf, translatorFor } from '@/i18n/translator'
import '@/app/styles.css'
import { SkipLink } from '@/design/skip-link'
import { ToastRegion } from '@/design/toast'
import { chunkGuard, personalNewsScript, startScript, themeScript, townScript } from '@/domain/head-scripts'
import { KeptKeeper } from '@/features/brochures/viewer/kept/components/kept-keeper'
import { ListKeeper } from '@/features/lists/components/list-badge'
import { TickWords } from '@/features/lists/components/tick-words'
import { ErrorWordsProvider } from '@/features/site/errors/components/error-words'
import { ReleaseWatch } from '@/features/site/releases/components/release-watch'
import { defaultLocale, isLocale, localePath } from '@/i18n/routing'

export const viewport: Viewport = { colorScheme: 'light dark', viewportFit: 'cover' }

/** Rendered at the first request, so that a build needs no database. */
export function generateStaticParams() {
  return []
}

type Props = { children: ReactNode; params: Promise<{ locale: string }> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params
  return {
    manifest: `/files/manifest/${locale}`,
    icons: { apple: '/files/icons/180.png' },
  }
}

export default async function SiteLayout({ children, params }: Props) {
  const { locale } = await params
  if (!isLocale(locale)) notFound()
  setRequestLocale(locale)
  const t = translatorFor(locale, 'layout')
  const errors = translatorFor(locale, 'errors')
  const releases = translatorFor(locale, 'releases')
  const { lists } = messagesOf(locale)
  const errorWords = {
    title: errors('errorTitle'),
    text: errors('errorText'),
    retry: errors('retry'),
    home: errors('toHome'),
    homeHref: localePath(locale, '/'),
  }
  return (
    <html lang={locale} className={fontVariables} suppressHydrationWarning>
      <head>
        <script>{themeScript}</script>
        <script>{chunkGuard}</script>
        <script>{personalNewsScript}</script>
        <script>{townScript}</script>
        <script>{startScript}</script>
      </head>
      <body className="flex flex-col pb-(--bar-height)">
        <SkipLink label={t('skip')} />
        <ErrorWordsProvider words={errorWords}>
          <TickWords words={lists.tick} titleLang={locale === defaultLocale ? undefined : defaultLocale}>
            {children}
          </TickWords>
        </ErrorWordsProvider>
        <ListKeeper />
        <KeptKeeper />
        <ToastRegion closeLabel={t('closeToast')} />
        <ReleaseWatch
          words={{ available: releases('available'), reload: releases('reload'), later: releases('later') }}
        />
      </body>
    </html>
  )
}
