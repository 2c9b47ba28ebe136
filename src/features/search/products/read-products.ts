import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import { unitPrice } from '@/domain/unit-price'
import { preparedRows } from '@/server/prepared-rows'
import { lowestPrice } from './lowest-price'
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
  hold: z.enum(['waiting', 'rejected']).nullable(),
  chains: z.number(),
  place: z.string().nullable(),
})

type Chosen = { companies: number[]; place: number | undefined }

/** The found products in the given order, each at its lowest price at these companies in a place, a real one if there is one. */
export async function readProductHits(ids: number[], chosen: Chosen): Promise<Omit<ProductHit, 'isCheapest'>[]> {
  if (ids.length === 0) return []
  // Planned for these products each time: a plan for any would read the prices of a small database as a whole.
  const rows = await preparedRows(sql`
    select p.id, p.slug, p.title, p.brand, p.pack_unit, p.pack_amount, best.price, best.day::text as day, best.chain,
      best.invented, best.hold, best.sellers as chains, (select code from prices.places where id = ${chosen.place ?? null}::smallint) as place
    from unnest(${sql.param(ids)}::integer[]) with ordinality as hit(id, place)
    join prices.products p on p.id = hit.id
    cross join lateral (${lowestPrice(sql`p.id`, chosen)}) best
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
