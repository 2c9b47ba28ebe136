import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'

type Where = {
  /** The companies whose prices count (in a search, see `companiesOf`); null for all. */
  companies: number[] | null
  /** The whole country without one. */
  place: number | undefined
}

/**
 * The lowest price of a product at these companies in a place, as a row of `price`, `old` (the shelf price of a promotion), `day`, `chain`, `invented`, `hold` and `sellers`, how
 * many chains sell it there; no row where none does. A day's price is the lower of shelf and promotion; an invented one counts only
 * where no real chain has one, and one that is held back (src/domain/price-outlier.ts) only where there is no other. What a list is ordered by and what it shows are both this.
 */
export function lowestPrice(product: SQL, where: Where): SQL {
  return sql`${pricesByChain(product, where)} limit 1`
}

/** The same with the lowest price of each chain, the one that counts first. */
export function pricesByChain(product: SQL, { companies, place = 0 }: Where): SQL {
  return sql`
    select price, old, day, chain_id, chain, invented, hold, count(*) over ()::integer as sellers from (
      select distinct on (co.chain_id) least(l.low, l.promo) as price,
        case when l.promo < l.low then l.low end as old, l.day, co.chain_id, ch.name as chain, ch.invented,
        i.hold
      from prices.listings i
      -- However many prices the planner expects, they are looked up one listing after the other.
      cross join lateral (
        select low, promo, day from prices.latest where listing_id = i.id and place_id = ${place} offset 0
      ) l
      join prices.companies co on co.id = i.company_id
      join prices.chains ch on ch.id = co.chain_id
      where i.product_id = ${product} ${ofCompanies(companies)}
      order by co.chain_id, i.hold is not null, price
    ) each_chain order by invented, hold is not null, price, chain_id`
}

/** Further conditions on `prices.listings i`. */
export function ofCompanies(companies: number[] | null): SQL {
  return companies ? sql`and i.company_id = any(${sql.param(companies)}::smallint[])` : sql``
}

/**
 * The price per kilo, litre or piece of a listing `l` with a price `t`, rounded as in src/domain/unit-price.ts; null where its
 * size is not known or not in `unit`.
 */
export function unitCents(unit: SQL): SQL {
  return sql`(case when l.pack_unit = ${unit} and l.pack_amount > 0
    then round(least(t.low, t.promo) * (case l.pack_unit when 'piece' then 1 else 1000 end)::numeric / l.pack_amount)::integer end)`
}
