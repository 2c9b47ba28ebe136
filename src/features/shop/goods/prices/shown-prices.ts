import { formatEuro } from '@/design/format'
import type { Locale } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import type { ProductDetail } from '../data'
import type { ProductRange, ProductVariant } from '../variants/product-variants'
import type { Reduced } from './struck-prices'

/**
 * The price with a coupon code announced to everybody, and the lowest price of the 30 days before (directive 98/6/EC,
 * article 6a). Empty where a variant has its own price, because its history is not recorded.
 */
export function codePriceTexts(
  { codePrice }: Pick<ProductDetail, 'codePrice'>,
  { variants }: Pick<ProductRange, 'variants'>,
  locale: Locale,
): string[] {
  if (!codePrice || variants.some(({ priceCents }) => priceCents !== null)) return []
  const t = translatorFor(locale, 'shopLaw')
  const { text, cents, priorCents } = codePrice
  const prior = priorCents === null ? [] : [t('codePrior', { price: formatEuro(priorCents, locale) })]
  return [t('code', { name: text, price: formatEuro(cents, locale) }), ...prior]
}

/**
 * The price of a variant and the lowest of the 30 days before its reduction, in cents. A variant with its own price is
 * not reduced by promotions (decision 0057), also where that equals the reduced price of its product.
 */
export function priceOfVariant(
  { priceCents }: Pick<ProductVariant, 'priceCents'>,
  { goodsCents, goodsPriorCents }: Pick<ProductDetail, 'goodsCents' | 'goodsPriorCents'>,
): Reduced {
  return priceCents === null
    ? { cents: goodsCents, priorCents: goodsPriorCents }
    : { cents: priceCents, priorCents: null }
}
