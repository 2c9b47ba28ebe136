import type { ClaimedReduction } from '@/domain/reduction'
import type { Locale } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import { type ReductionWords, reductionText } from './reduction-text'

export function reductionWords(reduction: ClaimedReduction, locale: Locale): ReductionWords {
  return reductionText(reduction, locale, translatorFor(locale, 'reduction'))
}
