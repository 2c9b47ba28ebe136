import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import type { CalendarDay } from '@/domain/calendar-day'
import type { MultiBuy } from '@/domain/multi-buy'
import { transactionOf } from '@/server/db/transaction'
import type { BrochureSeed } from '../content/types'
import { daysOf, ownDays } from './days'
import type { DrawnBrochure } from './pdf'

type Target = {
  seed: BrochureSeed
  brochure: string
  retailer: string
  category: string
  published: boolean
  today: CalendarDay
}

export async function writeOffers(req: PayloadRequest, target: Target, offers: DrawnBrochure['offers']) {
  const database = await transactionOf(req)
  const { brochure, retailer, category, published, seed, today } = target
  const days = daysOf(seed, today)
  const rows = offers.map(({ page, box, product, loyaltyOnly }, index) => {
    const own = ownDays(seed, index, today)
    return {
      page_number: page,
      title: product.name,
      brand: product.brand,
      pack_size: product.pack === 'бр.' || product.pack === '1 бр.' ? null : product.pack,
      price_cents: product.cents,
      old_price_cents: product.oldCents,
      unit_price_cents: product.unitCents,
      unit: product.unit,
      loyalty_only: loyaltyOnly,
      ...severalColumns(product.multiBuy),
      deposit_cents: product.depositCents,
      valid_from: own.validFrom,
      valid_to: own.validTo,
      current_from: own.validFrom ?? days.validFrom,
      current_to: own.validTo ?? days.validTo,
      ...box,
    }
  })
  await database.execute(sql`delete from offers where brochure_id = ${brochure}`)
  // Proposals are obsolete once the drawing's offers are written.
  await database.execute(sql`delete from proposals.offers where brochure_id = ${brochure}`)
  await database.execute(sql`
    insert into offers (id, brochure_id, retailer_id, category_id, published, page_number, title, brand, pack_size, price_cents,
      old_price_cents, unit_price_cents, unit, loyalty_only, multi_buy_kind, multi_buy_pieces, multi_buy_amount_cents, multi_buy_free,
      multi_buy_percent_off, deposit_cents, valid_from, valid_to, current_from, current_to, box_x, box_y, box_width, box_height, pdfs)
    select gen_random_uuid(), ${brochure}::uuid, ${retailer}::uuid, ${category}::uuid, ${published}::boolean, page_number, title, brand, pack_size, price_cents,
      old_price_cents, unit_price_cents, unit::enum_offers_unit, loyalty_only, multi_buy_kind::enum_offers_multi_buy_kind, multi_buy_pieces, multi_buy_amount_cents,
      multi_buy_free, multi_buy_percent_off, deposit_cents, valid_from, valid_to, current_from, current_to, x, y, width, height, (select jsonb_build_array(i.hash) from brochures b join imports i on i.id = b.active_import_id where b.id = ${brochure})
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row(page_number int, title text, brand text, pack_size text,
      price_cents int, old_price_cents int, unit_price_cents int, unit text, loyalty_only boolean, multi_buy_kind text, multi_buy_pieces int,
      multi_buy_amount_cents int, multi_buy_free int, multi_buy_percent_off int, deposit_cents int, valid_from text,
      valid_to text, current_from text, current_to text, x numeric, y numeric, width numeric, height numeric)`)
}

function severalColumns(multiBuy: MultiBuy | null) {
  if (!multiBuy) return {}
  const { kind, pieces } = multiBuy
  return {
    multi_buy_kind: kind,
    multi_buy_pieces: pieces,
    multi_buy_amount_cents: kind === 'amount' ? multiBuy.amountCents : null,
    multi_buy_free: kind === 'free' ? multiBuy.free : null,
    multi_buy_percent_off: kind === 'percent' ? multiBuy.percentOff : null,
  }
}

export async function moveOffers(req: PayloadRequest, brochure: string, days: number) {
  const database = await transactionOf(req)
  await database.execute(sql`
    update offers set valid_from = (valid_from::date + ${days}::int)::text, valid_to = (valid_to::date + ${days}::int)::text
    where brochure_id = ${brochure} and (valid_from is not null or valid_to is not null)`)
}
