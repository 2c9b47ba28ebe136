import { ChevronDown, LayoutGrid } from 'lucide-react'
import { translatorFor } from '@/i18n/translator'
import { linkKey } from '../../link-key'
import { HeaderTools } from '../header-tools'
import { Logo } from '../logo'
import { MenuAnchor } from '../menu-anchor'
import { MenuDrawer } from '../menu-drawer'
import type { HeaderParts } from './header-parts'

/** Style 3: a dark line whose single button opens the whole menu across the page. */
export function MegaHeader({ locale, menu, search, list, account }: HeaderParts) {
  const t = translatorFor(locale, 'layout')
  return (
    <header className="always-dark sticky top-0 z-(--z-header) print:hidden">
      <div className="page flex h-(--header-height) items-center gap-2 lg:gap-6">
        <MenuDrawer locale={locale} links={menu} side="full" className="-ml-2 lg:hidden" />
        <Logo locale={locale} />
        <nav aria-label={t('menu')} className="hidden lg:block">
          <details className="menu-drop">
            <summary className="mega-button">
              <LayoutGrid aria-hidden size={18} />
              {t('categories')}
              <ChevronDown aria-hidden size={16} />
            </summary>
            <div className="mega-panel">
              <ul className="page mega-columns">
                {menu.map((link) => (
                  <li key={linkKey(link)} className="mb-6 break-inside-avoid">
                    <MenuAnchor link={link} locale={locale} className="mega-title" />
                    <ul>
                      {link.links.map((below) => (
                        <li key={linkKey(below)}>
                          <MenuAnchor link={below} locale={locale} className="footer-link text-sm text-ink-soft" />
                        </li>
                      ))}
                    </ul>
                  </li>
                ))}
              </ul>
            </div>
          </details>
        </nav>
        <div className="hidden grow md:block">{search}</div>
        <HeaderTools
          locale={locale}
          tools={['prices', 'language', 'theme', 'list', 'account']}
          list={list}
          account={account}
          className="-mr-2 ml-auto"
        />
      </div>
    </header>
  )
}
