import { randomUUID } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { packSize } from '@/domain/pack-size'
import { unitPrice } from '@/domain/unit-price'
import { matchOffers } from '@/features/price-data/matching/match-offers'
import { invalidate } from '@/server/cache/invalidate'
import { tagsOf } from '@/server/cache/tags'
import { type Database, transactionOf } from '@/server/db/transaction'
import { indexBrochure } from '@/server/search-index'
import { type OfferFields, type StoredOffer, storedOffer } from './types'

export type OfferRow = OfferFields & { id?: string }

/** What the matching with the price data reads of an offer. */
const nameOf = ({ title, brand, packSize }: OfferFields) => JSON.stringify([title, brand, packSize])

/**
 * Writes offers of one brochure, new ones and whole changed ones, and deletes others: a statement each way, then once the
 * matching of those whose name is new, the search index and the cached reads. `before` are the offers as they were. Runs in
 * the transaction of the request. Returns the ids of `rows`, in their order.
 */
export async function writeOffers(
  req: PayloadRequest,
  brochure: string,
  { rows, removed, before }: { rows: OfferRow[]; removed: string[]; before: ReadonlyMap<string, StoredOffer> },
): Promise<string[]> {
  const database = await transactionOf(req)
  const identified = rows.map((row) => ({ ...row, ...row.box, id: row.id ?? randomUUID() }))
  if (removed.length > 0) {
    await database.execute(sql`
      delete from offers where brochure_id = ${brochure} and id = any(${sql.param(removed)}::uuid[])`)
  }
  if (identified.length > 0) {
    await database.execute(sql`
      insert into offers (id, brochure_id, retailer_id, category_id, published, page_number, title, brand, pack_size,
        price_cents, old_price_cents, unit_price_cents, unit, loyalty_only, valid_from, valid_to, current_from, current_to,
        box_x, box_y, box_width, box_height, created_at, updated_at)
      select row.id, b.id, b.retailer_id, coalesce(row.category, b.category_id), b._status = 'published', "pageNumber", title, brand, "packSize",
        "priceCents", "oldPriceCents", "unitPriceCents", unit::enum_offers_unit, "loyaltyOnly", "validFrom", "validTo",
        coalesce("validFrom", b.valid_from), coalesce("validTo", b.valid_to), x, y, width, height, now(), now()
      from jsonb_to_recordset(${JSON.stringify(identified)}::jsonb) as row(id uuid, "pageNumber" int, title text, brand text,
        "packSize" text, "priceCents" int, "oldPriceCents" int, "unitPriceCents" int, unit text, "loyaltyOnly" boolean,
        "validFrom" text, "validTo" text, category uuid, x numeric, y numeric, width numeric,
        height numeric)
      join brochures b on b.id = ${brochure}
      on conflict (id) do update set (category_id, page_number, title, brand, pack_size, price_cents, old_price_cents, unit_price_cents,
        unit, loyalty_only, valid_from, valid_to, current_from, current_to, box_x, box_y, box_width, box_height, updated_at)
        = (excluded.category_id, excluded.page_number, excluded.title, excluded.brand, excluded.pack_size, excluded.price_cents,
        excluded.old_price_cents, excluded.unit_price_cents, excluded.unit, excluded.loyalty_only, excluded.valid_from,
        excluded.valid_to, excluded.current_from, excluded.current_to, excluded.box_x, excluded.box_y, excluded.box_width,
        excluded.box_height, excluded.updated_at)
      where offers.brochure_id = excluded.brochure_id`)
  }
  const renamed = identified.filter((row) => {
    const old = before.get(row.id)
    return !old || nameOf(old) !== nameOf(row)
  })
  await matchOffers(
    database,
    renamed.map(({ id }) => id),
  )
  await indexBrochure(req, brochure)
  await invalidate(tagsOf('offers', { brochure }), req)
  return identified.map(({ id }) => id)
}

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

type Priced = Pick<OfferFields, 'priceCents' | 'packSize' | 'unitPriceCents' | 'unit'>

/**
 * The unit price that belongs to an offer's price and pack size. One that was typed stays as long as price and pack do; a
 * pack that cannot be read has none.
 */
export function unitPriceOf(offer: Priced, before?: Priced): Pick<OfferFields, 'unitPriceCents' | 'unit'> {
  const same = before && before.priceCents === offer.priceCents && before.packSize === offer.packSize
  const typed = offer.unitPriceCents !== (before?.unitPriceCents ?? null) || offer.unit !== (before?.unit ?? null)
  if (same || typed) return { unitPriceCents: offer.unitPriceCents, unit: offer.unit }
  const computed = offer.packSize ? unitPrice(offer.priceCents, packSize(offer.packSize)) : null
  return { unitPriceCents: computed?.cents ?? null, unit: computed?.unit ?? null }
}
