import { Search } from 'lucide-react'
import type { ReactNode } from 'react'
import { cx } from '@/design/cx'
import { IconLink } from '@/design/icon-button'
import { type Locale, localePath } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import { listPath, pricesPath, searchPath } from '../site-links'
import { CurrentLink } from './current-link'
import { LanguageSwitch } from './language-switch'
import { ThemeSwitch } from './theme-switch'

type Tool = 'prices' | 'search' | 'language' | 'theme' | 'list' | 'account'
type Props = {
  locale: Locale
  tools: Tool[]
  list: ReactNode
  account: ReactNode
  /** Whether a phone has the languages only in the menu. */
  narrow?: boolean
  className?: string
}

/** The tools of every header. A phone has prices, search and list in the bottom bar, and the theme in the menu. */
export function HeaderTools({ locale, tools, list, account, narrow = false, className }: Props) {
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
    account,
  }
  return (
    <div className={cx('flex items-center', className)}>
      {tools.map((tool) => (
        <div key={tool} className="contents">
          {shown[tool]}
        </div>
      ))}
    </div>
  )
}
