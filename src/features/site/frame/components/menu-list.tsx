'use client'

import { foreignLang } from '@/i18n/foreign-lang'
import type { Locale } from '@/i18n/routing'
import { linkKey } from '../link-key'
import type { HeaderLink, MenuLink } from '../menus'
import { MenuAnchor } from './menu-anchor'

/** Adds the link's own page to its submenu, unless it is there already. */
const withOwnPage = (link: HeaderLink): MenuLink[] =>
  link.links.some(({ href }) => href === link.href) ? link.links : [link, ...link.links]

/** The editors' menu as a list: links with a submenu expand, with their own page as the first entry. */
export function MenuList({ locale, links }: { locale: Locale; links: HeaderLink[] }) {
  return (
    <ul className="divide-y divide-line">
      {links.map((link) => (
        <li key={linkKey(link)}>
          {link.links.length === 0 ? (
            <MenuAnchor link={link} locale={locale} className="drawer-row font-semibold" />
          ) : (
            <details name="menu-list">
              <summary lang={foreignLang(link.label, locale)} className="drawer-row cursor-pointer font-semibold">
                {link.label.text}
                <span aria-hidden className="chevron ml-auto" />
              </summary>
              <ul className="pb-3 pl-3">
                {withOwnPage(link).map((below) => (
                  <li key={linkKey(below)}>
                    <MenuAnchor link={below} locale={locale} className="drawer-row text-sm text-ink-soft" />
                  </li>
                ))}
              </ul>
            </details>
          )}
        </li>
      ))}
    </ul>
  )
}
