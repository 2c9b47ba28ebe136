import { categoryFilterHref, noCategoryFilter } from '@/features/brochures/categories/data'
import { getBrochures, listPageSize } from '@/features/brochures/data'
import type { ListState } from '@/features/brochures/list-query'
import type { BrochureCard } from '@/features/brochures/types'
import type { Locale } from '@/i18n/routing'
import type { Retailer } from './queries'

/** Of those that have not ended: a shop may have an edition for each of its towns. */
const mostOpen = 60

/** `all` is the address of a list with the others, null where none is left out. */
export type ShopList = { brochures: BrochureCard[]; all: string | null }

/** For a shop's own page, which has no further pages: the list of the category has. */
export async function getShopList(
  locale: Locale,
  { id, slug }: Pick<Retailer, 'id' | 'slug'>,
  state: ListState,
): Promise<ShopList> {
  const limit = state === 'expired' ? listPageSize : mostOpen
  const { brochures, next } = await getBrochures(locale, { retailer: id, state }, limit)
  const [first] = brochures
  if (!next || !first) return { brochures, all: null }
  return {
    brochures,
    all: categoryFilterHref(locale, first.category.slug, { ...noCategoryFilter, shop: slug, state }),
  }
}
