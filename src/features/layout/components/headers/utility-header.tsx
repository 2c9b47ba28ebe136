import { getTranslations } from 'next-intl/server'
import type { Locale } from '@/i18n/routing'
import { LanguageSwitch } from '../language-switch'
import { Logo } from '../logo'
import { ThemeSwitch } from '../theme-switch'

/** Over a page that stands for itself: no menu that could lead away. */
export async function UtilityHeader({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'layout' })
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
