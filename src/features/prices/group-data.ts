import { sql } from '@payloadcms/db-postgres'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import { z } from 'zod'
import { addDays, type CalendarDay } from '@/domain/calendar-day'
import { fewestDays, rangeOfHistory, usualDays } from '@/domain/price-outlier'
import type { PriceDay } from '@/domain/validity'
import { readProductCards } from '@/features/price-data/cards/read-cards'
import { type CardProduct, cardOfListing } from '@/features/price-data/cards/types'
import type { ProductGroup } from '@/features/price-data/groups/data'
import { readListings } from '@/features/price-data/listing-query'
import { readLowestUnitPrice } from '@/features/price-data/offer-query'
import { allPlaces, type ListingPrice } from '@/features/price-data/types'
import { cached } from '@/server/cache/cached'
import { dayTag, tag } from '@/server/cache/tags'
import { tables } from '@/server/db/tables'
import { publicDb } from '@/server/replicas/public-reads'
import { getNewestDays } from './coverage'
import { noFilter, type PriceFilter } from './filter'
import { type GroupEntry, type GroupPage, readGroupCursor, readGroupPage } from './group-query'
import { offerChoice } from './product-data'

const { usualPrices } = tables.prices
const l = alias(tables.prices.listings, 'l')

/** The middle half of the prices, in euro cents, of unit prices in exact ones. */
export type UsualPrice = { low: number; high: number; from: CalendarDay; to: CalendarDay }

const row = z.object({
  group: z.number(),
  invented: z.boolean(),
  low: z.number(),
  high: z.number(),
  from: z.string(),
  to: z.string(),
})

async function readUsualPrices() {
  const { rows } = await (await publicDb()).execute(sql`
    select ${usualPrices.groupNumber} as "group", ${usualPrices.invented}, ${usualPrices.low}, ${usualPrices.high},
      ${usualPrices.fromDay}::text as "from", ${usualPrices.toDay}::text as "to" from ${usualPrices}`)
  return rows.map((value) => row.parse(value))
}

/** Per unit in the whole country; null where too little is known. */
async function getUsualOfGroup(group: number, invented: boolean): Promise<UsualPrice | null> {
  const known = await cached({ name: 'price-usual', key: [], tags: [tag.prices] }, readUsualPrices)
  return known.find((usual) => usual.group === group && usual.invented === invented) ?? null
}

/** From the histories of the compared chains in the last days; null with too few days. */
export function usualOfProduct(histories: readonly (readonly PriceDay[])[]): UsualPrice | null {
  const all = histories.flat()
  const last = all
    .map(({ day }) => day)
    .sort()
    .at(-1)
  if (!last) return null
  const since = addDays(last, -usualDays)
  const recent = all.filter(({ day }) => day >= since)
  const days = [...new Set(recent.map(({ day }) => day))].sort()
  // Of many chains one day has as many prices as one chain has in weeks.
  const range = days.length < fewestDays ? null : rangeOfHistory(recent.map(({ price }) => price))
  const [from] = days
  return range && from ? { low: range.low, high: range.high, from, to: last } : null
}

export type GroupProduct = GroupEntry & { listing: ListingPrice; card: CardProduct }

/**
 * `usual` is nationwide, whatever the filter; `offered` is the lowest unit price in today's brochures under the filter,
 * in euro cents.
 */
export type GroupView = Omit<GroupPage, 'entries'> & {
  products: GroupProduct[]
  usual: UsualPrice | null
  offered: number | null
}

export async function readGroupView(
  group: ProductGroup,
  filter: PriceFilter,
  placeId: number,
  town: string | null = null,
): Promise<GroupView> {
  const newest = await getNewestDays()
  const { chain, size, after } = filter
  const options = { placeId, chain, size, newest, cursor: readGroupCursor(after) }
  const { entries, ...page } = await readGroupPage(group, options)
  const ids = entries.map(({ id }) => id)
  const products = entries.flatMap(({ product }) => product ?? [])
  const place = placeId === allPlaces.id ? undefined : placeId
  const [listings, cards, offered] = await Promise.all([
    ids.length > 0 ? readListings(sql`${l.id} = any(${sql.param(ids)}::integer[])`, placeId, newest) : [],
    readProductCards(products, { companies: null, place, offers: { chain, town, withoutCard: false } }),
    group.rule.noVerdict ? null : readLowestUnitPrice(group.number, group.unit, offerChoice(group, filter, town)),
  ])
  const byId = new Map(listings.map((listing) => [listing.id, listing]))
  const byProduct = new Map(cards.map((card) => [card.id, card]))
  const cardOf = ({ product }: GroupEntry, listing: ListingPrice) => {
    const card = product === null ? undefined : byProduct.get(product)
    if (!card) return cardOfListing(listing, !group.rule.noVerdict)
    return { ...card, reports: card.reports.filter((report) => chain === null || report.chain === chain) }
  }
  return {
    ...page,
    offered,
    usual: await getUsualOfGroup(group.number, page.figures[0]?.invented ?? false),
    products: entries.flatMap((entry) => {
      const listing = byId.get(entry.id)
      return listing ? [{ ...entry, listing, card: cardOf(entry, listing) }] : []
    }),
  }
}

export function getGroupView(group: ProductGroup): Promise<GroupView> {
  const tags = [tag.prices, tag.offers, tag.brochures, tag.retailers, tag.productGroups, dayTag]
  return cached({ name: 'price-group', key: [group.slug], tags }, () => readGroupView(group, noFilter, allPlaces.id))
}
