import { translatorFor } from '@/i18n/translator'
import { linkKey } from '../../link-key'
import { HeaderTools } from '../header-tools'
import { Logo } from '../logo'
import { MenuAnchor } from '../menu-anchor'
import { MenuDrawer } from '../menu-drawer'
import type { HeaderParts } from './header-parts'

/** Style 6: the search field has a row to itself and stays; the menu's first level lies under it as chips. */
export function SearchHeader({ locale, menu, search, list, account }: HeaderParts) {
  const t = translatorFor(locale, 'layout')
  return (
    <header className="header-search sticky z-(--z-header) border-b border-line bg-accent-soft print:hidden">
      <div className="page flex h-(--header-first) items-center gap-2">
        <Logo locale={locale} />
        <HeaderTools
          locale={locale}
          tools={['prices', 'language', 'theme', 'list', 'account']}
          list={list}
          account={account}
          className="ml-auto"
        />
      </div>
      <div className="page flex items-center gap-2 pb-3">
        <MenuDrawer locale={locale} links={menu} side="start" className="-ml-2" />
        <div className="search-first grow">{search}</div>
      </div>
      <nav aria-label={t('categories')} className="max-lg:hidden">
        <ul className="page flex gap-2 overflow-x-auto pb-3 scrollbar-none">
          {menu.map((link) => (
            <li key={linkKey(link)}>
              <MenuAnchor link={link} locale={locale} className="chip-link" />
            </li>
          ))}
        </ul>
      </nav>
    </header>
  )
}
