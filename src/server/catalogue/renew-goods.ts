import { sql } from '@payloadcms/db-postgres'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
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

/** The database, after the catalogue has been brought up to date with everything committed before this call. */
export async function catalogueDatabase(): Promise<Database> {
  const database = await db()
  while (await hasChanges(database)) await inTransaction(async (req) => renewGoods(await transactionOf(req)))
  return database
}

async function hasChanges(database: Database): Promise<boolean> {
  const { rows } = await database.execute(sql`select from ${catalogueChanges} limit 1`)
  return rows.length > 0
}

/** A web process has five seconds per statement, and an import may have changed every product. */
const mostAtOnce = 1000

/**
 * Renews the catalogue rows of at most 1000 changed products. The lock makes transactions take turns; the second finds
 * less to do.
 */
async function renewGoods(transaction: Database): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended('catalogue', 0))`)
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
