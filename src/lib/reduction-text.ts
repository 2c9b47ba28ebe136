import { formatChange, formatDay, formatEuro } from '@/design/format'
import type { ClaimedReduction } from '@/domain/reduction'
import type { Locale } from '@/i18n/routing'

export type ReductionWords = {
  /**
   * Lowest price of the previous 30 days in euro cents; null unless the reduction is real, because only then a price is
   * struck through.
   */
  struckCents: number | null
  words: string
}

type Key = 'real' | 'realBare' | 'notReal' | 'unknown' | 'unjudged'

type Say = (key: Key, values: Record<string, string>) => string

export function reductionText({ old, verdict }: ClaimedReduction, locale: Locale, say: Say): ReductionWords {
  switch (verdict.answer) {
    case 'real': {
      const { percent, prior } = verdict
      const words =
        percent === null ? say('realBare', {}) : say('real', { percent: formatChange(-10 * percent, locale) })
      return { struckCents: prior.cents, words }
    }
    case 'not-real': {
      const { cents, day } = verdict.prior
      return {
        struckCents: null,
        words: say('notReal', { price: formatEuro(cents, locale), day: formatDay(day, locale) }),
      }
    }
    case 'unknown':
    case 'unjudged':
      return { struckCents: null, words: say(verdict.answer, { old: formatEuro(old, locale) }) }
  }
}
