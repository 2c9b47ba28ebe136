import { sql } from '@payloadcms/db-postgres'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import { z } from 'zod'
import { productCode } from '@/domain/ean'
import { baseUnits, type PackSize, type Unit } from '@/domain/pack-size'
import { readProductName } from '@/domain/product-name'
import { normalise } from '@/domain/search-text'
import { sizedName } from '@/domain/sized-name'
import { storedOrSaid, wholePack } from '@/domain/stored-pack'
import { integerIdsOf } from '@/server/db/row-ids'
import { named, tables } from '@/server/db/tables'
import type { Database } from '@/server/db/transaction'
import type { Candidate } from './cluster'
import type { Homes } from './homes'
import { editorsReason } from './scoring/reasons'

const { prices } = tables
const c = alias(prices.companies, 'c')
const l = alias(prices.listings, 'l')
const p = alias(prices.products, 'p')
const t = alias(prices.latest, 't')

const pack = { pack_unit: z.enum(baseUnits).nullable(), pack_amount: z.number().nullable() }

const packOf = (row: { pack_unit: Unit | null; pack_amount: number | null }) =>
  row.pack_unit && row.pack_amount ? { unit: row.pack_unit, amount: row.pack_amount } : null

const listingRow = z.object({
  id: z.number(),
  name: z.string(),
  brand: z.string().nullable(),
  product_id: z.number().nullable(),
  renamed: z.boolean(),
  pinned: z.boolean(),
  chain: z.number(),
  code: z.string(),
  price: z.number().nullable(),
  ...pack,
})

const groupRow = z.object({ group_number: z.number().nullable() })

/**
 * Groups with unread, renamed or regrouped listings, the home groups of such listings, and the groups of their
 * products where they are pinned; null stands for listings without a group.
 */
export async function changedGroups(
  database: Database,
  companyIds: readonly number[] | null,
  homes: Homes,
): Promise<(number | null)[]> {
  const ofCompanies = companyIds ? sql`and ${l.companyId} = any(${sql.param(companyIds)}::integer[])` : sql``
  const { rows } = await database.execute(sql`
    select distinct changed.group_number
    from ${prices.listings} l left join ${prices.products} p on ${p.id} = ${l.productId} and ${l.pinned}
    left join unnest(${sql.param([...homes.keys()])}::int[], ${sql.param([...homes.values()])}::smallint[]) home (id, home)
      on home.id = ${l.id}
    cross join lateral (values (${l.groupNumber}, true), (${l.readGroup}, ${l.readName} is not null),
      (home.home, home.id is not null), (${p.groupNumber}, ${p.id} is not null)) changed (group_number, is_one)
    where changed.is_one
      and (${l.readName} is distinct from ${l.name} or ${l.readGroup} is distinct from ${l.groupNumber}) ${ofCompanies}`)
  return rows.map((value) => groupRow.parse(value).group_number)
}

/**
 * Pinned listings have the brand and size that they were given. They are also read in the group of their product, which
 * is described by all of them, wherever their chains file them.
 */
export async function listingsOf(database: Database, group: number | null, homes: Homes): Promise<Candidate[]> {
  const here = [...homes].flatMap(([id, home]) => (home === group ? [id] : []))
  const { rows } = await database.execute(sql`
    select ${l.id}, ${l.name}, ${l.brand}, ${l.packUnit}, ${l.packAmount}, ${l.productId}, ${l.pinned},
      ${l.readName} is distinct from ${l.name} as renamed, ${l.code}, ${c.chainId} as chain, ${t.median} as price
    from ${prices.listings} l join ${prices.companies} c on ${c.id} = ${l.companyId}
    left join ${prices.latest} t on ${t.listingId} = ${l.id} and ${t.placeId} = 0
    where (${l.groupNumber} is not distinct from ${group} and ${l.id} <> all(${sql.param([...homes.keys()])}::int[]))
      or ${l.id} = any(${sql.param(here)}::int[])
      or (${l.pinned} and exists (select from ${prices.products} p
        where ${p.id} = ${l.productId} and ${p.groupNumber} is not distinct from ${group})) order by ${l.id}`)
  return rows.map((value) => {
    const row = listingRow.parse(value)
    const { id, name, brand, pinned, renamed, product_id: product, chain, price } = row
    const read = readProductName(sizedName(name, group))
    const listing = { id, name, product, renamed, chain, price, barcode: productCode(row.code) }
    if (!pinned) return { ...listing, reading: read, fixed: null }
    const reading = { ...read, pack: storedOrSaid(packOf(row), read.pack), brand, brandWords: normalise(brand ?? '') }
    return { ...listing, reading, fixed: product }
  })
}

