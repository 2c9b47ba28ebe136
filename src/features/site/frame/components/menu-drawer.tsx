import { BookmarkCheck, Heart, Menu, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { cx } from '@/design/cx'
import { IntentLink } from '@/design/intent-link'
import { keptHref } from '@/features/brochures/viewer/kept/kept-path'
import { type Locale, localePath } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import type { HeaderLink } from '../data'
import { languageNames, wishlistPath } from '../site-links'
import { LanguageLinks, ThemeSwitch } from './language-links'
import { MenuBarLinks } from './menu-bar-links'
import { MenuList } from './menu-list'

type Props = {
  locale: Locale
  links: HeaderLink[]
  side: 'start' | 'end' | 'full'
  named?: boolean
  className?: string
  children?: ReactNode
}

/** A native popover works before and without JavaScript. */
export function MenuDrawer({ locale, links, side, named = false, className, children }: Props) {
  const t = translatorFor(locale, 'layout')
  return (
    <>
      <button
        type="button"
        popoverTarget="menu"
        aria-label={named ? undefined : t('openMenu')}
        className={cx(named ? 'drawer-button' : 'icon-button', className)}
      >
        <Menu aria-hidden size={22} />
        {named && t('openMenu')}
      </button>
      <div id="menu" popover="auto" className={`drawer drawer-${side}`}>
        <div className="flex min-h-14 items-center justify-between gap-4">
          <p className="text-lg font-semibold">{t('openMenu')}</p>
          <div className="-mr-2 flex">
            <ThemeSwitch label={t('theme')} />
            <button
              type="button"
              popoverTarget="menu"
              popoverTargetAction="hide"
              aria-label={t('closeMenu')}
              className="icon-button"
            >
              <X aria-hidden size={22} />
            </button>
          </div>
        </div>
        {children}
        {links.length > 0 && (
          <nav aria-label={t('menu')}>
            <MenuList locale={locale} links={links} />
          </nav>
        )}
        {/* A large page has this link in the header. */}
        <IntentLink href={localePath(locale, wishlistPath)} className="drawer-row gap-3 font-semibold md:hidden">
          <Heart aria-hidden size={20} strokeWidth={1.8} className="text-accent" />
          {translatorFor(locale, 'wishlist')('title')}
        </IntentLink>
        {/* A page opened anew belongs to its service worker, which opens it without a connection. */}
        <a href={keptHref(locale)} className="drawer-row gap-3 font-semibold">
          <BookmarkCheck aria-hidden size={20} strokeWidth={1.8} className="text-accent" />
          {translatorFor(locale, 'kept.page')('title')}
        </a>
        <LanguageLinks
          locale={locale}
          names={languageNames}
          className="mt-6 grid grid-cols-2 gap-x-4 border-t border-line pt-4"
          linkClassName="flex min-h-11 items-center text-sm"
        />
      </div>
    </>
  )
}

type MenuBarProps = { locale: Locale; links: HeaderLink[]; label?: string; className?: string }

export function MenuBar({ locale, links, label, className }: MenuBarProps) {
  if (links.length === 0) return null
  const t = translatorFor(locale, 'layout')
  const named = links.map((link) => ({ ...link, openLabel: t('submenu', { name: link.label.text }) }))
  return (
    <nav aria-label={label ?? t('menu')}>
      <MenuBarLinks locale={locale} links={named} rest={t('menuRest')} className={className} />
    </nav>
  )
}
