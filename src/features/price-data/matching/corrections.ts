import { writeAuditEntry } from '@collections/staff/audit-log'
import { sql } from '@payloadcms/db-postgres'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { productCodes } from '@/domain/ean'
import { baseUnits } from '@/domain/pack-size'
import { productTitle, readProductName } from '@/domain/product-name'
import { listedBrand } from '@/domain/product-name-brands'
import { normalise } from '@/domain/search-text'
import { sizedName } from '@/domain/sized-name'
import { storedOrSaid } from '@/domain/stored-pack'
import { keepImportsWaiting } from '@/features/price-data/import/import-lock'
import { recheck } from '@/features/price-data/outliers/check-group'
import { refreshProducts } from '@/features/price-data/reductions/rebuild-reductions'
import { invalidate } from '@/server/cache/invalidate'
import { tag } from '@/server/cache/tags'
import { named, tables } from '@/server/db/tables'
import { type Database, transactionOf } from '@/server/db/transaction'
import { areParted, partProducts } from './proposals'
import { editorsReason } from './scoring/reasons'
import { freeSlugs } from './slugs'
import { oneMatchingAtATime } from './store'

const { listings, offerMatches } = tables.prices
const l = alias(listings, 'l')
const n = alias(listings, 'n')
const o = alias(tables.prices.products, 'o')

/** A size is the total in grams, millilitres or pieces. */
export const correctionShape = z.object({
  title: z.string().trim().min(1).max(160),
  brand: z.string().trim().max(80).transform(listedBrand).nullable(),
  group: z.int().min(1).max(101).nullable(),
  size: z.object({ unit: z.enum(baseUnits), amount: z.int().min(1).max(10_000_000) }).nullable(),
})

export type Correction = z.infer<typeof correctionShape>

export class CorrectionRefused extends Error {
  constructor(readonly reason: 'unknown' | 'same' | 'only-one' | 'importing' | 'changed' | 'parted') {
    super(reason)
  }
}

const everything = sql`array['title', 'brand', 'group', 'size']`

async function begin(req: PayloadRequest): Promise<Database> {
  const database = await transactionOf(req)
  if (!(await keepImportsWaiting(database))) throw new CorrectionRefused('importing')
  await oneMatchingAtATime(database)
  return database
}

const titledRows = z.array(z.object({ id: z.number(), title: z.string(), mergedInto: z.number().nullable() }))

/**
 * Merges two products permanently: all listings move to `into`, and the URL of the other redirects there. Safe to repeat.
 * @throws CorrectionRefused with `unlessParted`, where an editor has parted the two
 */
export async function mergeProducts(
  req: PayloadRequest,
  { from, into }: { from: number; into: number },
  { unlessParted = false } = {},
): Promise<void> {
  if (from === into) throw new CorrectionRefused('same')
  const database = await begin(req)
  const { rows } = await database.execute(
    sql`select ${tables.prices.products.id}, ${tables.prices.products.title},
          ${tables.prices.products.mergedInto} as "mergedInto"
        from ${tables.prices.products} where ${tables.prices.products.id} in (${from}, ${into})`,
  )
  const found = new Map(titledRows.parse(rows).map((product) => [product.id, product]))
  const [merged, target] = [found.get(from), found.get(into)]
  if (!merged || !target || target.mergedInto !== null) throw new CorrectionRefused('unknown')
  if (merged.mergedInto === into) return
  if (merged.mergedInto !== null) throw new CorrectionRefused('unknown')
  if (unlessParted && (await areParted(database, { from, into }))) throw new CorrectionRefused('parted')
  await database.execute(sql`
    update ${listings} set ${named(listings, 'productId')} = ${into}, ${named(listings, 'pinned')} = true,
      ${named(listings, 'matchScore')} = 1, ${named(listings, 'matchReason')} = ${editorsReason}
    where ${listings.productId} in (${from}, ${into})`)
  await database.execute(sql`update ${offerMatches} set ${named(offerMatches, 'productId')} = ${into}
      where ${offerMatches.productId} = ${from}`)
  await database.execute(sql`update ${tables.prices.products}
      set ${named(tables.prices.products, 'corrected')} = ${everything},
      ${named(tables.prices.products, 'closed')} = false where ${tables.prices.products.id} = ${into}`)
  await database.execute(sql`
    update ${tables.prices.products} set ${named(tables.prices.products, 'barcodes')} = array(
      select distinct unnest(${o.barcodes}) from ${tables.prices.products} o where ${o.id} in (${from}, ${into}) order by 1)
    where ${tables.prices.products.id} = ${into}`)
  await database.execute(sql`
    update ${tables.prices.products}
      set ${named(tables.prices.products, 'mergedInto')} = ${into}, ${named(tables.prices.products, 'closed')} = false
      where ${tables.prices.products.id} = ${from} or ${tables.prices.products.mergedInto} = ${from}`)
  await refreshProducts(database, [from, into])
  await audit(req, 'product.merged', into, { from: merged.title, to: target.title, ids: { from, into } })
}