async function idsOf(database: Database, query: ReturnType<typeof sql>): Promise<Set<number>> {
  const { rows } = await database.execute(query)
  return new Set(integerIdsOf(rows))
}

/** Products that an editor split off: nothing is added to them automatically. */
export function closedProducts(database: Database): Promise<Set<number>> {
  return idsOf(database, sql`select ${p.id} from ${prices.products} p where ${p.closed}`)
}

/** Products of other groups with these listings, whose company moved them from group to group. */
export function foreignProducts(
  database: Database,
  group: number | null,
  products: readonly number[],
): Promise<Set<number>> {
  return idsOf(
    database,
    sql`select ${p.id} from ${prices.products} p
      where ${p.id} = any(${sql.param(products)}::int[]) and ${p.groupNumber} is distinct from ${group}`,
  )
}

export type ProductFacts = {
  title: string
  brand: string | null
  group: number | null
  pack: PackSize | null
  words: string
  /** Of 13 digits; chains sell a product under several, and a maker may give a new one. */
  barcodes: string[]
}

const factsRecord = sql`id int, slug text, title text, brand text, group_number smallint, pack_unit text, pack_amount int, words text, barcodes text[]`

function recordOf({ title, brand, group, pack: exact, words, barcodes }: ProductFacts) {
  const size = wholePack(exact)
  return {
    title,
    brand,
    group_number: group,
    pack_unit: size?.unit ?? null,
    pack_amount: size?.amount ?? null,
    words,
    barcodes,
  }
}

const createdRow = z.object({ id: z.number(), slug: z.string() })

export async function createProducts(
  database: Database,
  products: readonly (ProductFacts & { slug: string })[],
): Promise<Map<string, number>> {
  if (products.length === 0) return new Map()
  const records = products.map((product) => ({ ...recordOf(product), slug: product.slug }))
  const { rows } = await database.execute(sql`
    insert into ${prices.products}
      (${named(prices.products, 'slug', 'title', 'brand', 'groupNumber', 'packUnit', 'packAmount', 'words', 'barcodes')})
    select slug, title, brand, group_number, pack_unit, pack_amount, words, barcodes
    from jsonb_to_recordset(${JSON.stringify(records)}::jsonb) as row(${factsRecord})
    returning ${prices.products.id}, ${prices.products.slug}`)
  return new Map(rows.map((value) => createdRow.parse(value)).map(({ id, slug }) => [slug, id]))
}

/**
 * Corrected fields of an editor stay, as do barcodes of listings that are read in another group. Follows
 * `writeReadings`, so that listings that have left the product take their barcodes with them.
 */
export async function updateProducts(
  database: Database,
  products: readonly (ProductFacts & { id: number })[],
): Promise<void> {
  const records = products.map((product) => ({ ...recordOf(product), id: product.id }))
  await database.execute(sql`
    update ${prices.products} p set
      ${named(prices.products, 'title')} = case when 'title' = any(${p.corrected}) then ${p.title} else row.title end,
      ${named(prices.products, 'words')} = case when 'title' = any(${p.corrected}) then ${p.words} else row.words end,
      ${named(prices.products, 'brand')} = case when 'brand' = any(${p.corrected}) then ${p.brand} else row.brand end,
      ${named(prices.products, 'groupNumber')} = case when 'group' = any(${p.corrected}) then ${p.groupNumber} else row.group_number end,
      ${named(prices.products, 'packUnit')} = case when 'size' = any(${p.corrected}) then ${p.packUnit} else row.pack_unit end,
      ${named(prices.products, 'packAmount')} = case when 'size' = any(${p.corrected}) then ${p.packAmount} else row.pack_amount end,
      ${named(prices.products, 'barcodes')} = ${withBarcodes(sql`array(
        select unnest(${p.barcodes}) intersect select lpad(${l.code}, 13, '0') from ${prices.listings} l
        where ${l.productId} = ${p.id})`)},
      ${named(prices.products, 'mergedInto')} = null
    from jsonb_to_recordset(${JSON.stringify(records)}::jsonb) as row(${factsRecord})
    where row.id = ${p.id} and
      (${p.title}, ${p.words}, ${p.brand}, ${p.groupNumber}, ${p.packUnit}, ${p.packAmount}, ${p.barcodes}, ${p.mergedInto})
      is distinct from (row.title, row.words, row.brand, row.group_number, row.pack_unit, row.pack_amount, row.barcodes, null)`)
}

