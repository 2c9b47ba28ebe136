import type { NewPasswordWords } from '@/design/form/new-password-field'
import type { Locale } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import type { LinkQuestion } from './adopt-session'

export function passwordWords(locale: Locale): NewPasswordWords {
  const t = translatorFor(locale, 'form.password')
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

/** Written by the server, because hardly any page needs these texts. */
export interface LinkQuestionWords {
  title: string
  text: string[]
  agree: string
  refuse: string
}

export function questionWords({ who, present }: LinkQuestion, locale: Locale): LinkQuestionWords {
  const t = translatorFor(locale, 'auth.linkQuestion')
  return {
    title: t('title', { who }),
    text: [t('text'), present ? t('instead', { present }) : t('list')],
    agree: t('agree'),
    refuse: t('refuse'),
  }
}
