import { ChevronDown } from 'lucide-react'
import { cx } from '@/design/cx'
import type { Locale } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import { type HeaderLink, linkKey } from '../menus'
import { MenuAnchor } from './menu-anchor'

type Props = { locale: Locale; links: HeaderLink[]; label?: string; className?: string }

/** The editors' menu in a line: each link leads to its page, the arrow beside it opens what lies below, one at a time. */
export function MenuBar({ locale, links, label, className }: Props) {
  const t = translatorFor(locale, 'layout')
  return (
    <nav aria-label={label ?? t('menu')}>
      <ul className={cx('menu-bar', className)}>
        {links.map((link) => (
          <li key={linkKey(link)} className="relative flex items-center">
            <MenuAnchor link={link} locale={locale} className="category-link" />
            {link.links.length > 0 && (
              <details name="menu" className="menu-drop">
                <summary aria-label={t('submenu', { name: link.label.text })}>
                  <ChevronDown aria-hidden size={16} />
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
    </nav>
  )
}
