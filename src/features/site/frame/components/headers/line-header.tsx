import { HeaderTools } from '../header-tools'
import { Logo } from '../logo'
import { MenuBar } from '../menu-bar'
import { MenuDrawer } from '../menu-drawer'
import type { HeaderParts } from './header-parts'

/** Style 1: a line with the search field, which stays, and the menu under it, which scrolls away. */
export function LineHeader({ locale, menu, search, list, account }: HeaderParts) {
  return (
    <>
      <header className="sticky top-0 z-(--z-header) border-b border-line bg-paper/92 backdrop-blur-md print:hidden">
        <div className="page flex h-(--header-height) items-center gap-1 md:gap-2">
          <Logo locale={locale} />
          <div className="mx-auto hidden w-full max-w-md px-4 md:block lg:px-8">{search}</div>
          <HeaderTools
            locale={locale}
            tools={['prices', 'language', 'theme', 'list', 'account']}
            list={list}
            account={account}
            className="ml-auto md:ml-0"
          />
          <MenuDrawer locale={locale} links={menu} side="end" className="-mr-2 lg:hidden" />
        </div>
      </header>
      {menu.length > 0 && (
        <div className="hidden border-b border-line lg:block print:hidden">
          <MenuBar locale={locale} links={menu} className="page justify-center" />
        </div>
      )}
    </>
  )
}
