import { ChevronDown } from 'lucide-react'
import { foreignLang } from '@/i18n/foreign-lang'
import type { Locale } from '@/i18n/routing'
import type { HeaderLink } from '../menus'
import { MenuAnchor } from './menu-anchor'

type Props = { locale: Locale; label: string; links: HeaderLink[] }

/** The editors' menu below the header. What lies under a link is opened by the browser itself, one at a time. */
export function HeaderMenu({ locale, label, links }: Props) {
  if (links.length === 0) return null
  return (
    <nav aria-label={label} className="hidden border-b border-line lg:block print:hidden">
      <ul className="page flex flex-wrap justify-center gap-x-8">
        {links.map((link) => (
          <li key={link.href} className="relative">
            {link.links.length === 0 ? (
              <MenuAnchor link={link} locale={locale} className="category-link" />
            ) : (
              <details name="header-menu" className="group">
                <summary
                  lang={foreignLang(link.label, locale)}
                  className="category-link cursor-pointer list-none gap-1 [&::-webkit-details-marker]:hidden"
                >
                  {link.label.text}
                  <ChevronDown aria-hidden size={16} className="transition-transform group-open:rotate-180" />
                </summary>
                <ul className="absolute top-full left-1/2 z-(--z-header) min-w-48 -translate-x-1/2 rounded-md border border-line bg-surface p-1.5 shadow-high">
                  {[link, ...link.links].map((below) => (
                    <li key={below.href}>
                      <MenuAnchor
                        link={below}
                        locale={locale}
                        className="flex min-h-11 items-center rounded-sm px-4 text-sm hover:bg-sunken aria-[current=page]:font-semibold"
                      />
                    </li>
                  ))}
                </ul>
              </details>
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}
