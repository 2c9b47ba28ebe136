import { Globe, Search } from 'lucide-react'
import type { ReactNode } from 'react'
import { cx } from '@/design/cx'
import { IconLink } from '@/design/icon-button'
import { type Locale, localePath } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import { languageNames, listPath, pricesPath, searchPath } from '../site-links'
import { CurrentLink, LanguageLinks, ThemeSwitch } from './language-links'

type Tool = 'prices' | 'search' | 'language' | 'theme' | 'list' | 'cart' | 'account'
type Props = {
  locale: Locale
  tools: Tool[]
  list: ReactNode
  cart: ReactNode
  account: ReactNode
  /** A phone then shows the languages only in the menu. */
  narrow?: boolean
  className?: string
}

/** A phone has prices, search and list in the bottom bar, and the theme in the menu. */
export function HeaderTools({ locale, tools, list, cart, account, narrow = false, className }: Props) {
  const t = translatorFor(locale, 'layout')
  const shown: Record<Tool, ReactNode> = {
    prices: (
      <CurrentLink
        href={localePath(locale, pricesPath)}
        className="hidden min-h-11 items-center px-2.5 text-sm font-semibold text-ink-soft hover:text-accent aria-[current=page]:text-accent md:flex"
      >
        {t('bar.prices')}
      </CurrentLink>
    ),
    search: (
      <IconLink href={localePath(locale, searchPath)} label={t('search.label')} className="max-md:hidden">
        <Search aria-hidden size={20} />
      </IconLink>
    ),
    language: <LanguageSwitch locale={locale} className={narrow ? 'max-md:hidden' : undefined} />,
    theme: <ThemeSwitch label={t('theme')} className="max-md:hidden" />,
    list: (
      <IconLink href={localePath(locale, listPath)} label={t('bar.list')} className="max-md:hidden">
        {list}
      </IconLink>
    ),
    cart,
    account,
  }
  return (
    <div className={cx('flex items-center', className)}>
      {tools.map((tool) => (
        // At double type size there is no room for links that the bottom bar has too.
        <div key={tool} className={cx('contents', tool === 'account' && 'large-type:hidden')}>
          {shown[tool]}
        </div>
      ))}
    </div>
  )
}

/** A native popover works before and without JavaScript. */
export function LanguageSwitch({ locale, className }: { locale: Locale; className?: string }) {
  const t = translatorFor(locale, 'layout')
  return (
    <div className={cx('relative', className)}>
      <button
        type="button"
        popoverTarget="languages"
        className="flex h-10 items-center gap-1.5 rounded-full px-2.5 text-sm font-semibold uppercase transition-colors hover:bg-sunken touch-target"
      >
        <Globe aria-hidden size={20} />
        <span className="sr-only normal-case">{`${t('language')}: ${languageNames[locale]}, `}</span>
        <span className="max-[21rem]:hidden">{locale}</span>
      </button>
      <nav id="languages" popover="auto" aria-label={t('language')} className="header-menu">
        <LanguageLinks
          locale={locale}
          names={languageNames}
          linkClassName="flex min-h-11 items-center rounded-sm px-4 hover:bg-sunken"
        />
      </nav>
    </div>
  )
}