const withBarcodes = (kept: ReturnType<typeof sql>) =>
  sql`array(select distinct unnest(${kept} || row.barcodes) order by 1)`

/** Adds the barcodes that listings of this group have to products of other groups. */
export async function addBarcodes(
  database: Database,
  products: readonly { id: number; barcodes: readonly string[] }[],
): Promise<void> {
  await database.execute(sql`
    update ${prices.products} p set ${named(prices.products, 'barcodes')} = ${withBarcodes(sql`${p.barcodes}`)}
    from jsonb_to_recordset(${JSON.stringify(products)}::jsonb) as row(id int, barcodes text[])
    where row.id = ${p.id} and not ${p.barcodes} @> row.barcodes`)
}

export type Reading = {
  id: number
  product_id: number
  match_score: number | null
  match_reason: string | null
  brand: string | null
  pack_unit: string | null
  pack_amount: number | null
}

/**
 * Marks listings as read, with the product that each belongs to. A pinned one keeps its product, brand and size; its
 * likeness is that in the group of its product, unless the editor is the reason.
 */
export async function writeReadings(
  database: Database,
  group: number | null,
  readings: readonly Reading[],
): Promise<void> {
  const keepsMatch = sql`(${l.pinned} and (${l.matchReason} is not distinct from ${editorsReason} or exists (
    select from ${prices.products} p where ${p.id} = ${l.productId} and ${p.groupNumber} is distinct from ${group})))`
  const written = sql`case when ${l.pinned} then ${l.productId} else row.product_id end,
    case when ${keepsMatch} then ${l.matchScore} else row.match_score end,
    case when ${keepsMatch} then ${l.matchReason} else row.match_reason end,
    case when ${l.pinned} then ${l.brand} else row.brand end,
    case when ${l.pinned} then ${l.packUnit} else row.pack_unit end,
    case when ${l.pinned} then ${l.packAmount} else row.pack_amount end`
  await database.execute(sql`
    update ${prices.listings} l
    set (${named(prices.listings, 'productId', 'matchScore', 'matchReason', 'brand', 'packUnit', 'packAmount', 'readName', 'readGroup')})
      = row(${written}, ${l.name}, ${l.groupNumber})
    from jsonb_to_recordset(${JSON.stringify(readings)}::jsonb)
      as row(id int, product_id int, match_score real, match_reason text, brand text, pack_unit text, pack_amount int)
    where row.id = ${l.id} and (${l.readName} is distinct from ${l.name} or ${l.readGroup} is distinct from ${l.groupNumber}
      or (${l.productId}, ${l.matchScore}, ${l.matchReason}, ${l.brand}, ${l.packUnit}, ${l.packAmount})
      is distinct from (${written}))`)
}

/** A product without listings redirects to the product that got most of them, as do earlier redirects to it. */
export async function forwardAbandoned(
  database: Database,
  moves: readonly { from: number; to: number }[],
): Promise<void> {
  if (moves.length === 0) return
  await database.execute(sql`
    with moved as (
      select row.from_id, row.to_id from jsonb_to_recordset(${JSON.stringify(moves.map(({ from, to }) => ({ from_id: from, to_id: to })))}::jsonb)
        as row(from_id int, to_id int)
      where not exists (select from ${prices.listings} l where ${l.productId} = row.from_id)
    )
    update ${prices.products} p set ${named(prices.products, 'mergedInto')} = moved.to_id from moved
    where (${p.id} = moved.from_id or ${p.mergedInto} = moved.from_id) and ${p.id} <> moved.to_id`)
}

/** Imports may end at the same time; corrections take this lock too. */
export async function oneMatchingAtATime(database: Database): Promise<void> {
  await database.execute(sql`select pg_advisory_xact_lock(hashtext('product matching'))`)
}
