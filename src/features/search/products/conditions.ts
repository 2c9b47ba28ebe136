import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type { PriceFilters } from '../types'
import { lowestPrice } from './lowest-price'

type Options = {
  priced: PriceFilters
  chain: number | undefined
  place: number | undefined
  companies: number[]
}

/** Whether one of the companies reports a promotion in the place. */
export function hasPromotion(product: SQL, { companies, place = 0 }: Pick<Options, 'companies' | 'place'>): SQL {
  return sql`exists (
    select from prices.listings i join prices.latest l on l.listing_id = i.id and l.place_id = ${place}
    where i.product_id = ${product} and i.company_id = any(${sql.param(companies)}::smallint[]) and l.promo < l.low)`
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
    ...(brand === undefined
      ? []
      : [sql`exists (select from prices.products p where p.id = s.id and lower(p.brand) = ${brand})`]),
    ...(reduced ? [hasPromotion(sql`s.id`, chosen)] : []),
  ]
  return sql.join(
    conditions.map((condition) => sql`and ${condition} `),
    sql``,
  )
}

const unlimited = 2_000_000_000
