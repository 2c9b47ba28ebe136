import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import type { Database } from '@/server/db/transaction'
import { type StoredOffer, storedOffer } from './types'

/** A brochure's offers in the order of its pages, and on a page from top to bottom. With `lock` nobody else changes them. */
export async function readOffers(database: Database, brochure: string, { lock = false } = {}): Promise<StoredOffer[]> {
  const { rows } = await database.execute(sql`
    select id, to_char(updated_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "updatedAt",
      page_number as "pageNumber", title, brand, pack_size as "packSize", price_cents as "priceCents",
      old_price_cents as "oldPriceCents", unit_price_cents as "unitPriceCents", unit,
      coalesce(loyalty_only, false) as "loyaltyOnly", valid_from as "validFrom", valid_to as "validTo",
      nullif(category_id, (select b.category_id from brochures b where b.id = brochure_id)) as category,
      case when box_x is not null and box_y is not null and box_width is not null and box_height is not null
        then json_build_object('x', box_x, 'y', box_y, 'width', box_width, 'height', box_height) end as box
    from offers where brochure_id = ${brochure}
    order by page_number, box_y nulls last, box_x nulls last, id
    ${lock ? sql`for update` : sql``}`)
  return z.array(storedOffer).parse(rows)
}
