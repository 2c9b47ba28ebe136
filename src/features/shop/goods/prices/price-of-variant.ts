import type { ProductDetail } from '../data'
import type { ProductVariant } from '../variants/product-variants'
import type { Reduced } from './struck-prices'

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
