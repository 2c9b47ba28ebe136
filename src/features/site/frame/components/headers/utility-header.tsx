import type { Locale } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import { LanguageSwitch } from '../language-switch'
import { Logo } from '../logo'
import { ThemeSwitch } from '../theme-switch'

/** For pages that stand alone: without a menu. */
export function UtilityHeader({ locale }: { locale: Locale }) {
  const t = translatorFor(locale, 'layout')
  return (
    <header className="page flex h-(--header-height) items-center justify-between print:hidden">
      <Logo locale={locale} />
      <div className="-mr-2 flex items-center">
        <LanguageSwitch locale={locale} />
        <ThemeSwitch label={t('theme')} />
      </div>
    </header>
  )
}
