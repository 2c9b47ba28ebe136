import { sql } from '@payloadcms/db-postgres'
import type { ProductGroup } from '@/features/product-groups/data'
import { cached } from '@/server/cache'
import { tag } from '@/server/cache-tags'
import { getNewestDays } from './coverage'
import { noFilter, type PriceFilter } from './filter'
import { readCursor } from './group-cursor'
import { type GroupEntry, type GroupPage, readGroupPage } from './group-query'
import { readListings } from './listing-query'
import { allPlaces, type ListingPrice } from './types'
import { getUsualOfGroup, type UsualPrice } from './usual'

/** A product of a group with the prices of its cheapest listing. */
export type GroupProduct = GroupEntry & { listing: ListingPrice }

/** `usual` is of the whole country, whatever was chosen. */
export type GroupView = Omit<GroupPage, 'entries'> & { products: GroupProduct[]; usual: UsualPrice | null }

export async function readGroupView(group: ProductGroup, filter: PriceFilter, placeId: number): Promise<GroupView> {
  const newest = await getNewestDays()
  const { chain, size, after } = filter
  const options = { placeId, chain, size, newest, cursor: readCursor(after) }
  const { entries, ...page } = await readGroupPage(group, options)
  const ids = entries.map(({ id }) => id)
  const listings =
    ids.length > 0 ? await readListings(sql`l.id = any(${sql.param(ids)}::integer[])`, placeId, newest) : []
  const byId = new Map(listings.map((listing) => [listing.id, listing]))
  return {
    ...page,
    usual: await getUsualOfGroup(group.number, page.figures[0]?.invented ?? false),
    products: entries.flatMap((entry) => {
      const listing = byId.get(entry.id)
      return listing ? [{ ...entry, listing }] : []
    }),
  }
}

/** The first products of a group in the whole country. */
export function getGroupView(group: ProductGroup): Promise<GroupView> {
  const tags = [tag.prices, tag.retailers, tag.productGroups]
  return cached({ name: 'price-group', key: [group.slug], tags }, () => readGroupView(group, noFilter, allPlaces.id))
}
