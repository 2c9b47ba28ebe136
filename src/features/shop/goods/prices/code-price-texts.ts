import { formatEuro } from '@/design/format'
import type { Locale } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import type { ProductDetail } from '../data'
import type { ProductRange } from '../variants/product-variants'

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