/** Parts two proposed products permanently: both keep their listings, and no matching unites them. */
export async function partPair(req: PayloadRequest, pair: { from: number; into: number }): Promise<void> {
  if (pair.from === pair.into) throw new CorrectionRefused('same')
  const database = await begin(req)
  const [from, into] = await Promise.all([knownProduct(database, pair.from), knownProduct(database, pair.into)])
  await partProducts(database, pair)
  await audit(req, 'product.parted', pair.into, { from: from.title, to: into.title, ids: pair })
}

const splitRow = z.object({
  name: z.string(),
  code: z.string(),
  brand: z.string().nullable(),
  group: z.number().nullable(),
  unit: z.enum(baseUnits).nullable(),
  amount: z.number().nullable(),
  product_id: z.number(),
  title: z.string(),
  /** Codes of the other listings of its product. */
  others: z.array(z.string()),
  wasSplit: z.boolean(),
})
const createdRow = z.object({ id: z.number(), title: z.string() })

/**
 * Splits a listing off permanently, into a product of its own that nothing is added to automatically. Returns its id.
 * Safe to repeat. The others are pinned too: joined elsewhere, the listing would otherwise draw them after it.
 */
export async function splitListing(req: PayloadRequest, listing: number): Promise<number> {
  const database = await begin(req)
  const { rows } = await database.execute(sql`
    select ${l.name}, ${l.code}, ${l.brand}, ${l.groupNumber} as "group", ${l.packUnit} as unit, ${l.packAmount} as amount,
      ${l.productId}, ${o.title}, ${o.closed} as "wasSplit",
      array(select ${n.code} from ${listings} n where ${n.productId} = ${l.productId} and ${n.id} <> ${l.id}) as others
    from ${listings} l join ${tables.prices.products} o on ${o.id} = ${l.productId} where ${l.id} = ${listing}`)
  const found = splitRow.safeParse(rows[0])
  if (!found.success) throw new CorrectionRefused('unknown')
  const { name, code, brand, group, unit, amount, product_id: from, title: before, others, wasSplit } = found.data
  if (wasSplit && others.length === 0) return from
  if (others.length === 0) throw new CorrectionRefused('only-one')
  const sized = sizedName(name, group)
  const pack = storedOrSaid(unit && amount ? { unit, amount } : null, readProductName(sized).pack)
  const titled = productTitle([sized], brand, pack)
  const [slug = ''] = await freeSlugs(database, [titled])
  const created = await database.execute(sql`
    insert into ${tables.prices.products}
      (${named(tables.prices.products, 'slug', 'title', 'brand', 'groupNumber', 'packUnit', 'packAmount', 'words', 'closed', 'corrected')})
    select ${slug}, ${titled}, ${listings.brand}, ${listings.groupNumber}, ${listings.packUnit},
      ${listings.packAmount}, ${normalise(`${titled} ${brand ?? ''}`).join(' ')}, true, ${everything}
    from ${listings} where ${listings.id} = ${listing}
    returning ${tables.prices.products.id}, ${tables.prices.products.title}`)
  const { id, title } = createdRow.parse(created.rows[0])
  await database.execute(sql`
    update ${listings} set ${named(listings, 'pinned')} = true where ${listings.productId} = ${from}`)
  await database.execute(sql`
    update ${listings} set ${named(listings, 'productId')} = ${id},
      ${named(listings, 'matchScore')} = null, ${named(listings, 'matchReason')} = ${editorsReason}
      where ${listings.id} = ${listing}`)
  await keepBarcodes(database, id, [code])
  await keepBarcodes(database, from, others)
  await refreshProducts(database, [from, id])
  await audit(req, 'product.split', id, { from: before, to: title, listing, ids: { from, into: id } })
  return id
}

async function keepBarcodes(database: Database, product: number, codes: readonly string[]): Promise<void> {
  await database.execute(sql`
    update ${tables.prices.products}
      set ${named(tables.prices.products, 'barcodes')} = ${sql.param(productCodes(codes))}::text[]
    where ${tables.prices.products.id} = ${product}`)
}

