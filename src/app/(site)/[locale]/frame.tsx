import type { ReactNode } from 'react'
import { sofiaDay } from '@/domain/calendar-day'
import type { FrameStyle, PageLayout } from '@/domain/layouts'
import { AccountEntry } from '@/features/auth/components/account-entry'
import { getCategories } from '@/features/brochures/categories/data'
import { ListBadge } from '@/features/lists/components/list-badge'
import { SearchField } from '@/features/search/components/search-field'
import { CompareEntry } from '@/features/shop/browse/compare/client/compare-entry'
import { WishEntry } from '@/features/shop/browse/wishlist/client/wish-entry'
import { compareBarWords } from '@/features/shop/browse/words'
import { CartEntry } from '@/features/shop/checkout/cart/client/cart-entry'
import { drawerWords } from '@/features/shop/checkout/cart/server/current-cart'
import { shopPaths } from '@/features/shop/goods/paths'
import { BottomBar } from '@/features/site/frame/components/bottom-bar'
import { footers } from '@/features/site/frame/components/footers/bar-footer'
import { LegalFooter } from '@/features/site/frame/components/footers/footer-parts'
import { headers, UtilityHeader } from '@/features/site/frame/components/headers/headers'
import { MenuCloser } from '@/features/site/frame/components/menu-list'
import { RoutePreloads } from '@/features/site/frame/components/route-preloads'
import { getMenus, getSiteSettings } from '@/features/site/frame/data'
import { type Locale, localePath } from '@/i18n/routing'
import { messagesOf, translatorFor } from '@/i18n/translator'
import type { ShownPage } from '@/lib/block-types'

type Props = {
  locale: Locale
  layout?: PageLayout
  header?: FrameStyle | null
  footer?: FrameStyle | null
  children: ReactNode
}

/** Composed by layouts, because a page may choose its own header and footer. */
export async function Frame({ locale, layout = 'default', header, footer, children }: Props) {
  if (layout === 'utility') {
    return (
      <>
        <UtilityHeader locale={locale} />
        {/* Such a page has little on it, so it stands in the middle of a large screen. */}
        <main id="content" tabIndex={-1} className="flex grow flex-col outline-none">
          <div className="my-auto w-full">{children}</div>
        </main>
        <LegalFooter locale={locale} />
      </>
    )
  }
  const t = translatorFor(locale, 'layout.account')
  const [settings, categories, menus] = await Promise.all([
    getSiteSettings(locale),
    getCategories(locale),
    getMenus(locale),
  ])
  const headerStyle = header ?? settings.headerStyle
  const Header = headers[headerStyle]
  const Footer = footers[footer ?? settings.footerStyle]
  return (
    <>
      <Header
        locale={locale}
        menu={menus.header}
        search={<SearchField locale={locale} id="header-search" />}
        list={<ListBadge size={20} />}
        cart={
          <>
            <WishEntry
              href={localePath(locale, shopPaths.wishlist)}
              label={translatorFor(locale, 'wishlist')('title')}
            />
            <CartEntry locale={locale} href={localePath(locale, shopPaths.cart)} words={drawerWords(locale)} />
          </>
        }
        account={
          <AccountEntry
            locale={locale}
            accountHref={localePath(locale, '/account-dashboard')}
            adminHref={localePath(locale, '/admin/broshura-dashboard')}
            words={{
              account: t('mine'),
              signIn: t('signIn'),
              admin: t('admin'),
              linkFailed: t('linkFailed'),
            }}
          />
        }
      />
      <CompareEntry locale={locale} words={compareBarWords(locale)} />
      <MenuCloser />
      <RoutePreloads />
      <main id="content" tabIndex={-1} className="grow outline-none">
        {children}
      </main>
      {layout === 'nofooter' ? (
        <LegalFooter locale={locale} />
      ) : (
        <Footer
          locale={locale}
          settings={settings}
          categories={categories.map(({ slug, name }) => ({ slug, name }))}
          columns={menus.footer}
          year={sofiaDay().slice(0, 4)}
        />
      )}
      <BottomBar locale={locale} words={messagesOf(locale).layout.bar} list={<ListBadge size={22} />} />
    </>
  )
}

/** A page of the CMS chooses its own frame; a missing page has no menus. */
export function PageFrame({ locale, page, children }: { locale: Locale; page: ShownPage | null; children: ReactNode }) {
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
