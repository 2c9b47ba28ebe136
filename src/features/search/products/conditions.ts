import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { lowestPrice } from '@/features/prices/lowest-price'
import type { PriceFilters } from '../types'

type Options = {
  priced: PriceFilters
  chain: number | undefined
  place: number | undefined
  companies: number[]
}

type Chosen = Omit<Options, 'priced'>

/** Whether a chain reports a promotion that is not held back, as a condition on `s`: of a chosen chain or place that is looked up, of all it is in the index. */
export function isReduced({ chain, place = 0, companies }: Chosen): SQL {
  if (chain === undefined && place === 0) return sql`s.reduced`
  // Looked up product after product: as a semi-join it would read the prices of a small database as a whole.
  return sql`coalesce((
    select true from prices.listings i join prices.latest l on l.listing_id = i.id and l.place_id = ${place}
    where i.product_id = s.id and i.company_id = any(${sql.param(companies)}::smallint[]) and i.hold is null and l.promo < l.low
    limit 1), false)`
}

/** What a product's price in what was chosen and its brand must be, as further conditions on `search.products s`. */
export function pricedAs({ priced, ...chosen }: Options): SQL {
  const { reduced = false, brand, min, max } = priced
  const price =
    chosen.chain === undefined && chosen.place === undefined
      ? sql`s.price`
      : sql`(select here.price from (${lowestPrice(sql`s.id`, chosen)}) here)`
  const conditions = [
    ...(min === undefined && max === undefined ? [] : [sql`${price} between ${min ?? 0} and ${max ?? unlimited}`]),
    ...(brand === undefined ? [] : [sql`lower(s.brand) = ${brand}`]),
    ...(reduced ? [isReduced(chosen)] : []),
  ]
  return sql.join(
    conditions.map((condition) => sql`and ${condition} `),
    sql``,
  )
}

const unlimited = 2_000_000_000
