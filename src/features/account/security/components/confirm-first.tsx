import { ButtonLink } from '@/design/button'
import { type Locale, localePath } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'

/** Shown in place of the buttons that change how the account is protected, to somebody whose last proof is long ago. */
export function ConfirmFirst({ locale }: { locale: Locale }) {
  const t = translatorFor(locale, 'security.factors')
  const query = new URLSearchParams({ next: localePath(locale, '/account-security'), fresh: '1' })
  return (
    <p className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line pt-4 text-sm text-ink-soft">
      <span className="grow basis-64">{t('confirmFirst')}</span>
      <ButtonLink variant="secondary" size="sm" href={`${localePath(locale, '/login/code')}?${query}`}>
        {t('confirm')}
      </ButtonLink>
    </p>
  )
}
