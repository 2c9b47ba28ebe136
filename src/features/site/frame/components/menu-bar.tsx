import type { Locale } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import type { HeaderLink } from '../menus'
import { MenuBarLinks } from './menu-bar-links'

type Props = { locale: Locale; links: HeaderLink[]; label?: string; className?: string }

/** The editors' menu in a line: each link leads to its page, the arrow beside it opens what lies below, one at a time. */
export function MenuBar({ locale, links, label, className }: Props) {
  const t = translatorFor(locale, 'layout')
  const named = links.map((link) => ({ ...link, openLabel: t('submenu', { name: link.label.text }) }))
  return (
    <nav aria-label={label ?? t('menu')}>
      <MenuBarLinks locale={locale} links={named} className={className} />
    </nav>
  )
}
