import { sql } from '@payloadcms/db-postgres'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import { isCalendarDay, sofiaDay } from '@/domain/calendar-day'
import { groupOf } from '@/domain/product-group-of'
import { groupedCategories, medicineCategory } from '@/domain/product-group-rules'
import { brandKey, withListedBrand } from '@/domain/product-name-brands'
import type { ReductionAnswer } from '@/domain/reduction'
import { editionMark, groupMark, packMark } from '@/domain/search-text'
import { unitPriceSold } from '@/domain/size-sold'
import { offerDays } from '@/domain/validity'
import { isOneOf } from '@/server/db/states'
import { notify } from '../cache/invalidate'
import { tag } from '../cache/tags'
import { named, setExcluded, tables } from '../db/tables'
import type { Database } from '../db/transaction'
import { brochureDocuments, namedDocument, offerText, packOf, type SearchDocument } from './documents'
import { type GroupSource, readGroups } from './product-sources'
import {
  type BrochureSource,
  type NamedSource,
  type OfferSource,
  readBrochures,
  readCategorySources,
  readOfferSources,
  readPageSources,
  readRetailerSources,
} from './sources'
import { categoryToken, learnVocabulary, nameVector, retailerToken, Vocabulary } from './vector'

const { search } = tables
const k = alias(search.offerKinds, 'k')

/** Money is integer euro cents, of a unit exact ones. */
type OfferRow = {
  id: string
  brochure_id: string
  retailer_id: string
  category_id: string | null
  first_day: string
  last_day: string
  price: number
  unit_price: number | null
  unit: string | null
  group_number: number | null
  card_only: boolean
  ranked: boolean
  brand: string | null
  brand_key: string | null
  reduction: ReductionAnswer | null
  words: string
}

/** The index row of an offer; null when it has ended, or when its days or its shop are not known. */
function offerRow(
  brochure: BrochureSource,
  offer: OfferSource,
  groups: ReadonlyMap<number, GroupSource>,
  vocabulary: Vocabulary,
): OfferRow | null {
  const { validFrom: first, validTo: last } = offerDays({ validFrom: offer.firstDay, validTo: offer.lastDay }, brochure)
  if (!brochure.retailer || !isCalendarDay(first) || !isCalendarDay(last) || last < sofiaDay()) return null
  const measured = unitPriceOf(offer)
  const name = offerText(offer)
  const words = nameVector(name, vocabulary)
  const group = groupedCategories.has(offer.categorySlug ?? '') ? groupOf(name) : null
  const official = group === null ? undefined : groups.get(group)
  const pack = packOf(offer)
  const { brand } = withListedBrand(offer)
  if (pack) words.mark(packMark(pack))
  if (group !== null) words.mark(groupMark(group))
  words.mark(retailerToken(brochure.retailer))
  words.mark(categoryToken(offer.category))
  if (brochure.isEdition) words.mark(editionMark)
  return {
    id: offer.id,
    brochure_id: brochure.id,
    retailer_id: brochure.retailer,
    category_id: offer.category,
    first_day: first,
    last_day: last,
    price: offer.price,
    unit_price: measured?.cents ?? null,
    unit: measured?.unit ?? null,
    group_number: group,
    card_only: offer.cardOnly,
    // An offer of a pharmacy may be a medicine, whatever category an editor gives it.
    ranked: ![brochure.categorySlug, offer.categorySlug].includes(medicineCategory) && (official?.ranked ?? true),
    brand,
    brand_key: brand && brandKey(brand),
    reduction: offer.reduction,
    words: String(words),
  }
}

function unitPriceOf(offer: OfferSource) {
  const { unitPrice: cents, unit } = offer
  return unitPriceSold({ ...offer, printed: cents !== null && unit !== null ? { cents, unit } : null })
}

const these = (ids: string[]) => sql`any(${sql.param(ids)}::uuid[])`

export async function rewriteBrochures(database: Database, ids: string[]): Promise<void> {
  await lockIndexed(database, ids)
  await database.execute(sql`
    delete from ${search.documents}
    where ${isOneOf(search.documents.kind, 'brochure')} and ${search.documents.id} = ${these(ids)}`)
  await database.execute(sql`
    delete from ${search.documents}
    where ${isOneOf(search.documents.kind, 'page')} and ${search.documents.brochureId} = ${these(ids)}`)
  await database.execute(sql`delete from ${search.offers} where ${search.offers.brochureId} = ${these(ids)}`)
  const brochures = await readBrochures(database, ids)
  const pages = Map.groupBy(await readPageSources(database, ids), (page) => page.brochure)
  const offers = Map.groupBy(await readOfferSources(database, ids), (offer) => offer.brochure)
  const groups = await readGroups(database)
  const vocabulary = new Vocabulary()
  const documents = brochures.flatMap((brochure) =>
    brochureDocuments(brochure, pages.get(brochure.id) ?? [], offers.get(brochure.id) ?? [], vocabulary),
  )
  await insertDocuments(database, documents)
  await insertOffers(
    database,
    brochures.flatMap((brochure) =>
      (offers.get(brochure.id) ?? []).flatMap((offer) => offerRow(brochure, offer, groups, vocabulary) ?? []),
    ),
  )
  await learnVocabulary(database, vocabulary)
  await notify([tag.search], database)
}

