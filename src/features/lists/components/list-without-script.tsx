import { type Locale, localePath } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'

export function ListWithoutScript({ locale }: { locale: Locale }) {
  const t = translatorFor(locale, 'lists.noScript')
  return (
    <noscript>
      <div className="grid max-w-prose gap-2">
        <p className="text-lg font-semibold">{t('title')}</p>
        <p className="text-ink-soft">{t('text')}</p>
        <p>
          <a href={localePath(locale, '/account-lists')} className="text-accent underline underline-offset-3">
            {t('account')}
          </a>
        </p>
      </div>
    </noscript>
  )
}
