import { isSellerRegistered } from '@/features/shop/orders/current-shop'
import type { Locale } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'

/** Stands beside the price of goods (directive 2011/83/EU, article 6(1)(e)). */
export async function getPriceNote(locale: Locale): Promise<string> {
  return translatorFor(locale, 'productPage')((await isSellerRegistered()) ? 'vat' : 'noVat')
}
