import { Globe } from 'lucide-react'
import { cx } from '@/design/cx'
import type { Locale } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import { languageNames } from '../language-names'
import { LanguageLinks } from './language-links'

/** A native popover, so that it works before and without JavaScript. */
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
        <span className="max-[20rem]:hidden">{locale}</span>
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
