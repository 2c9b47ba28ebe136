import { sql } from '@payloadcms/db-postgres'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import { z } from 'zod'
import { namedKinds } from '@/domain/indexed-kinds'
import { baseUnits } from '@/domain/pack-size'
import { reductionAnswers } from '@/domain/reduction'
import { readableRows } from '@/server/db/readable-rows'
import { notify } from '../cache/invalidate'
import { tag } from '../cache/tags'
import { isEdition } from '../db/editions'
import { isOnShownPage } from '../db/offer-pdfs'
import { isPublished } from '../db/states'
import { named, setExcluded, tables } from '../db/tables'
import type { Database } from '../db/transaction'
import { answerOfOffer } from './offer-reductions'
import { readGroups } from './product-sources'

const { brochurePages, brochurePagesLocales, brochures, brochuresLocales, categories, categoriesLocales } = tables
const { offers, prices, retailers, retailersLocales, retailersRels, stores } = tables
const { groups } = tables.search
const b = alias(brochures, 'b')
const brochureWords = alias(brochuresLocales, 'brochure_words')
const c = alias(categories, 'c')
const categoryWords = alias(categoriesLocales, 'category_words')
const known = alias(groups, 'known')
const o = alias(offers, 'o')
const p = alias(brochurePages, 'p')
const pageWords = alias(brochurePagesLocales, 'page_words')
const r = alias(retailers, 'r')
const retailerWords = alias(retailersLocales, 'retailer_words')
const s = alias(stores, 's')
const rel = alias(retailersRels, 'rel')
const x = alias(prices.offerReductions, 'x')

const texts = z.array(z.string().nullable()).nullable()

const brochure = z.object({
  id: z.string(),
  retailer: z.string().nullable(),
  category: z.string().nullable(),
  categorySlug: z.string().nullable(),
  isEdition: z.boolean(),
  validFrom: z.string().nullable(),
  validTo: z.string().nullable(),
  titles: texts,
  summaries: texts,
})
const page = z.object({
  id: z.string(),
  brochure: z.string(),
  number: z.number(),
  text: z.string().nullable(),
  alts: texts,
})
const offer = z.object({
  id: z.string(),
  brochure: z.string(),
  page: z.number().nullable(),
  title: z.string(),
  brand: z.string().nullable(),
  packSize: z.string().nullable(),
  price: z.number(),
  reduction: z.enum(reductionAnswers).nullable(),
  unitPrice: z.number().nullable(),
  unit: z.enum(baseUnits).nullable(),
  cardOnly: z.boolean(),
  firstDay: z.string().nullable(),
  lastDay: z.string().nullable(),
  category: z.string().nullable(),
  categorySlug: z.string().nullable(),
})
const namedSource = z.object({
  kind: z.enum(namedKinds),
  id: z.string(),
  names: texts,
  descriptions: texts,
  places: texts,
  categories: texts,
})

export type BrochureSource = z.infer<typeof brochure>
export type PageSource = z.infer<typeof page>
export type OfferSource = z.infer<typeof offer>
export type NamedSource = z.infer<typeof namedSource>

const these = (ids: string[]) => sql`any(${sql.param(ids)}::uuid[])`

export async function readBrochures(database: Database, ids: string[]): Promise<BrochureSource[]> {
  const { rows } = await database.execute(sql`
    select ${b.id}, ${b.retailerId} as retailer, ${b.categoryId} as category, ${c.slug} as "categorySlug",
      ${isEdition(b.id)} as "isEdition", ${b.validFrom} as "validFrom", ${b.validTo} as "validTo", t.titles, t.summaries
    from ${brochures} b
    left join ${categories} c on ${c.id} = ${b.categoryId}
    left join lateral (
      select array_agg(${brochureWords.title}) as titles, array_agg(${brochureWords.summary}) as summaries
      from ${brochuresLocales} brochure_words where ${brochureWords._parentId} = ${b.id}
    ) t on true
    where ${b.id} = ${these(ids)} and ${isPublished(b)} and ${b.activeImportId} is not null`)
  return readableRows(brochure, rows, 'search-index/sources')
}

