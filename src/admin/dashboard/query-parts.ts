import { sql } from '@payloadcms/db-postgres'
import type { Column, SQL } from '@payloadcms/db-postgres/drizzle'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import { isOfPdf, pdfOf } from '@/server/db/offer-pdfs'
import { isOfPublicShop } from '@/server/db/public-brochure'
import { isOneOf, isPublished } from '@/server/db/states'
import { tables } from '@/server/db/tables'
import type { DashboardFilter, DashboardState } from './types'

const { _brochuresV, _brochuresVLocales, brochures, brochuresLocales, imports, offers, retailers } = tables
const { schedules } = tables.editorial

/** Aliases: b brochure, v its newest version, r retailer. */
export const b = alias(brochures, 'b')
export const v = alias(_brochuresV, 'v')
export const r = alias(retailers, 'r')

const i = alias(imports, 'i')
const newer = alias(imports, 'newer')
const o = alias(offers, 'o')
const words = alias(brochuresLocales, 'words')
const versionWords = alias(_brochuresVLocales, 'version_words')

/**
 * Texts and days come from the newest version, which editors work on; fields that decide whether a published brochure
 * is current come from the published row, which visitors see.
 */
export const brochuresWithDraft = sql`
  ${brochures} b
  left join ${_brochuresV} v on ${v.parentId} = ${b.id} and ${v.latest}
  left join ${retailers} r on ${r.id} = coalesce(${v.versionRetailerId}, ${b.retailerId})`

const published = isPublished(b)
const seen = sql`(${published} and ${isOfPublicShop(b.retailerId)})`

export const validFrom = sql`case when ${published} then ${b.validFrom} else coalesce(${v.versionValidFrom}, ${b.validFrom}) end`
export const validTo = sql`case when ${published} then ${b.validTo} else coalesce(${v.versionValidTo}, ${b.validTo}) end`

export const ofShownPdf = sql`(${o.brochureId} = ${b.id}
  and ${isOfPdf(o.pdfs, pdfOf(sql`coalesce(${v.versionActiveImportId}, ${b.activeImportId})`))})`

export const scheduled = sql`
  select ${schedules.documentId} as id, ${schedules.dueAt} as at from ${schedules}
  where ${schedules.collection} = 'brochures' and ${isOneOf(schedules.kind, 'publish')} and ${schedules.failedAt} is null`

export const failedSchedules = sql`
  select distinct on (${schedules.documentId}) ${schedules.documentId} as id, ${schedules.kind} as type,
    ${schedules.dueAt} as at, ${schedules.reason}
  from ${schedules} where ${schedules.collection} = 'brochures' and ${schedules.failedAt} is not null
  order by ${schedules.documentId}, ${schedules.failedAt} desc`

/** A failed import counts until a newer import follows. */
const failedImports = sql`
  select ${i.brochureId} from ${imports} i
  where ${isOneOf(i.status, 'failed')} and not exists (
    select 1 from ${imports} newer where ${newer.brochureId} = ${i.brochureId} and ${newer.createdAt} > ${i.createdAt})`

/** SQL condition of a dashboard state; `today` is a calendar day in Europe/Sofia. */
export function stateCondition(state: DashboardState, today: string): SQL {
  switch (state) {
    case 'all':
      return sql`true`
    case 'current':
      return sql`(${seen} and ${b.validFrom} <= ${today} and ${b.validTo} >= ${today})`
    case 'today':
      return sql`(${seen} and ${b.validTo} = ${today})`
    case 'upcoming':
      return sql`(${seen} and ${b.validFrom} > ${today})`
    case 'expired':
      return sql`(${published} and ${b.validTo} < ${today})`
    case 'draft':
      return sql`(${published}) is not true`
    case 'scheduled':
      return sql`${b.id} in (select waiting.id from (${scheduled}) waiting)`
    case 'scheduleFailed':
      return sql`${b.id} in (select failed.id from (${failedSchedules}) failed)`
    case 'withoutOffers':
      return sql`(coalesce(${validTo}, ${today}) >= ${today}
        and not exists (select 1 from ${offers} o where ${ofShownPdf}))`
    case 'importFailed':
      return sql`${b.id} in (${failedImports})`
  }
}

export function stateOrder(state: DashboardState): SQL {
  if (state === 'current' || state === 'withoutOffers') return sql`${validTo} asc nulls last, ${b.id}`
  if (state === 'upcoming') return sql`${validFrom} asc nulls last, ${b.id}`
  if (state === 'expired') return sql`${b.validTo} desc nulls last, ${b.id}`
  return sql`greatest(${b.updatedAt}, ${v.updatedAt}) desc, ${b.id}`
}

export function chosen({ search, retailer, category }: DashboardFilter): SQL {
  const conditions = [sql`true`]
  if (retailer) conditions.push(sql`coalesce(${v.versionRetailerId}, ${b.retailerId}) = ${retailer}`)
  if (category) conditions.push(sql`coalesce(${v.versionCategoryId}, ${b.categoryId}) = ${category}`)
  if (search) {
    const pattern = `%${search.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`
    conditions.push(sql`(
      ${r.id} in (select ${retailers.id} from ${retailers} where ${lower(retailers.name)} like ${pattern})
      or coalesce(${v.versionSlug}, ${b.slug}) like ${pattern}
      or (${v.id} is null and exists (select 1 from ${brochuresLocales} words
        where ${words._parentId} = ${b.id} and ${lower(words.title)} like ${pattern}))
      or exists (select 1 from ${_brochuresVLocales} version_words
        where ${versionWords._parentId} = ${v.id} and ${lower(versionWords.versionTitle)} like ${pattern}))`)
  }
  return sql.join(conditions, sql` and `)
}

/** The ICU collation lower-cases Cyrillic in a database of any locale. */
function lower(column: Column): SQL {
  return sql`lower(${column} collate "und-x-icu")`
}
