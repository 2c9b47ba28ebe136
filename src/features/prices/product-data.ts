import { sql } from '@payloadcms/db-postgres'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import { z } from 'zod'
import { addDays } from '@/domain/calendar-day'
import type { PackSize } from '@/domain/pack-size'
import { baseUnits } from '@/domain/pack-size'
import { getProductGroups, type ProductGroup } from '@/features/price-data/groups/data'
import { readHistories } from '@/features/price-data/history-query'
import { readListings } from '@/features/price-data/listing-query'
import {
  type BrochureOffer,
  getGroupOffers,
  getProductOffers,
  type OfferChoice,
  readGroupOffers,
  readProductOffers,
} from '@/features/price-data/offer-query'
import { historyDays } from '@/features/price-data/reductions/judge-listings'
import { allPlaces, type Chain, type ListingHistory, type ListingPrice, type Place } from '@/features/price-data/types'
import type { Locale } from '@/i18n/routing'
import { cached } from '@/server/cache/cached'
import { dayTag, tag } from '@/server/cache/tags'
import { readableRows } from '@/server/db/readable-rows'
import { tables } from '@/server/db/tables'
import { publicDb } from '@/server/replicas/public-reads'
import { getNewestDays } from './coverage'
import type { PriceFilter } from './filter'

const { prices } = tables
const c = alias(prices.chains, 'c')
const k = alias(prices.companies, 'k')
const l = alias(prices.listings, 'l')
const other = alias(prices.products, 'other')
const p = alias(prices.products, 'p')
const t = alias(prices.latest, 't')

type Product = {
  id: number
  slug: string
  title: string
  brand: string | null
  groupNumber: number | null
  size: PackSize | null
  /** Slug of the product that it was merged into. */
  mergedInto: string | null
}

const row = z.object({
  id: z.number(),
  slug: z.string(),
  title: z.string(),
  brand: z.string().nullable(),
  group_number: z.number().nullable(),
  pack_unit: z.enum(baseUnits).nullable(),
  pack_amount: z.number().nullable(),
  merged_into: z.string().nullable(),
})

export async function readPricedProduct(slug: string): Promise<Product | null> {
  const { rows } = await (await publicDb()).execute(sql`
    select ${p.id}, ${p.slug}, ${p.title}, ${p.brand}, ${p.groupNumber}, ${p.packUnit}, ${p.packAmount},
      ${other.slug} as merged_into
    from ${prices.products} p left join ${prices.products} other on ${other.id} = ${p.mergedInto}
    where ${p.slug} = ${slug}`)
  if (!rows[0]) return null
  const { pack_unit: unit, pack_amount: amount, ...found } = row.parse(rows[0])
  const { id, title, brand, group_number: groupNumber, merged_into: mergedInto } = found
  return { id, slug, title, brand, groupNumber, size: unit && amount ? { unit, amount } : null, mergedInto }
}

const placeRow = z.object({ code: z.string(), name: z.string() })

/** Settlements by name; `chain` null means any chain. */
async function readProductPlaces(productId: number, chain: string | null): Promise<{ code: string; name: string }[]> {
  const { places } = prices
  const byChain = sql`and ${l.companyId} in (
    select ${k.id} from ${prices.companies} k join ${prices.chains} c on ${c.id} = ${k.chainId}
    where ${c.slug} = ${chain})`
  const { rows } = await (await publicDb()).execute(sql`
    select distinct ${places.name}, ${places.code} from ${prices.listings} l
    join ${prices.latest} t on ${t.listingId} = ${l.id} and ${t.placeId} <> 0
    join ${places} on ${places.id} = ${t.placeId}
    where ${l.productId} = ${productId} ${chain ? byChain : sql``} order by ${places.name}, ${places.code}`)
  return readableRows(placeRow, rows, 'prices/product-data')
}

