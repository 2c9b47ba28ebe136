'use client'

import { cx } from '@/design/cx'
import type { Locale } from '@/i18n/routing'
import { linkKey } from '../link-key'
import type { HeaderLink } from '../menus'
import { MenuAnchor } from './menu-anchor'

type Props = { locale: Locale; links: (HeaderLink & { openLabel: string })[]; className?: string }

/** The links of the menu in a line, and what the arrows beside them open. */
export function MenuBarLinks({ locale, links, className }: Props) {
  return (
    <ul className={cx('menu-bar', className)}>
      {links.map((link) => (
        <li key={linkKey(link)} className="relative flex items-center">
          <MenuAnchor link={link} locale={locale} className="category-link" />
          {link.links.length > 0 && (
            <details name="menu" className="menu-drop">
              <summary aria-label={link.openLabel}>
                <span aria-hidden className="chevron" />
              </summary>
              <ul className="menu-panel">
                {link.links.map((below) => (
                  <li key={linkKey(below)}>
                    <MenuAnchor link={below} locale={locale} className="menu-row" />
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
