import { sql } from '@payloadcms/db-postgres'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import type { Payload } from 'payload'
import type { PackSize, Unit } from '@/domain/pack-size'
import { brandKey, listedBrand } from '@/domain/product-name-brands'
import { chainMark, groupMark, packMark } from '@/domain/search-text'
import { placeOf } from '@/domain/sold-pair'
import { unitPrice } from '@/domain/unit-price'
import { notify } from '../cache/invalidate'
import { tag } from '../cache/tags'
import { integerIdsOf } from '../db/row-ids'
import { named, tables } from '../db/tables'
import type { Database } from '../db/transaction'
import { type GroupSource, type ProductSource, readGroups, readProductSources } from './product-sources'
import { rewriteGroups } from './sources'
import { learnVocabulary, nameVector, Vocabulary } from './vector'

const { productKinds, products } = tables.search
const k = alias(productKinds, 'k')
const p = alias(products, 'p')
const sources = tables.prices.products

const batchSize = 1000

export async function indexProducts(database: Database, ids: number[]): Promise<void> {
  if (ids.length === 0) return
  const groups = await readGroups(database)
  await rewrite(database, ids, groups)
}

/** Rewrites all products after an import and its matching, in batches that each commit. Safe to repeat and to kill. */
export async function indexAllProducts(database: Payload['db']['drizzle']): Promise<void> {
  await database.transaction(rewriteGroups)
  const groups = await readGroups(database)
  for (let after = 0; ; ) {
    const { rows } = await database.execute(sql`
      select ${sources.id} from ${sources} where ${sources.id} > ${after} order by ${sources.id} limit ${batchSize}`)
    const ids = integerIdsOf(rows)
    const last = ids.at(-1)
    if (last === undefined) break
    await database.transaction((transaction) => rewrite(transaction, ids, groups))
    after = last
  }
  await database.transaction(forgetKinds)
  await database.execute(sql`analyze ${products}`)
  await database.execute(sql`analyze ${productKinds}`)
}

async function rewrite(database: Database, ids: number[], groups: Map<number, GroupSource>): Promise<void> {
  await lockIndex(database)
  await database.execute(sql`delete from ${products} where ${products.id} = any(${sql.param(ids)}::integer[])`)
  const vocabulary = new Vocabulary()
  const rows = (await readProductSources(database, ids)).map((source) => productRow(source, groups, vocabulary))
  await insertProducts(database, rows)
  await learnVocabulary(database, vocabulary)
  await notify([tag.search], database)
}

/**
 * Without this lock, the second of two writers would fail on the row of the first, or miss a kind that the first one
 * removes.
 */
async function lockIndex(database: Database): Promise<void> {
  await database.execute(sql`select pg_advisory_xact_lock(hashtext('search products'))`)
}

async function insertProducts(database: Database, rows: ReturnType<typeof productRow>[]): Promise<void> {
  const given = sql`json_to_recordset(${JSON.stringify(rows)}::json) as x(
    id integer, price integer, unit_price float8, day date, group_number smallint, unit text,
    ranked boolean, chain_ids integer[], places integer[], sold_pairs bigint[], brand text, brand_key text, reduction text, words text
  )`
  await database.execute(sql`
    insert into ${productKinds} (${named(productKinds, 'groupNumber', 'unit', 'ranked', 'chainIds', 'places', 'soldPairs')})
    select distinct group_number, unit, ranked, chain_ids, places, sold_pairs from ${given} on conflict do nothing`)
  await database.execute(sql`
    insert into ${products}
      (${named(products, 'id', 'kindId', 'price', 'unitPrice', 'day', 'brand', 'brandKey', 'reduction', 'words')})
    select x.id, ${k.id}, price, unit_price, day, brand, brand_key, reduction, strip(words::tsvector)
    from ${given} join ${productKinds} k using (${named(productKinds, 'ranked', 'chainIds', 'soldPairs')})
    where hash_array_extended(${k.soldPairs}, 0) = hash_array_extended(x.sold_pairs, 0)
      and (x.group_number, x.unit) is not distinct from (${k.groupNumber}, ${k.unit})`)
}

/** Kinds depend on where products are sold, which changes with each day's prices, so unused ones would pile up. */
async function forgetKinds(database: Database): Promise<void> {
  await lockIndex(database)
  await database.execute(sql`
    delete from ${productKinds} k where not exists (select from ${products} p where ${p.kindId} = ${k.id})`)
}

function productRow(source: ProductSource, groups: Map<number, GroupSource>, vocabulary: Vocabulary) {
  const group = source.group === null ? undefined : groups.get(source.group)
  const pack = sizeOf(source.packUnit, source.packAmount)
  const measured = unitPrice(source.price, sizeOf(source.pricedUnit, source.pricedAmount))
  const words = nameVector(source.title, vocabulary)
  for (const text of [source.brand, ...source.names]) words.add(text, 'A')
  if (pack) words.mark(packMark(pack))
  if (source.group !== null) words.mark(groupMark(source.group))
  for (const chain of source.chains) words.mark(chainMark(chain))
  return {
    id: source.id,
    price: source.price,
    unit_price: measured?.cents ?? null,
    day: source.day,
    group_number: source.group,
    unit: measured?.unit ?? null,
    ranked: (group?.ranked ?? true) && !source.held,
    chain_ids: source.chains,
    places: [...new Set(source.sold.map(placeOf))].sort((one, other) => one - other),
    sold_pairs: source.sold,
    brand: source.brand && listedBrand(source.brand),
    brand_key: source.brand && brandKey(source.brand),
    reduction: source.reduction,
    words: String(words),
  }
}

const sizeOf = (unit: Unit | null, amount: number | null): PackSize | null =>
  unit !== null && amount !== null ? { unit, amount } : null
