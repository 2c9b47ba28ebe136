import { formatDay } from '@/design/format'
import { type Validity, validityOf } from '@/domain/validity'
import type { Locale } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import type { BrochureCard } from './types'

const near = 7

export type ValidityWords = Validity & {
  /** The days in words when close, else the date. */
  text: string
  /** The part of the period that is left, from 1 on the first day; 0 when it is not current. */
  left: number
}

/** What a card says about its validity. */
export function validityWords(brochure: Pick<BrochureCard, 'validFrom' | 'validTo'>, today: string, locale: Locale) {
  const t = translatorFor(locale, 'validity')
  const validity = validityOf(brochure, today)
  const { state, days } = validity
  const words = (): string => {
    switch (state) {
      case 'expires-today':
        return t('expires-today')
      case 'expired':
        return t('expired', { date: formatDay(brochure.validTo, locale) })
      case 'upcoming':
        return days <= near
          ? t('upcoming', { days })
          : t('upcomingFar', { date: formatDay(brochure.validFrom, locale) })
      case 'valid':
        return days <= near ? t('valid', { days }) : t('validFar', { date: formatDay(brochure.validTo, locale) })
    }
  }
  return { ...validity, text: words(), left: leftOf(brochure, validity) } satisfies ValidityWords
}

function leftOf(
  { validFrom, validTo }: Pick<BrochureCard, 'validFrom' | 'validTo'>,
  { state, days }: Validity,
): number {
  if (state !== 'valid' && state !== 'expires-today') return 0
  const length = (Date.parse(validTo) - Date.parse(validFrom)) / 86_400_000 + 1
  return Math.min(1, (days + 1) / length)
}
