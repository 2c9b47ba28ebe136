import { Search } from 'lucide-react'
import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { IconLink } from '@/design/icon-button'
import { type Locale, localePath } from '@/i18n/routing'
import { listPath, pricesPath, searchPath } from '../site-links'
import { CurrentLink } from './current-link'
import { LanguageSwitch } from './language-switch'
import { Logo } from './logo'
import { ThemeSwitch } from './theme-switch'

type Props = { locale: Locale; search: ReactNode; list: ReactNode; account: ReactNode; children?: ReactNode }

/** `search` is the field beside the logo, `list` the sign of the shopping list, `account` the way to what is personal; `children` is the menu of categories: on a large screen it lies under the sticky line and scrolls away. */
export async function Header({ locale, search, list, account, children }: Props) {
  const t = await getTranslations({ locale, namespace: 'layout' })
  return (
    <>
      <header className="sticky top-0 z-(--z-header) border-b border-line bg-paper/92 backdrop-blur-md print:hidden">
        <div className="page flex h-(--header-height) items-center gap-1 md:gap-2">
          <Logo locale={locale} />
          <div className="mx-auto hidden w-full max-w-md px-4 md:block lg:px-8">{search}</div>
          <div className="-mr-2 ml-auto flex items-center md:ml-0">
            <IconLink href={localePath(locale, searchPath)} label={t('search.label')} className="md:hidden">
              <Search aria-hidden size={20} />
            </IconLink>
            <CurrentLink
              href={localePath(locale, pricesPath)}
              className="hidden min-h-11 items-center px-2.5 text-sm font-semibold text-ink-soft hover:text-accent aria-[current=page]:text-accent md:flex"
            >
              {t('bar.prices')}
            </CurrentLink>
            <LanguageSwitch locale={locale} />
            <ThemeSwitch label={t('theme')} />
            <IconLink href={localePath(locale, listPath)} label={t('bar.list')} className="max-md:hidden">
              {list}
            </IconLink>
            {account}
          </div>
        </div>
      </header>
      {children}
    </>
  )
}
