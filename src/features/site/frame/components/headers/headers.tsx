import { ChevronDown, LayoutGrid } from 'lucide-react'
import type { ReactNode } from 'react'
import type { FrameStyle } from '@/domain/layouts'
import type { Locale } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import { linkKey } from '../../site-links'
import { HeaderTools, LanguageSwitch } from '../header-tools'
import { ThemeSwitch } from '../language-links'
import { Logo } from '../logo'
import { MenuAnchor } from '../menu-anchor'
import { MenuBar, MenuDrawer } from '../menu-drawer'
import { CentredHeader, type HeaderParts, LineHeader, SplitHeader } from './centred-header'

/** Style 4: transparent over the page's banner, with the menu in a translucent pill. */
function ClearHeader({ locale, menu, list, cart, account }: HeaderParts) {
  return (
    <header className="header-clear z-(--z-header) print:hidden">
      <div className="page flex h-18 items-center gap-2">
        <Logo locale={locale} />
        <HeaderTools
          locale={locale}
          tools={['search', 'language', 'theme', 'list', 'cart', 'account']}
          list={list}
          cart={cart}
          account={account}
          className="ml-auto"
        />
        <MenuDrawer locale={locale} links={menu} side="end" className="-mr-2 lg:hidden" />
      </div>
      <div className="hidden px-(--gutter) lg:block">
        <MenuBar
          locale={locale}
          links={menu}
          className="mx-auto w-fit max-w-full justify-center rounded-full border border-edge bg-paper/60 px-6 backdrop-blur-md [--menu-row:calc(2.75rem+2px)]"
        />
      </div>
    </header>
  )
}

/** Style 5: the logo and a button; menu and search are in a drawer on every screen. */
function QuietHeader({ locale, menu, search, list, cart, account }: HeaderParts) {
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
          tools={['list', 'cart', 'account']}
          list={list}
          cart={cart}
          account={account}
          className="-mr-2 justify-end"
        />
      </div>
    </header>
  )
}

export function UtilityHeader({ locale }: { locale: Locale }) {
  const t = translatorFor(locale, 'layout')
  return (
    <header className="page flex h-(--header-height) items-center justify-between print:hidden">
      <Logo locale={locale} />
      <div className="-mr-2 flex items-center">
        <LanguageSwitch locale={locale} />
        <ThemeSwitch label={t('theme')} />
      </div>
    </header>
  )
}

export const headers: Record<FrameStyle, (parts: HeaderParts) => ReactNode> = {
  1: LineHeader,
  2: CentredHeader,
  3: MegaHeader,
  4: ClearHeader,
  5: QuietHeader,
  6: SearchHeader,
  7: SplitHeader,
}

/** Style 3: a dark line whose single button opens the whole menu across the page. */
function MegaHeader({ locale, menu, search, list, cart, account }: HeaderParts) {
  const t = translatorFor(locale, 'layout')
  return (
    <header className="always-dark sticky top-0 z-(--z-header) print:hidden">
      <div className="page flex h-(--header-height) items-center gap-2 lg:gap-6">
        <MenuDrawer locale={locale} links={menu} side="full" className="-ml-2 lg:hidden" />
        <Logo locale={locale} />
        {menu.length > 0 && (
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
                      {link.links.length > 0 && (
                        <ul>
                          {link.links.map((below) => (
                            <li key={linkKey(below)}>
                              <MenuAnchor link={below} locale={locale} className="footer-link text-sm text-ink-soft" />
                            </li>
                          ))}
                        </ul>
                      )}
                    </li>
                  ))}
                </ul>
              </div>
            </details>
          </nav>
        )}
        <div className="header-field hidden grow md:block">{search}</div>
        <HeaderTools
          locale={locale}
          tools={['prices', 'language', 'theme', 'list', 'cart', 'account']}
          list={list}
          cart={cart}
          account={account}
          className="-mr-2 ml-auto"
        />
      </div>
    </header>
  )
}

/** Style 6: the search field has its own row and stays; the menu's first level is below as chips. */
function SearchHeader({ locale, menu, search, list, cart, account }: HeaderParts) {
  const t = translatorFor(locale, 'layout')
  return (
    <header className="header-search sticky z-(--z-header) border-b border-line bg-accent-soft print:hidden">
      <div className="page flex h-(--header-first) items-center gap-2">
        <Logo locale={locale} />
        <HeaderTools
          locale={locale}
          tools={['prices', 'language', 'theme', 'list', 'cart', 'account']}
          list={list}
          cart={cart}
          account={account}
          className="ml-auto"
        />
      </div>
      <div className="page flex items-center gap-2 pb-3">
        <MenuDrawer locale={locale} links={menu} side="start" className="-ml-2" />
        <div className="search-first grow">{search}</div>
      </div>
      {menu.length > 0 && (
        <nav aria-label={t('categories')} className="max-lg:hidden">
          <ul className="page flex gap-2 overflow-x-auto pb-3 scrollbar-none">
            {menu.map((link) => (
              <li key={linkKey(link)}>
                <MenuAnchor link={link} locale={locale} className="chip-link" />
              </li>
            ))}
          </ul>
        </nav>
      )}
    </header>
  )
}
