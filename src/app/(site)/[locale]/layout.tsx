import type { Viewport } from 'next'
import { notFound } from 'next/navigation'
import { getTranslations, setRequestLocale } from 'next-intl/server'
import type { ReactNode } from 'react'
import { fontVariables } from '@/design/fonts'
import '@/design/styles.css'
import { ToastRegion } from '@/design/toast'
import { sofiaDay } from '@/domain/calendar-day'
import { BottomBar } from '@/features/layout/components/bottom-bar'
import { CategoryMenu } from '@/features/layout/components/category-menu'
import { Footer } from '@/features/layout/components/footer'
import { Header } from '@/features/layout/components/header'
import { SkipLink } from '@/features/layout/components/skip-link'
import { themeScript } from '@/features/layout/theme-script'
import { isLocale } from '@/i18n/routing'

export const viewport: Viewport = { colorScheme: 'light dark', viewportFit: 'cover' }

/** Pages are made at their first request: a build needs no database. */
export function generateStaticParams() {
  return []
}

export default async function SiteLayout({
  children,
  params,
}: {
  children: ReactNode
  params: Promise<{ locale: string }>
}) {
  const { locale } = await params
  if (!isLocale(locale)) notFound()
  setRequestLocale(locale)
  const t = await getTranslations({ locale, namespace: 'layout' })
  const settings = {
    tagline: null,
    companyName: 'Broshura',
    companyAddress: null,
    contactEmail: null,
    groupName: null,
    groupWebsite: null,
    cities: [],
  }
  const categories: never[] = []
  return (
    <html lang={locale} className={fontVariables} suppressHydrationWarning>
      <head>
        <script>{themeScript}</script>
      </head>
      <body className="flex flex-col pb-(--bar-height)">
        <SkipLink label={t('skip')} />
        <Header locale={locale}>
          <CategoryMenu locale={locale} label={t('categories')} categories={categories} />
        </Header>
        <main id="content" tabIndex={-1} className="grow outline-none">
          {children}
        </main>
        <Footer locale={locale} settings={settings} categories={categories} year={sofiaDay().slice(0, 4)} />
        <BottomBar locale={locale} />
        <ToastRegion closeLabel={t('closeToast')} />
      </body>
    </html>
  )
}