export type ProductWithPrices = {
  product: Product
  listings: ListingPrice[]
  /** Histories in the order of the listings. */
  histories: ListingHistory[]
  chains: Pick<Chain, 'slug' | 'name'>[]
  places: Pick<Place, 'code' | 'name'>[]
}

export async function readProductView(
  product: Product,
  placeId: number,
  chain: string | null = null,
): Promise<ProductWithPrices> {
  const [priced, places] = await Promise.all([
    readPriced(product, placeId, chain),
    readProductPlaces(product.id, chain),
  ])
  return { product, ...priced, places }
}

async function readPriced(product: Product, placeId: number, chosen: string | null) {
  const all = await readListings(sql`${l.productId} = ${product.id}`, placeId, await getNewestDays())
  const listings = all.filter(({ chain }) => chosen === null || chain.slug === chosen)
  const histories = await historiesOf(listings, placeId)
  const chains = [...new Map(all.map(({ chain: { slug, name } }) => [slug, { slug, name }])).values()]
  return { listings, histories, chains }
}

/** As long as a verdict needs, in the order of the listings. */
export async function historiesOf(
  listings: Pick<ListingPrice, 'companyId' | 'day' | 'id'>[],
  placeId: number,
): Promise<ListingHistory[]> {
  const [oldest] = listings.map(({ day }) => day).sort()
  return oldest ? readHistories(await publicDb(), listings, placeId, addDays(oldest, -historyDays)) : []
}

const tags = [tag.prices, tag.retailers]

export function getProduct(slug: string): Promise<Product | null> {
  return cached({ name: 'price-product', key: [slug], tags }, () => readPricedProduct(slug))
}

/** Expires at midnight, because a reported reduction is one of the day. */
export function getProductView(product: Product): Promise<ProductWithPrices> {
  return cached({ name: 'price-product-view', key: [product.slug], tags: [...tags, dayTag] }, () =>
    readProductView(product, allPlaces.id),
  )
}

/** Groups take precedence over products of the same slug. */
export type PriceSubject =
  | { kind: 'group'; group: ProductGroup; title: string }
  | { kind: 'product'; product: Product; group: ProductGroup | null; title: string }

/** Null for an unknown slug. */
export async function findSubject(slug: string, locale: Locale): Promise<PriceSubject | null> {
  const groups = await getProductGroups(locale)
  const group = groups.find((known) => known.slug === slug)
  if (group) return { kind: 'group', group, title: group.title.text }
  const product = await getProduct(slug)
  if (!product) return null
  const own = groups.find(({ number }) => number === product.groupNumber) ?? null
  return { kind: 'product', product, group: own, title: product.title }
}

/** None for groups that must not be ranked. */
export async function getSubjectOffers(subject: PriceSubject): Promise<BrochureOffer[]> {
  if (subject.group?.rule.noVerdict) return []
  return subject.kind === 'group' ? getGroupOffers(subject.group.number) : getProductOffers(subject.product.id)
}

/** `group`: the shown group, else the product's. */
export function offerChoice(
  group: ProductGroup | null,
  { chain, size }: PriceFilter,
  town: string | null,
): OfferChoice {
  return { chain, town, size: group && size ? { unit: group.unit, amount: size } : null }
}

/** Whether the page of a product says no more than that nobody reports or offers it, for which nobody searches. */
export async function hasNoPrices(subject: PriceSubject): Promise<boolean> {
  if (subject.kind === 'group') return false
  const [{ listings }, offers] = await Promise.all([getProductView(subject.product), getSubjectOffers(subject)])
  return listings.length + offers.length === 0
}

export async function readSubjectOffers(
  subject: PriceSubject,
  filter: PriceFilter,
  town: string | null,
): Promise<BrochureOffer[]> {
  const { group } = subject
  if (group?.rule.noVerdict) return []
  if (!filter.chain && !town && !filter.size) return getSubjectOffers(subject)
  const choice = offerChoice(group, filter, town)
  return subject.kind === 'group'
    ? readGroupOffers(subject.group.number, choice)
    : readProductOffers(subject.product.id, choice)
}
