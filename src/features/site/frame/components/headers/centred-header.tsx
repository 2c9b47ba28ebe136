import type { ReactNode } from 'react'
import type { Locale } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import type { HeaderLink } from '../../data'
import { HeaderTools } from '../header-tools'
import { Logo } from '../logo'
import { MenuBar, MenuDrawer } from '../menu-drawer'

/** Style 2: the name in the middle; only the row with the menu stays when the page scrolls. */
export function CentredHeader({ locale, menu, search, list, cart, account }: HeaderParts) {
  return (
    <header className="header-centred sticky z-(--z-header) bg-paper print:hidden">
      <div className="page grid h-(--header-first) grid-cols-[1fr_auto_1fr] items-center gap-3 lg:gap-8">
        <div className="-ml-2 flex items-center lg:ml-0">
          <MenuDrawer locale={locale} links={menu} side="start" className="lg:hidden" />
          <div className="header-field hidden w-full max-w-72 lg:block">{search}</div>
        </div>
        <Logo locale={locale} className="lg:text-3xl" />
        <HeaderTools
          locale={locale}
          tools={['language', 'theme', 'list', 'cart', 'account']}
          list={list}
          cart={cart}
          account={account}
          narrow
          className="-mr-2 justify-end"
        />
      </div>
      <div className="border-b border-line">
        <div className="page hidden lg:block">
          <MenuBar
            locale={locale}
            links={menu}
            className="justify-center border-t border-line [--menu-row:calc(2.75rem+1px)]"
          />
        </div>
      </div>
    </header>
  )
}

/** Style 7: half of the menu on either side of the name, everything else in a thin line above. */
export function SplitHeader({ locale, menu, search, list, cart, account }: HeaderParts) {
  const t = translatorFor(locale, 'layout')
  const middle = Math.ceil(menu.length / 2)
  return (
    <header className="header-split sticky z-(--z-header) border-b-2 border-ink bg-surface print:hidden">
      <div className="bg-sunken">
        <div className="page flex h-(--header-first) items-center justify-end gap-4">
          <div className="header-field mr-auto hidden w-full max-w-xs md:block">{search}</div>
          <HeaderTools
            locale={locale}
            tools={['prices', 'language', 'theme', 'list', 'cart', 'account']}
            list={list}
            cart={cart}
            account={account}
            className="-mr-2"
          />
        </div>
      </div>
      <div className="page grid h-16 grid-cols-[1fr_auto_1fr] items-center gap-4 xl:gap-6">
        <div className="-ml-2 xl:ml-0 xl:min-w-0">
          <MenuDrawer locale={locale} links={menu} side="start" className="xl:hidden" />
          <div className="hidden xl:block">
            <MenuBar locale={locale} links={menu.slice(0, middle)} className="justify-end" />
          </div>
        </div>
        <Logo locale={locale} className="xl:text-2xl" />
        <div className="hidden min-w-0 xl:block">
          <MenuBar locale={locale} links={menu.slice(middle)} label={t('menuMore')} />
        </div>
      </div>
    </header>
  )
}

/** Style 1: a line with the search field, which stays, and the menu below, which scrolls away. */
export function LineHeader({ locale, menu, search, list, cart, account }: HeaderParts) {
  return (
    <>
      <header className="sticky top-0 z-(--z-header) border-b border-line bg-paper/92 backdrop-blur-md print:hidden">
        <div className="page flex h-(--header-height) items-center gap-1 md:gap-2">
          <Logo locale={locale} />
          <div className="header-field mx-auto hidden w-full max-w-md px-4 md:block lg:px-8">{search}</div>
          <HeaderTools
            locale={locale}
            tools={['prices', 'language', 'theme', 'list', 'cart', 'account']}
            list={list}
            cart={cart}
            account={account}
            className="ml-auto md:ml-0"
          />
          <MenuDrawer locale={locale} links={menu} side="end" className="-mr-2 lg:hidden" />
        </div>
      </header>
      {menu.length > 0 && (
        <div className="hidden border-b border-line lg:block print:hidden">
          <div className="page">
            <MenuBar locale={locale} links={menu} className="justify-center" />
          </div>
        </div>
      )}
    </>
  )
}

export type HeaderParts = {
  locale: Locale
  menu: HeaderLink[]
  search: ReactNode
  list: ReactNode
  cart: ReactNode
  account: ReactNode
}
