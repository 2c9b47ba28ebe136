import { formatChange, formatDay, formatEuro } from '@/design/format'
import type { ClaimedReduction } from '@/domain/reduction'
import type { Locale } from '@/i18n/routing'

/** What is said of a price that a shop calls reduced. */
export type ReductionWords = {
  /** The lowest price of the 30 days before, in integer euro cents: only a real reduction strikes a price. */
  struckCents: number | null
  words: string
  /** Whether it is known to be none: its price is then not in the price colour. */
  isNone: boolean
}

type Key = 'real' | 'realBare' | 'notReal' | 'unknown' | 'unjudged'

/** Puts a text of the namespace `reduction` into words. */
type Say = (key: Key, values: Record<string, string>) => string

/** The verdict on a claimed reduction in a few words, the same wherever its price is shown. */
export function reductionText({ old, verdict }: ClaimedReduction, locale: Locale, say: Say): ReductionWords {
  switch (verdict.answer) {
    case 'real': {
      const { percent, prior } = verdict
      const words =
        percent === null ? say('realBare', {}) : say('real', { percent: formatChange(-10 * percent, locale) })
      return { struckCents: prior.cents, words, isNone: false }
    }
    case 'not-real': {
      const { cents, day } = verdict.prior
      const words = say('notReal', { price: formatEuro(cents, locale), day: formatDay(day, locale) })
      return { struckCents: null, words, isNone: true }
    }
    case 'unknown':
    case 'unjudged':
      return { struckCents: null, words: say(verdict.answer, { old: formatEuro(old, locale) }), isNone: false }
  }
}
