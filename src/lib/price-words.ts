import { formatEuro } from '@/design/format'
import type { PackSize } from '@/domain/pack-size'
import type { ClaimedReduction } from '@/domain/reduction'
import type { PriceOfUnit } from '@/domain/unit-price'
import type { Locale } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import { type ReductionWords, reductionText } from './reduction-text'

/** `250 г`, `1,5 л`; `13,56 € за кг`. */
export function priceWords(locale: Locale) {
  const t = translatorFor(locale, 'prices.size')
  const unit = translatorFor(locale, 'brochure.offers.unit')
  function size({ unit: kind, amount }: PackSize): string {
    if (kind === 'piece') return t('piece', { amount })
    return amount < 1000 ? t(`small.${kind}`, { amount }) : t(`large.${kind}`, { amount: amount / 1000 })
  }
  const unitPrice = ({ unit: kind, cents }: PriceOfUnit) => unit(kind, { price: formatEuro(cents, locale) })
  return { size, unitPrice }
}

export function reductionWords(reduction: ClaimedReduction, locale: Locale): ReductionWords {
  return reductionText(reduction, locale, translatorFor(locale, 'reduction'))
}
