import { formatEuro } from '@/design/format'
import type { Locale } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import type { ProductDetail } from '../data'
import type { ProductRange } from '../product/variants'

/**
 * What a product costs with a coupon code that is announced to everybody, and the lowest price of the 30 days before it (directive
 * 98/6/EC, article 6a). Nothing where a variant has a price of its own, of which there is no history.
 */
export function codePriceTexts(
  { codePrice, goodsCents }: Pick<ProductDetail, 'codePrice' | 'goodsCents'>,
  { variants }: Pick<ProductRange, 'variants'>,
  locale: Locale,
): string[] {
  const isOnePrice = variants.every((variant) => (variant.priceCents ?? goodsCents) === goodsCents)
  if (!codePrice || !isOnePrice) return []
  const t = translatorFor(locale, 'shopLaw')
  const { text, cents, priorCents } = codePrice
  const prior = priorCents === null ? [] : [t('codePrior', { price: formatEuro(priorCents, locale) })]
  return [t('code', { name: text, price: formatEuro(cents, locale) }), ...prior]
}
