import type { Metadata, Viewport } from 'next'
import { notFound } from 'next/navigation'
import { getMessages, getTranslations, setRequestLocale } from 'next-intl/server'
import type { ReactNode } from 'react'
import { fontVariables } from '@/design/fonts'
import '@/design/styles.css'
import { ToastRegion } from '@/design/toast'
import { sofiaDay } from '@/domain/calendar-day'
import { AccountEntry } from '@/features/auth/components/account-entry'
import { getCategories } from '@/features/categories/data'
import { ErrorWordsProvider } from '@/features/errors/components/error-words'
import { BottomBar } from '@/features/layout/components/bottom-bar'
import { Footer } from '@/features/layout/components/footer'
import { Header } from '@/features/layout/components/header'
import { HeaderMenu } from '@/features/layout/components/header-menu'
import { SkipLink } from '@/features/layout/components/skip-link'
import { getSiteSettings } from '@/features/layout/data'
import { getMenus } from '@/features/layout/menus'
import { themeScript } from '@/features/layout/theme-script'
import { ListBadge, ListKeeper } from '@/features/lists/components/list-badge'
import { TickWords } from '@/features/lists/components/tick-words'
import { chunkGuard } from '@/features/releases/chunk-guard'
import { ReleaseWatch } from '@/features/releases/components/release-watch'
import { SearchField } from '@/features/search/components/search-field'
import { isLocale, localePath } from '@/i18n/routing'

export const viewport: Viewport = { colorScheme: 'light dark', viewportFit: 'cover' }

/** Pages are made at their first request: a build needs no database. */
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
  const [t, errors, releases, settings, categories, menus, { lists }] = await Promise.all([
    getTranslations({ locale, namespace: 'layout' }),
    getTranslations({ locale, namespace: 'errors' }),
    getTranslations({ locale, namespace: 'releases' }),
    getSiteSettings(locale),
    getCategories(locale),
    getMenus(locale),
    getMessages({ locale }),
  ])
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
      </head>
      <body className="flex flex-col pb-(--bar-height)">
        <SkipLink label={t('skip')} />
        <Header
          locale={locale}
          search={<SearchField locale={locale} id="header-search" />}
          list={<ListBadge size={20} />}
          account={
            <AccountEntry
              locale={locale}
              accountHref={localePath(locale, '/account-dashboard')}
              adminHref={localePath(locale, '/admin/broshura-dashboard')}
              words={{
                account: t('account.mine'),
                signIn: t('account.signIn'),
                admin: t('account.admin'),
                linkFailed: t('account.linkFailed'),
              }}
            />
          }
        >
          <HeaderMenu locale={locale} label={t('menu')} links={menus.header} />
        </Header>
        <main id="content" tabIndex={-1} className="grow outline-none">
          <ErrorWordsProvider words={errorWords}>
            <TickWords words={lists.tick}>{children}</TickWords>
          </ErrorWordsProvider>
        </main>
        <Footer
          locale={locale}
          settings={settings}
          categories={categories}
          columns={menus.footer}
          year={sofiaDay().slice(0, 4)}
        />
        <BottomBar locale={locale} list={<ListBadge size={22} />} />
        <ListKeeper />
        <ToastRegion closeLabel={t('closeToast')} />
        <ReleaseWatch
          words={{ available: releases('available'), reload: releases('reload'), later: releases('later') }}
        />
      </body>
    </html>
  )
}
