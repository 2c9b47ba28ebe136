import { translatorFor } from '@/i18n/translator'
import { HeaderTools } from '../header-tools'
import { Logo } from '../logo'
import { MenuBar } from '../menu-bar'
import { MenuDrawer } from '../menu-drawer'
import type { HeaderParts } from './header-parts'

/** Style 7: half of the menu on either side of the name, and a thin line above for everything else. */
export function SplitHeader({ locale, menu, search, list, account }: HeaderParts) {
  const t = translatorFor(locale, 'layout')
  const middle = Math.ceil(menu.length / 2)
  return (
    <header className="header-split sticky z-(--z-header) border-b-2 border-ink bg-surface print:hidden">
      <div className="bg-sunken">
        <div className="page flex h-(--header-first) items-center justify-end gap-4">
          <div className="mr-auto hidden w-full max-w-xs md:block">{search}</div>
          <HeaderTools
            locale={locale}
            tools={['prices', 'language', 'theme', 'list', 'account']}
            list={list}
            account={account}
            className="-mr-2"
          />
        </div>
      </div>
      <div className="page grid h-16 grid-cols-[1fr_auto_1fr] items-center gap-4 xl:gap-6">
        <div className="-ml-2 xl:ml-0">
          <MenuDrawer locale={locale} links={menu} side="start" className="xl:hidden" />
          <div className="hidden xl:block">
            <MenuBar locale={locale} links={menu.slice(0, middle)} className="justify-end" />
          </div>
        </div>
        <Logo locale={locale} className="xl:text-2xl" />
        <div className="hidden xl:block">
          <MenuBar locale={locale} links={menu.slice(middle)} label={t('menuMore')} />
        </div>
      </div>
    </header>
  )
}
