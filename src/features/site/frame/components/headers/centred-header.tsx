import { HeaderTools } from '../header-tools'
import { Logo } from '../logo'
import { MenuBar } from '../menu-bar'
import { MenuDrawer } from '../menu-drawer'
import type { HeaderParts } from './header-parts'

/** Style 2: a masthead with the name in the middle, as over a newspaper; of its rows the menu stays when the page scrolls. */
export function CentredHeader({ locale, menu, search, list, account }: HeaderParts) {
  return (
    <header className="header-centred sticky z-(--z-header) bg-paper print:hidden">
      <div className="page grid h-(--header-first) grid-cols-[1fr_auto_1fr] items-center gap-3 lg:gap-8">
        <div className="-ml-2 flex items-center lg:ml-0">
          <MenuDrawer locale={locale} links={menu} side="start" className="lg:hidden" />
          <div className="hidden w-full max-w-72 lg:block">{search}</div>
        </div>
        <Logo locale={locale} className="lg:text-3xl" />
        <HeaderTools
          locale={locale}
          tools={['language', 'theme', 'list', 'account']}
          list={list}
          account={account}
          narrow
          className="-mr-2 justify-end"
        />
      </div>
      <div className="border-b border-line">
        <div className="page hidden lg:block">
          <MenuBar locale={locale} links={menu} className="justify-center border-t border-line" />
        </div>
      </div>
    </header>
  )
}
