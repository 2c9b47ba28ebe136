import { sql } from '@payloadcms/db-postgres'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import { z } from 'zod'
import { notify } from '@/server/cache/invalidate'
import { tag } from '@/server/cache/tags'
import { db, inTransaction } from '@/server/cms'
import { named, setExcluded, tables } from '@/server/db/tables'
import { type Database, transactionOf } from '@/server/db/transaction'
import { buyablePrice } from './buyable-price'

const { productsRels, shop } = tables
const { catalogueChanges, catalogueGoods, listedProducts, variantStock } = shop
const g = alias(catalogueGoods, 'g')
const n = alias(catalogueChanges, 'n')
const l = alias(listedProducts, 'l')
const r = alias(productsRels, 'r')
const s = alias(variantStock, 's')

/** A web process has five seconds per statement, the wait for the lock included; an import may change every product. */
const mostAtOnce = 1000

/**
 * The database, after the catalogue has been brought up to date with everything committed before this call. More than
 * 1000 changed products are left to the worker, and the catalogue is as it was until then: all visitors would wait for
 * each other, longer than they may.
 */
export async function catalogueDatabase(): Promise<Database> {
  const database = await db()
  for (;;) {
    const noted = await countNoted(database)
    if (noted === 0 || noted > mostAtOnce) return database
    await renewPart()
  }
}

/** For the worker, which may take as long as it needs. */
export async function renewCatalogue(): Promise<void> {
  const database = await db()
  while ((await countNoted(database)) > 0) await renewPart()
}

const counted = z.object({ count: z.coerce.number() })

async function countNoted(database: Database): Promise<number> {
  const { rows } = await database.execute(sql`
    select count(*) as count from (select distinct ${n.product} from ${catalogueChanges} n) noted`)
  return counted.parse(rows[0]).count
}

async function renewPart(): Promise<void> {
  await inTransaction(async (req) => {
    const transaction = await transactionOf(req)
    await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended('catalogue', 0))`)
    const before = await countNoted(transaction)
    await renewGoods(transaction)
    const left = await countNoted(transaction)
    // While more was noted, visitors got answers from the catalogue as it was, which are remembered until told again.
    if (left <= mostAtOnce && before + left > mostAtOnce) await notify([tag.products], transaction)
  })
}

/**
 * Renews the catalogue rows of at most 1000 changed products. The lock of its caller makes transactions take turns; the
 * second finds less to do.
 */
async function renewGoods(transaction: Database): Promise<void> {
  const terms = (path: 'categories' | 'tags') => sql`
    array(select ${r.productTermsId} from ${productsRels} r
      where ${r.parentId} = ${l.product} and ${r.path} = ${path} and ${r.productTermsId} is not null order by 1)`
  const columns = [
    'product',
    'listedAt',
    'cents',
    'priorCents',
    'categories',
    'tags',
    'sizes',
    'colours',
    'variantSizes',
    'variantColours',
  ] as const
  await transaction.execute(sql`
    with noted as (
      delete from ${catalogueChanges} where ${catalogueChanges.product} in (
        select distinct ${n.product} from ${catalogueChanges} n order by 1 limit ${mostAtOnce})
      returning ${catalogueChanges.product}
    ),
    changed as materialized (select distinct product from noted),
    unlisted as (
      delete from ${catalogueGoods} g using changed where ${g.product} = changed.product
        and not exists (select from ${listedProducts} l where ${l.product} = changed.product)
    )
    insert into ${catalogueGoods} (${named(catalogueGoods, ...columns)})
    select ${l.product}, ${l.listedAt}, buyable.cents, case when not buyable."isOwn" then ${l.priorCents} end, ${terms('categories')}, ${terms('tags')},
      stocked.sizes, stocked.colours, stocked.variant_sizes, stocked.variant_colours
    from changed join ${listedProducts} l on ${l.product} = changed.product
    cross join lateral (${buyablePrice(sql`${l.product}`, sql`${l.cents}`)}) buyable
    cross join lateral (
      select coalesce(array_agg(distinct ${s.size}), '{}') as sizes, coalesce(array_agg(distinct ${s.colour}), '{}') as colours,
        coalesce(array_agg(${s.size} order by ${s.variant}), '{}') as variant_sizes,
        coalesce(array_agg(${s.colour} order by ${s.variant}), '{}') as variant_colours
      from ${variantStock} s where ${s.product} = ${l.product} and ${s.inStock}
    ) stocked
    on conflict (${named(catalogueGoods, 'product')}) do update set ${setExcluded(catalogueGoods, ...columns.slice(1))}`)
}
