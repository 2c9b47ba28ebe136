import type { NewPasswordWords } from '@/design/form/new-password-field'
import type { Locale } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'

/** The words of a field for a password, and of the meter beside a new one. */
export function passwordWords(locale: Locale): NewPasswordWords {
  const t = translatorFor(locale, 'auth.passwordField')
  return {
    show: t('show'),
    strength: t('strength'),
    short: t('short'),
    common: t('common'),
    fair: t('fair'),
    good: t('good'),
    strong: t('strong'),
  }
}