export async function readPageSources(database: Database, ids: string[]): Promise<PageSource[]> {
  const { rows } = await database.execute(sql`
    select ${p.id}, ${p.brochureId} as brochure, ${p.number}, ${p.text},
      (select array_agg(${pageWords.alt}) from ${brochurePagesLocales} page_words where ${pageWords._parentId} = ${p.id}) as alts
    from ${brochures} b join ${brochurePages} p on ${p.importId} = ${b.activeImportId}
    where ${b.id} = ${these(ids)} and ${p.hidden} is not true
    order by ${p.brochureId}, ${p.position}`)
  return readableRows(page, rows, 'search-index/sources')
}

export async function readOfferSources(database: Database, ids: string[]): Promise<OfferSource[]> {
  const { rows } = await database.execute(sql`
    select ${o.id}, ${o.brochureId} as brochure, ${o.pageNumber} as page, ${o.title}, ${o.brand},
      ${o.packSize} as "packSize", ${o.priceCents} as price, ${answerOfOffer} as reduction,
      ${o.unitPriceCents} as "unitPrice", ${o.unit}, coalesce(${o.loyaltyOnly}, false) as "cardOnly",
      ${o.validFrom} as "firstDay", ${o.validTo} as "lastDay", ${c.id} as category, ${c.slug} as "categorySlug"
    from ${offers} o join ${brochures} b on ${b.id} = ${o.brochureId}
    left join ${categories} c on ${c.id} = coalesce(${o.categoryId}, ${b.categoryId})
    left join ${prices.offerReductions} x on ${x.offerId} = ${o.id}
    where ${b.id} = ${these(ids)} and ${o.published} and ${isOnShownPage(o.pageNumber, b.activeImportId)}`)
  return readableRows(offer, rows, 'search-index/sources')
}

export async function readRetailerSources(database: Database, ids: string[] | 'all'): Promise<NamedSource[]> {
  const { rows } = await database.execute(sql`
    select 'retailer' as kind, ${r.id}, array[${r.name}] as names,
      (select array_agg(${retailerWords.description}) from ${retailersLocales} retailer_words
        where ${retailerWords._parentId} = ${r.id}) as descriptions,
      (select array_agg(distinct ${s.town}) from ${stores} s where ${s.retailerId} = ${r.id}) as places,
      (select array_agg(${rel.categoriesId}::text) from ${retailersRels} rel where ${rel.parentId} = ${r.id}) as categories
    from ${retailers} r
    where ${isPublished(r)} ${ids === 'all' ? sql`` : sql`and ${r.id} = ${these(ids)}`}`)
  return readableRows(namedSource, rows, 'search-index/sources')
}

export async function readCategorySources(database: Database, ids: string[] | 'all'): Promise<NamedSource[]> {
  const { rows } = await database.execute(sql`
    select 'category' as kind, ${c.id}, array_agg(${categoryWords.name}) as names,
      array_agg(${categoryWords.description}) as descriptions, null as places, null as categories
    from ${categories} c join ${categoriesLocales} category_words on ${categoryWords._parentId} = ${c.id}
    ${ids === 'all' ? sql`` : sql`where ${c.id} = ${these(ids)}`}
    group by ${c.id}`)
  return readableRows(namedSource, rows, 'search-index/sources')
}

export async function rewriteGroups(database: Database): Promise<void> {
  const called = [...(await readGroups(database))].map(([number, { words }]) => ({ number, words }))
  await database.execute(sql`
    with called as (
      select * from json_to_recordset(${JSON.stringify(called)}::json) as x(number smallint, words text[])
    ), gone as (
      delete from ${groups} known where not exists (select from called where called.number = ${known.number})
    )
    insert into ${groups} as known (${named(groups, 'number', 'words')}) select number, words from called order by number
    on conflict (${named(groups, 'number')}) do update set ${setExcluded(groups, 'words')}
    where ${known.words} <> excluded.${named(groups, 'words')}`)
  await notify([tag.search], database)
}