export async function rewriteNamed(
  database: Database,
  only?: { retailers: string[]; categories: string[] },
): Promise<void> {
  const ids = only && [...only.retailers, ...only.categories]
  await lockIndexed(database, ids ?? ['names'])
  await database.execute(sql`
    delete from ${search.documents} where ${isOneOf(search.documents.kind, 'retailer', 'category')}
    ${ids ? sql`and ${search.documents.id} = ${these(ids)}` : sql``}`)
  const sources: NamedSource[] = [
    ...(await readRetailerSources(database, only?.retailers ?? 'all')),
    ...(await readCategorySources(database, only?.categories ?? 'all')),
  ]
  const vocabulary = new Vocabulary()
  await insertDocuments(
    database,
    sources.map((source) => namedDocument(source, vocabulary)),
  )
  await learnVocabulary(database, vocabulary)
  await notify([tag.search], database)
}

/** Without this lock, the second of two writers of a document would fail on the row of the first. */
export async function lockIndexed(database: Database, ids: string[]): Promise<void> {
  await database.execute(sql`
    select pg_advisory_xact_lock(hashtextextended('search ' || id, 0))
    from unnest(${sql.param(ids.toSorted())}::text[]) id`)
}

/** Concurrent hooks of one transaction may write a document twice. */
export async function insertDocuments(database: Database, documents: SearchDocument[]): Promise<void> {
  if (documents.length === 0) return
  await database.execute(sql`
    insert into ${search.documents}
      (${named(search.documents, 'kind', 'id', 'brochureId', 'retailerId', 'categoryId', 'pageNumber')},
      ${named(search.documents, 'validFrom', 'validTo', 'ended', 'strong', 'words')})
    select kind, id, brochure_id, retailer_id, category_id, page_number, valid_from, valid_to, ended, strong::tsvector, words::tsvector
    from json_to_recordset(${JSON.stringify(documents)}::json) as x(
      kind text, id uuid, brochure_id uuid, retailer_id uuid, category_id uuid, page_number integer,
      valid_from date, valid_to date, ended boolean, strong text, words text
    )
    on conflict (${named(search.documents, 'kind', 'id')}) do update set ${setExcluded(search.documents, 'strong', 'words')}`)
}

async function insertOffers(database: Database, rows: OfferRow[]): Promise<void> {
  if (rows.length === 0) return
  const given = sql`json_to_recordset(${JSON.stringify(rows)}::json) as x(
    id uuid, brochure_id uuid, retailer_id uuid, category_id uuid, first_day date, last_day date, price integer,
    unit_price float8, unit text, group_number smallint, card_only boolean, ranked boolean,
    brand text, brand_key text, reduction text, words text
  )`
  await database.execute(sql`
    insert into ${search.offerKinds}
      (${named(search.offerKinds, 'retailerId', 'categoryId', 'groupNumber', 'unit', 'cardOnly', 'ranked')})
    select distinct retailer_id, category_id, group_number, unit, card_only, ranked from ${given} order by 1, 2, 3, 4, 5, 6
    on conflict do nothing`)
  await database.execute(sql`
    insert into ${search.offers}
      (${named(search.offers, 'id', 'brochureId', 'kindId', 'firstDay', 'lastDay', 'price', 'unitPrice')},
      ${named(search.offers, 'brand', 'brandKey', 'reduction', 'words')})
    select x.id, brochure_id, ${k.id}, first_day, last_day, price, unit_price, brand, brand_key, reduction, strip(words::tsvector)
    from ${given} join ${search.offerKinds} k using (${named(search.offerKinds, 'retailerId', 'cardOnly', 'ranked')})
    where coalesce(x.group_number, 0) = coalesce(${k.groupNumber}, 0)
      and (x.category_id, x.group_number, x.unit) is not distinct from (${k.categoryId}, ${k.groupNumber}, ${k.unit})`)
}
