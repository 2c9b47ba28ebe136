import type { Locale } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import { readablePlace } from '@/lib/readable-name'
import type { CategoryShop, FoundShops } from '../../categories/shops'
import { signOf } from '../shop-sign'
import { ShopWall } from './shop-wall'

/** `all` leads to a list of all shops. */
type Props = FoundShops & { all: string; locale: Locale }

/** Each with the towns of its stores, so that somebody sees which is near. */
export function CategoryShops({ shops, hasMore, all, locale }: Props) {
  const t = translatorFor(locale, 'category')
  const signs = shops.map((shop) => signOf(shop, noteOf(shop, locale), locale))
  const seeAll = hasMore ? { href: all, label: translatorFor(locale, 'retailer')('allShops') } : null
  return <ShopWall id="category-shops" title={t('shops')} shops={signs} seeAll={seeAll} />
}

/** A shop without a known store has the number of its brochures. */
function noteOf({ towns, allTowns, current }: CategoryShop, locale: Locale) {
  if (towns.length === 0) return translatorFor(locale, 'retailer')('current', { count: current })
  const named = towns.map((town) => readablePlace(town, locale).text).join(', ')
  return translatorFor(locale, 'category')('towns', { towns: named, more: allTowns - towns.length })
}
