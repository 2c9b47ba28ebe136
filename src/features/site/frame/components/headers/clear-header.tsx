import { HeaderTools } from '../header-tools'
import { Logo } from '../logo'
import { MenuBar } from '../menu-bar'
import { MenuDrawer } from '../menu-drawer'
import type { HeaderParts } from './header-parts'

/** Style 4: without a background, on top of the banner of the page, with the menu in a translucent pill. */
export function ClearHeader({ locale, menu, list, account }: HeaderParts) {
  return (
    <header className="header-clear z-(--z-header) print:hidden">
      <div className="page flex h-18 items-center gap-2">
        <Logo locale={locale} />
        <HeaderTools
          locale={locale}
          tools={['search', 'language', 'theme', 'list', 'account']}
          list={list}
          account={account}
          className="ml-auto"
        />
        <MenuDrawer locale={locale} links={menu} side="end" className="-mr-2 lg:hidden" />
      </div>
      <div className="hidden justify-center px-(--gutter) lg:flex">
        <div className="rounded-full border border-edge bg-paper/60 px-6 backdrop-blur-md">
          <MenuBar locale={locale} links={menu} className="justify-center" />
        </div>
      </div>
    </header>
  )
}
