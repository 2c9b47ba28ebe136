import { HeaderTools } from '../header-tools'
import { Logo } from '../logo'
import { MenuDrawer } from '../menu-drawer'
import type { HeaderParts } from './header-parts'

/** Style 5: the logo and a button; menu and search are in a drawer, on every screen. */
export function QuietHeader({ locale, menu, search, list, account }: HeaderParts) {
  return (
    <header className="sticky top-0 z-(--z-header) bg-paper/92 backdrop-blur-md print:hidden">
      <div className="page grid h-(--header-height) grid-cols-[1fr_auto_1fr] items-center">
        <div className="flex">
          <MenuDrawer locale={locale} links={menu} side="start" named className="-ml-3">
            <div className="pb-4">{search}</div>
          </MenuDrawer>
        </div>
        <Logo locale={locale} />
        <HeaderTools
          locale={locale}
          tools={['list', 'account']}
          list={list}
          account={account}
          className="-mr-2 justify-end"
        />
      </div>
    </header>
  )
}
