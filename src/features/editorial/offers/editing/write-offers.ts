import { randomUUID } from 'node:crypto'
import { writeAuditEntry } from '@collections/staff/audit-log'
import { sql } from '@payloadcms/db-postgres'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { priceAfterChange } from '@/domain/multi-buy'
import { unitPriceAfterChange } from '@/domain/offer-unit-price'
import { matchOffers } from '@/features/price-data/matching/match-offers'
import { judgeOffers } from '@/features/price-data/reductions/judge-offers'
import { defaultLocale } from '@/i18n/routing'
import { invalidate } from '@/server/cache/invalidate'
import { tagsOf } from '@/server/cache/tags'
import { multiBuyJson } from '@/server/db/multi-buy'
import { offerDaysOf } from '@/server/db/offer-days'
import { isOfPdf, refreshPublished } from '@/server/db/offer-pdfs'
import { named, setExcluded, tables } from '@/server/db/tables'
import { type Database, transactionOf } from '@/server/db/transaction'
import { indexBrochure } from '@/server/search-index'
import { isDecided } from '../proposals/known'
import { keepInOtherPdfs, removeFromPdf } from './other-pdfs'
import { type OfferFields, type StoredOffer, storedOffer, writtenColumns } from './types'

const { brochures, brochuresLocales, offers } = tables
const b = alias(brochures, 'b')
const days = offerDaysOf({ from: sql`row."validFrom"`, to: sql`row."validTo"` }, { from: b.validFrom, to: b.validTo })

export type OfferRow = OfferFields & { id?: string }
type Writing = {
  rows: OfferRow[]
  removed: string[]
  before: ReadonlyMap<string, StoredOffer>
  pdf: string | null
}

/** Fields by which an offer is matched to a product. */
const matchedBy = ({ title, brand, packSize, priceCents, oldPriceCents }: OfferFields) =>
  JSON.stringify([title, brand, packSize, priceCents, oldPriceCents])

/**
 * Writes offers of one PDF (by hash), one statement per kind of change, then once updates matching of changed offers,
 * the search index and cached reads. Other PDFs of the brochure keep their offers. `before` are the offers as they
 * were. The audit log names what is removed. Runs in the request's transaction. Returns the ids of `rows` in order.
 */
export async function writeOffers(
  req: PayloadRequest,
  brochure: string,
  { rows, removed, before, pdf }: Writing,
): Promise<string[]> {
  const database = await transactionOf(req)
  const identified = rows.map((row) => ({ ...row, ...row.box, id: row.id ?? randomUUID() }))
  await removeFromPdf(database, { brochure, pdf, ids: removed })
  await auditRemoved(req, brochure, removed, before)
  const copies = await keepInOtherPdfs(database, { brochure, pdf, ids: rows.flatMap(({ id }) => id ?? []) })
  if (identified.length > 0) {
    await database.execute(sql`
      insert into ${offers} (${named(offers, 'id', 'brochureId', 'retailerId', 'pdfs', 'createdAt', ...writtenColumns)})
      select row.id, ${b.id}, ${b.retailerId}, ${pdf && JSON.stringify([pdf])}::jsonb, now(),
        coalesce(row.category, ${b.categoryId}), "pageNumber", row.title, row.brand, "packSize",
        "priceCents", "oldPriceCents", "unitPriceCents", unit::enum_offers_unit,
        ("multiBuy"->>'kind')::enum_offers_multi_buy_kind, ("multiBuy"->>'pieces')::int,
        ("multiBuy"->>'amountCents')::int, ("multiBuy"->>'free')::int, ("multiBuy"->>'percentOff')::int,
        "depositCents", "loyaltyOnly", "validFrom", "validTo",
        ${days.from}, ${days.to}, x, y, width, height, now()
      from jsonb_to_recordset(${JSON.stringify(identified)}::jsonb) as row(id uuid, "pageNumber" int, title text, brand text,
        "packSize" text, "priceCents" int, "oldPriceCents" int, "unitPriceCents" int, unit text, "multiBuy" jsonb,
        "depositCents" int, "loyaltyOnly" boolean,
        "validFrom" text, "validTo" text, category uuid, x numeric, y numeric, width numeric,
        height numeric)
      join ${brochures} b on ${b.id} = ${brochure}
      on conflict (${named(offers, 'id')}) do update set ${setExcluded(offers, ...writtenColumns)}
      where ${offers.brochureId} = excluded.${named(offers, 'brochureId')}`)
  }
  const changed = identified.filter((row) => {
    const old = before.get(row.id)
    return !old || matchedBy(old) !== matchedBy(row)
  })
  await matchOffers(database, [...changed.map(({ id }) => id), ...copies])
  await judgeOffers(database, [...identified.map(({ id }) => id), ...copies])
  await refreshPublished(database, brochure)
  await indexBrochure(req, brochure)
  await invalidate(tagsOf('offers', { brochure }), req)
  return identified.map(({ id }) => id)
}

