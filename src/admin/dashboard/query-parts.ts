import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type { DashboardFilter, DashboardState } from './types'

/**
 * Editors work on the newest version, visitors see the published row: texts and days of a draft come from the version,
 * those that decide whether a published brochure is current from the row.
 */
export const brochuresWithDraft = sql`
  brochures b
  left join _brochures_v v on v.parent_id = b.id and v.latest
  left join retailers r on r.id = coalesce(v.version_retailer_id, b.retailer_id)`

const published = sql`b._status = 'published'`

export const validFrom = sql`case when ${published} then b.valid_from else coalesce(v.version_valid_from, b.valid_from) end`
export const validTo = sql`case when ${published} then b.valid_to else coalesce(v.version_valid_to, b.valid_to) end`

/** Pending scheduled publications. */
export const scheduled = sql`
  select document_id as id, due_at as at from editorial.schedules
  where collection = 'brochures' and kind = 'publish' and failed_at is null`

/** Scheduled publications and their ends that failed; the last of each brochure. */
export const failedSchedules = sql`
  select distinct on (document_id) document_id as id, kind as type, due_at as at, reason
  from editorial.schedules where collection = 'brochures' and failed_at is not null
  order by document_id, failed_at desc`

/** A failed import counts until a newer one follows it. */
const failedImports = sql`
  select i.brochure_id from imports i
  where i.status = 'failed' and not exists (
    select 1 from imports newer where newer.brochure_id = i.brochure_id and newer.created_at > i.created_at)`

/** When a brochure belongs to a state; `today` is a calendar day in Europe/Sofia. */
export function stateCondition(state: DashboardState, today: string): SQL {
  switch (state) {
    case 'all':
      return sql`true`
    case 'current':
      return sql`(${published} and b.valid_from <= ${today} and b.valid_to >= ${today})`
    case 'today':
      return sql`(${published} and b.valid_to = ${today})`
    case 'upcoming':
      return sql`(${published} and b.valid_from > ${today})`
    case 'expired':
      return sql`(${published} and b.valid_to < ${today})`
    case 'draft':
      return sql`(${published}) is not true`
    case 'scheduled':
      return sql`b.id in (select waiting.id from (${scheduled}) waiting)`
    case 'scheduleFailed':
      return sql`b.id in (select failed.id from (${failedSchedules}) failed)`
    case 'withoutOffers':
      return sql`(coalesce(${validTo}, ${today}) >= ${today}
        and not exists (select 1 from offers o where o.brochure_id = b.id))`
    case 'importFailed':
      return sql`b.id in (${failedImports})`
  }
}

/** The most relevant first in each state: what ends first, starts first, ended last, or was changed last. */
export function stateOrder(state: DashboardState): SQL {
  if (state === 'current' || state === 'withoutOffers') return sql`${validTo} asc nulls last, b.id`
  if (state === 'upcoming') return sql`${validFrom} asc nulls last, b.id`
  if (state === 'expired') return sql`b.valid_to desc nulls last, b.id`
  return sql`greatest(b.updated_at, v.updated_at) desc, b.id`
}

export function chosen({ search, retailer, category }: DashboardFilter): SQL {
  const conditions = [sql`true`]
  if (retailer) conditions.push(sql`coalesce(v.version_retailer_id, b.retailer_id) = ${retailer}`)
  if (category) conditions.push(sql`coalesce(v.version_category_id, b.category_id) = ${category}`)
  if (search) {
    const pattern = `%${search.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`
    conditions.push(sql`(
      r.id in (select id from retailers where ${lower(sql`name`)} like ${pattern})
      or coalesce(v.version_slug, b.slug) like ${pattern}
      or (v.id is null and exists (select 1 from brochures_locales l
        where l._parent_id = b.id and ${lower(sql`l.title`)} like ${pattern}))
      or exists (select 1 from _brochures_v_locales l
        where l._parent_id = v.id and ${lower(sql`l.version_title`)} like ${pattern}))`)
  }
  return sql.join(conditions, sql` and `)
}

/** The collation makes upper and lower case of Cyrillic the same in a database of any locale. */
function lower(column: SQL): SQL {
  return sql`lower(${column} collate "und-x-icu")`
}
