import { ChevronDown } from 'lucide-react'
import { foreignLang } from '@/i18n/foreign-lang'
import type { Locale } from '@/i18n/routing'
import { type HeaderLink, linkKey, type MenuLink } from '../menus'
import { MenuAnchor } from './menu-anchor'

/** One of the links below may already lead to the link's own page. */
const withOwnPage = (link: HeaderLink): MenuLink[] =>
  link.links.some(({ href }) => href === link.href) ? link.links : [link, ...link.links]

/** The editors' menu as a list: what has links below it unfolds, and its own page comes first there. */
export function MenuList({ locale, links }: { locale: Locale; links: HeaderLink[] }) {
  return (
    <ul className="divide-y divide-line">
      {links.map((link) => (
        <li key={linkKey(link)}>
          {link.links.length === 0 ? (
            <MenuAnchor link={link} locale={locale} className="drawer-row font-semibold" />
          ) : (
            <details name="menu-list" className="group">
              <summary lang={foreignLang(link.label, locale)} className="drawer-row cursor-pointer font-semibold">
                {link.label.text}
                <ChevronDown aria-hidden size={18} className="ml-auto transition-transform group-open:rotate-180" />
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