const namedRow = z.object({ name: z.string().nullable() })

/** One entry for a whole removal, which may be of thousands of offers. */
async function auditRemoved(
  req: PayloadRequest,
  brochure: string,
  ids: readonly string[],
  before: ReadonlyMap<string, StoredOffer>,
): Promise<void> {
  if (ids.length === 0) return
  const l = brochuresLocales
  const { rows } = await (await transactionOf(req)).execute(sql`
    select coalesce(max(${l.title}) filter (where ${l._locale} = ${defaultLocale}), max(${l.title})) as name
    from ${l} where ${l._parentId} = ${brochure}`)
  const { name } = namedRow.parse(rows[0])
  const names = ids.map((id) => before.get(id)?.title ?? id)
  const details = { collection: 'brochures', name, removed: ids.length, names, ids }
  await writeAuditEntry(req, { action: 'offers.deleted', target: `brochures ${brochure}`, details })
}

type Reading = { pdf: string | null; lock?: boolean }
type Read = { offers: StoredOffer[]; elsewhere: StoredOffer[] }

const withPlace = storedOffer.extend({ here: z.boolean() })

/** Offers in page order, from top to bottom on a page. `lock` blocks changes by others until the transaction ends. */
export async function readStoredOffers(database: Database, brochure: string, { pdf, lock }: Reading): Promise<Read> {
  const { rows } = await database.execute(sql`
    select ${offers.id}, coalesce(${isOfPdf(offers.pdfs, pdf)}, false) as here, to_char(${offers.updatedAt} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "updatedAt",
      ${offers.pageNumber} as "pageNumber", ${offers.title}, ${offers.brand}, ${offers.packSize} as "packSize",
      ${offers.priceCents} as "priceCents", ${offers.oldPriceCents} as "oldPriceCents",
      ${offers.unitPriceCents} as "unitPriceCents", ${offers.unit},
      ${multiBuyJson(offers)} as "multiBuy", ${offers.depositCents} as "depositCents",
      coalesce(${offers.loyaltyOnly}, false) as "loyaltyOnly", ${offers.validFrom} as "validFrom",
      ${offers.validTo} as "validTo",
      nullif(${offers.categoryId}, (select ${b.categoryId} from ${brochures} b where ${b.id} = ${offers.brochureId})) as category,
      case when ${offers.boxX} is not null and ${offers.boxY} is not null and ${offers.boxWidth} is not null
          and ${offers.boxHeight} is not null
        then json_build_object('x', ${offers.boxX}, 'y', ${offers.boxY}, 'width', ${offers.boxWidth},
          'height', ${offers.boxHeight}) end as box
    from ${offers} where ${offers.brochureId} = ${brochure}
    order by ${offers.pageNumber}, ${offers.boxY} nulls last, ${offers.boxX} nulls last, ${offers.id}
    ${lock ? sql`for no key update` : sql``}`)
  const found = z.array(withPlace).parse(rows)
  const those = (wanted: boolean) => found.filter(({ here }) => here === wanted).map(({ here: _, ...offer }) => offer)
  const own = those(true)
  // Former PDFs have copies of what stands elsewhere in this one.
  return { offers: own, elsewhere: those(false).filter((offer) => !isDecided(offer, own)) }
}

type Priced = Pick<OfferFields, 'title' | 'priceCents' | 'multiBuy' | 'packSize' | 'unitPriceCents' | 'unit'>

/** The price and the unit price of an offer: the one follows what several cost, the other the price. */
export function computedPrices(
  offer: Priced,
  before?: Priced,
): Pick<OfferFields, 'priceCents' | 'unitPriceCents' | 'unit'> {
  const priceCents = priceAfterChange(offer, before)
  return { priceCents, ...unitPriceAfterChange({ ...offer, priceCents }, before) }
}
