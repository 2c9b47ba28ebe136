import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import { addDays, sofiaDay } from '@/domain/calendar-day'
import { comparableDays } from '@/domain/validity'
import { isOneOf } from '@/server/db/states'
import { tables } from '@/server/db/tables'

const { chains, companies: reporting, companyDays, latest, listings, products } = tables.prices
const { productGroups } = tables
const i = alias(listings, 'i')
const co = alias(reporting, 'co')
const ch = alias(chains, 'ch')
const newest = alias(latest, 'newest')
const seen = alias(companyDays, 'seen')
const l = alias(listings, 'l')
const own = alias(productGroups, 'own')
const p = alias(products, 'p')
const t = alias(latest, 't')

type Where = {
  /** Companies whose prices count (in a search, see `companiesOf`); null for all. */
  companies: number[] | null
  /** Undefined: the whole country. */
  place: number | undefined
}

/** The first day of reports whose reductions are said (`reportedReduction`). */
export const oldestReduced = () => addDays(sofiaDay(), -comparableDays)

/**
 * The lowest price of a product as a row of `price`, `old` (shelf price of a promotion that is neither held back nor old), `day`, `chain`, `invented`,
 * `hold`, `listing`, `company` and `sellers` (number of chains); no row without a seller. A price is the lower of shelf
 * and promotion; of a chain's companies only those count that reported the product at most `comparableDays` before the
 * newest of them. Invented prices count only without a real one, held-back ones (src/domain/price-outlier.ts) only
 * without any other. Lists are ordered by and show this price.
 */
export function lowestPrice(product: SQL, where: Where): SQL {
  return sql`${pricesByChain(product, where)} limit 1`
}

/** `lowestPrice` with a row for each chain, in the same order. */
export function pricesByChain(product: SQL, { companies, place = 0 }: Where): SQL {
  return sql`
    select price, old, day, chain_id, chain, invented, hold, listing, company, count(*) over ()::integer as sellers from (
      select distinct on (${co.chainId}) least(${newest.low}, ${newest.promo}) as price,
        case when ${newest.promo} < ${newest.low} and ${i.hold} is null and ${newest.day} >= ${oldestReduced()}::date
          then ${newest.low} end as old, ${newest.day},
        ${co.chainId}, ${ch.name} as chain, ${ch.invented}, ${i.hold}, ${i.id} as listing, ${i.companyId} as company
      from ${listings} i
      -- However many prices the planner expects, they are looked up one listing after the other.
      cross join lateral (
        select ${latest.low}, ${latest.promo}, ${latest.day} from ${latest}
        where ${latest.listingId} = ${i.id} and ${latest.placeId} = ${place} offset 0
      ) newest
      join ${reporting} co on ${co.id} = ${i.companyId}
      join ${chains} ch on ${ch.id} = ${co.chainId}
      where ${i.productId} = ${product} ${ofCompanies(companies)}
      order by ${co.chainId},
        ${newest.day} < max(${newest.day}) over (partition by ${co.chainId}) - ${comparableDays}::integer,
        ${i.hold} is not null, price, ${i.id}
    ) each_chain order by invented, hold is not null, price, chain_id`
}

function ofCompanies(companies: number[] | null): SQL {
  return companies ? sql`and ${i.companyId} = any(${sql.param(companies)}::integer[])` : sql``
}

/**
 * The price per kilo, litre or piece of a listing `l` with a price `t`, as in src/domain/unit-price.ts: exact and in the
 * same representation, so that both are equal where one is compared with the other. Null where the size is unknown or
 * not in `unit`.
 */
export function unitPriceIn(unit: SQL): SQL {
  return sql`(case when ${l.packUnit} = ${unit} and ${l.packAmount} > 0
    then least(${t.low}, ${t.promo}) * (case ${l.packUnit} when 'piece' then 1 else 1000 end)::float8
      / ${l.packAmount} end)`
}

/** The group `own` of the product of a listing `l`; none without a product. */
export const joinOwnGroup = sql`left join ${products} p on ${p.id} = ${l.productId}
  left join ${productGroups} own on ${own.number} = ${p.groupNumber}`

/**
 * Whether what a chain files in a group may be compared there, by the group `own` of its product (`joinOwnGroup`). Pages
 * of a product go by that (decision 21), and a chain may file a medicine among food.
 */
export const isRanked = sql`coalesce(${isOneOf(own.verdictRule, 'none')}, true)`

/**
 * The newest reported day of the real and of the invented chains, as rows of `invented` and `day`: one look at an index
 * for each company, because all days of all companies are many.
 */
export const newestDays = sql`
  select ${ch.invented}, max(reported.day) as day
  from ${reporting} co
  join ${chains} ch on ${ch.id} = ${co.chainId}
  cross join lateral (select max(${seen.day}) as day from ${companyDays} seen where ${seen.companyId} = ${co.id}) reported
  group by ${ch.invented}`
