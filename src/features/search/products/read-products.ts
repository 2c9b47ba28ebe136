import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import { unitPrice } from '@/domain/unit-price'
import { preparedRows } from '@/server/prepared-rows'
import type { ProductHit } from './types'

const row = z.object({
  id: z.number(),
  slug: z.string(),
  title: z.string(),
  brand: z.string().nullable(),
  pack_unit: z.enum(['kg', 'l', 'piece']).nullable(),
  pack_amount: z.number().nullable(),
  price: z.number(),
  day: z.string(),
  chain: z.string(),
  invented: z.boolean(),
  chains: z.number(),
})

/** The found products in the given order, each at its lowest price in a place (0 for all of Bulgaria), a real one if there is one. */
export async function readProductHits(ids: number[], place = 0): Promise<Omit<ProductHit, 'isCheapest'>[]> {
  if (ids.length === 0) return []
  // Planned for these products each time: a plan for any would read the prices of a small database as a whole.
  const rows = await preparedRows(sql`
    select p.id, p.slug, p.title, p.brand, p.pack_unit, p.pack_amount, best.price, best.day::text as day, best.chain,
      best.invented, cardinality(k.chains) as chains
    from unnest(${sql.param(ids)}::integer[]) with ordinality as hit(id, place)
    join search.products s on s.id = hit.id
    join search.product_kinds k on k.id = s.kind_id
    join prices.products p on p.id = hit.id
    join lateral (
      select least(l.low, l.promo) as price, l.day, ch.name as chain, ch.invented from prices.listings i
      join prices.latest l on l.listing_id = i.id and l.place_id = ${place}
      join prices.companies co on co.id = i.company_id
      join prices.chains ch on ch.id = co.chain_id
      where i.product_id = p.id and l.day >= s.day - 2
      order by ch.invented, price, co.chain_id limit 1
    ) best on true
    order by hit.place`)
  return rows.map((value) => {
    const { price, chain, invented, pack_unit: unit, pack_amount: amount, ...product } = row.parse(value)
    return {
      ...product,
      priceCents: price,
      unitPrice: unitPrice(price, unit && amount !== null ? { unit, amount } : null),
      chain: { name: chain, invented },
    }
  })
}
