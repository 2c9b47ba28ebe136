import { formatChange, formatDay, formatEuro } from '@/design/format'
import type { ClaimedReduction } from '@/domain/reduction'
import type { Locale } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'

/** What is said of a price that a shop calls reduced. */
export type ReductionWords = {
  /** The lowest price of the 30 days before, in integer euro cents: only a real reduction strikes a price. */
  struckCents: number | null
  words: string
  /** Whether it is known to be none: its price is then not in the price colour. */
  isNone: boolean
}

/** The verdict on a claimed reduction in a few words, the same wherever its price is shown. */
export function reductionWords({ old, verdict }: ClaimedReduction, locale: Locale): ReductionWords {
  const t = translatorFor(locale, 'reduction')
  switch (verdict.answer) {
    case 'real': {
      const { percent, prior } = verdict
      const words = percent === null ? t('realBare') : t('real', { percent: formatChange(-10 * percent, locale) })
      return { struckCents: prior.cents, words, isNone: false }
    }
    case 'not-real': {
      const { cents, day } = verdict.prior
      const words = t('notReal', { price: formatEuro(cents, locale), day: formatDay(day, locale) })
      return { struckCents: null, words, isNone: true }
    }
    case 'unknown':
    case 'unjudged':
      return { struckCents: null, words: t(verdict.answer, { old: formatEuro(old, locale) }), isNone: false }
  }
}