/**
 * Writes title, brand, group and size of a product and pins all its listings, so that the next import and matching
 * leave them unchanged. `seen` is the product as the form showed it (`seenOf`).
 * @throws CorrectionRefused where somebody else has changed the product since
 */
export async function correctProduct(
  req: PayloadRequest,
  product: number,
  correction: Correction,
  seen?: string,
): Promise<void> {
  const database = await begin(req)
  const { title, brand, group, size } = correction
  const before = await knownProduct(database, product)
  const pack = { pack_unit: size?.unit ?? null, pack_amount: size?.amount ?? null }
  // A correction that was sent twice finds what it has written itself.
  const expected = [seen, seenOf({ title, brand, group_number: group, ...pack })]
  if (seen !== undefined && !expected.includes(seenOf(before))) throw new CorrectionRefused('changed')
  const words = normalise(`${title} ${brand ?? ''}`).join(' ')
  await database.execute(sql`
    update ${tables.prices.products}
      set ${named(tables.prices.products, 'title')} = ${title}, ${named(tables.prices.products, 'words')} = ${words},
      ${named(tables.prices.products, 'brand')} = ${brand},
      ${named(tables.prices.products, 'groupNumber')} = ${group},
      ${named(tables.prices.products, 'packUnit')} = ${size?.unit ?? null},
        ${named(tables.prices.products, 'packAmount')} = ${size?.amount ?? null},
        ${named(tables.prices.products, 'corrected')} = ${everything}
    where ${tables.prices.products.id} = ${product}`)
  await database.execute(sql`
    update ${listings} set ${named(listings, 'pinned')} = true, ${named(listings, 'brand')} = ${brand},
      ${named(listings, 'groupNumber')} = ${group}, ${named(listings, 'packUnit')} = ${size?.unit ?? null},
      ${named(listings, 'packAmount')} = ${size?.amount ?? null}
    where ${listings.productId} = ${product}`)
  await recheck(database, { groups: [before.group_number, group], products: [product] })
  const name = before.title === title ? title : `${before.title} → ${title}`
  await audit(req, 'product.corrected', product, { ...correction, name })
}

/** Moves a product with all its listings to another group, or out of all groups, as permanently as a correction. */
export async function moveProduct(req: PayloadRequest, product: number, group: number | null): Promise<void> {
  const database = await begin(req)
  const { group_number: from, title } = await knownProduct(database, product)
  await database.execute(sql`
    update ${tables.prices.products}
      set ${named(tables.prices.products, 'groupNumber')} = ${group},
      ${named(tables.prices.products, 'corrected')} = array_append(array_remove(${tables.prices.products.corrected},
      'group'), 'group')
    where ${tables.prices.products.id} = ${product}`)
  await database.execute(sql`
    update ${listings} set ${named(listings, 'pinned')} = true, ${named(listings, 'groupNumber')} = ${group}
      where ${listings.productId} = ${product}`)
  await recheck(database, { groups: [from, group], products: [product] })
  await audit(req, 'product.moved', product, { name: title, from, to: group })
}

const knownRow = z.object({
  title: z.string(),
  brand: z.string().nullable(),
  group_number: z.number().nullable(),
  pack_unit: z.string().nullable(),
  pack_amount: z.number().nullable(),
})
type KnownProduct = z.infer<typeof knownRow>

/** All that a correction writes, so that it undoes none that was made meanwhile. */
export const seenOf = ({ title, brand, group_number, pack_unit, pack_amount }: KnownProduct): string =>
  JSON.stringify([title, brand, group_number, pack_unit, pack_amount])

async function knownProduct(database: Database, product: number): Promise<KnownProduct> {
  const { rows } = await database.execute(
    sql`select ${tables.prices.products.title}, ${tables.prices.products.brand}, ${tables.prices.products.groupNumber},
          ${tables.prices.products.packUnit}, ${tables.prices.products.packAmount}
        from ${tables.prices.products}
        where ${tables.prices.products.id} = ${product} and ${tables.prices.products.mergedInto} is null`,
  )
  const found = knownRow.safeParse(rows[0])
  if (!found.success) throw new CorrectionRefused('unknown')
  return found.data
}

/** The entry has the titles of that time, because a merged product is shown nowhere. */
async function audit(req: PayloadRequest, action: string, product: number, details: Record<string, unknown>) {
  await invalidate([tag.prices], req)
  await writeAuditEntry(req, { action, target: `products ${product}`, details })
}
