import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import type { PackSize } from '@/domain/pack-size'
import { db } from '@/server/cms'

/** What the listings of several chains were matched to. */
export type Product = {
  id: number
  slug: string
  title: string
  brand: string | null
  groupNumber: number | null
  size: PackSize | null
  /** The address of the product that it was joined to. */
  mergedInto: string | null
}

const row = z.object({
  id: z.number(),
  slug: z.string(),
  title: z.string(),
  brand: z.string().nullable(),
  group_number: z.number().nullable(),
  pack_unit: z.enum(['kg', 'l', 'piece']).nullable(),
  pack_amount: z.number().nullable(),
  merged_into: z.string().nullable(),
})

export async function readProduct(slug: string): Promise<Product | null> {
  const { rows } = await (await db()).execute(sql`
    select p.id, p.slug, p.title, p.brand, p.group_number, p.pack_unit, p.pack_amount, other.slug as merged_into
    from prices.products p left join prices.products other on other.id = p.merged_into where p.slug = ${slug}`)
  if (!rows[0]) return null
  const { pack_unit: unit, pack_amount: amount, ...found } = row.parse(rows[0])
  const { id, title, brand, group_number: groupNumber, merged_into: mergedInto } = found
  return { id, slug, title, brand, groupNumber, size: unit && amount ? { unit, amount } : null, mergedInto }
}

const placeRow = z.object({ code: z.string(), name: z.string() })

/** The settlements in which a chain, or any of them, sells a product, by name. */
export async function readProductPlaces(
  productId: number,
  chain: string | null,
): Promise<{ code: string; name: string }[]> {
  const byChain = sql`and l.company_id in (
    select k.id from prices.companies k join prices.chains c on c.id = k.chain_id where c.slug = ${chain})`
  const { rows } = await (await db()).execute(sql`
    select distinct p.name, p.code from prices.listings l
    join prices.latest t on t.listing_id = l.id and t.place_id <> 0
    join prices.places p on p.id = t.place_id
    where l.product_id = ${productId} ${chain ? byChain : sql``} order by p.name, p.code`)
  return rows.map((value) => placeRow.parse(value))
}
