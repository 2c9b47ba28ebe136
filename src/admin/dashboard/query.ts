import { sql } from '@payloadcms/db-postgres'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import { z } from 'zod'
import { importStatuses } from '@/domain/brochure-import'
import { scheduleKinds } from '@/domain/schedule-kinds'
import { changedBrochures } from '@/features/editorial/schedule/planned-state'
import { type Locale, locales } from '@/i18n/routing'
import { cmsSystem, db } from '@/server/cms'
import { isOfPublicShop } from '@/server/db/public-brochure'
import { readableRows } from '@/server/db/readable-rows'
import { isOneOf, isPublished } from '@/server/db/states'
import { tables } from '@/server/db/tables'
import {
  b,
  brochuresWithDraft,
  chosen,
  failedSchedules,
  ofShownPdf,
  r,
  scheduled,
  stateCondition,
  stateOrder,
  v,
  validFrom,
  validTo,
} from './query-parts'
import {
  type DashboardChoice,
  type DashboardCounts,
  type DashboardFilter,
  type DashboardItem,
  dashboardPageSize,
  dashboardStates,
} from './types'

const {
  _brochuresVLocales,
  brochurePages,
  brochuresLocales,
  categories,
  categoriesLocales,
  imports,
  offers,
  retailers,
} = tables
const bg = alias(categoriesLocales, 'bg')
const c = alias(categories, 'c')
const i = alias(imports, 'i')
const l = alias(brochuresLocales, 'l')
const named = alias(categoriesLocales, 'named')
const p = alias(brochurePages, 'p')
const vl = alias(_brochuresVLocales, 'vl')

const counts = z.record(z.enum(dashboardStates), z.coerce.number())
const choices = z.array(z.object({ id: z.string(), name: z.string() }))

const row = z.object({
  id: z.string(),
  slug: z.string().nullable(),
  title: z.string().nullable(),
  retailer: z.string().nullable(),
  colour: z.string().nullable(),
  valid_from: z.string().nullable(),
  valid_to: z.string().nullable(),
  published: z.boolean(),
  shop_hidden: z.boolean(),
  changed: z.boolean(),
  scheduled_for: z.coerce.date().nullable(),
  failed_type: z.enum(scheduleKinds).nullable(),
  failed_at: z.coerce.date().nullable(),
  failed_reason: z.string().nullable(),
  page_count: z.coerce.number(),
  offer_count: z.coerce.number(),
  missing: z.array(z.enum(locales)),
  hash: z.string().nullable(),
  number: z.number().nullable(),
  width: z.coerce.number().nullable(),
  height: z.coerce.number().nullable(),
  import_status: z.enum(importStatuses).nullable(),
})

export async function countBrochures(filter: DashboardFilter, today: string): Promise<DashboardCounts> {
  const columns = dashboardStates.map(
    (state) => sql`count(*) filter (where ${stateCondition(state, today)}) as ${sql.identifier(state)}`,
  )
  const { rows } = await (await db()).execute(sql`
    select ${sql.join(columns, sql`, `)} from ${brochuresWithDraft} where ${chosen(filter)}`)
  return counts.parse(rows[0])
}

export async function findBrochures(filter: DashboardFilter, today: string, locale: Locale): Promise<DashboardItem[]> {
  const { rows } = await (await db()).execute(sql`
    with picked as (
      select ${b.id}, row_number() over (order by ${stateOrder(filter.state)}) as place
      from ${brochuresWithDraft}
      where ${stateCondition(filter.state, today)} and ${chosen(filter)}
      order by place limit ${dashboardPageSize} offset ${(filter.page - 1) * dashboardPageSize}
    )
    select ${b.id}, coalesce(${v.versionSlug}, ${b.slug}) as slug, words.title, words.missing,
      ${r.name} as retailer, ${r.colour}, ${validFrom} as valid_from, ${validTo} as valid_to,
      coalesce(${isPublished(b)}, false) as published,
      coalesce(${isPublished(b)} and ${b.validTo} >= ${today} and not ${isOfPublicShop(b.retailerId)}, false) as shop_hidden,
      coalesce(${isPublished(b)} and ${isOneOf(v.versionStatus, 'draft')}, false) as changed,
      waiting.at as scheduled_for, failed.type as failed_type, failed.at as failed_at, failed.reason as failed_reason,
      latest.status as import_status,
      cover.hash, cover.number, cover.width, cover.height, cover.page_count,
      (select count(*) from ${offers} o where ${ofShownPdf}) as offer_count
    from picked
    join (${brochuresWithDraft}) on ${b.id} = picked.id
    left join (${scheduled}) waiting on waiting.id = ${b.id}
    left join (${failedSchedules}) failed on failed.id = ${b.id}
    left join lateral (
      select ${i.id}, ${i.status} from ${imports} i
      where ${i.brochureId} = ${b.id} order by ${i.createdAt} desc limit 1
    ) latest on true
    left join lateral (
      select ${i.hash}, ${p.number}, ${p.width}, ${p.height}, count(*) over () as page_count
      from ${brochurePages} p join ${imports} i on ${i.id} = ${p.importId}
      where ${p.importId} = coalesce(${v.versionActiveImportId}, ${b.activeImportId}) and ${p.hidden} is not true
      order by ${p.position} limit 1
    ) cover on true
    left join lateral (
      select
        (array_agg(text.title order by text.locale <> ${locale}, text.locale) filter (where text.title <> ''))[1] as title,
        coalesce(array_agg(text.locale::text order by text.locale)
          filter (where coalesce(text.title, '') = '' or coalesce(text.summary, '') = ''), '{}') as missing
      from (
        select known.locale,
          case when ${v.id} is null then ${l.title} else ${vl.versionTitle} end as title,
          case when ${v.id} is null then ${l.summary} else ${vl.versionSummary} end as summary
        from unnest(enum_range(null::_locales)) as known(locale)
        left join ${brochuresLocales} l on ${l._parentId} = ${b.id} and ${l._locale} = known.locale
        left join ${_brochuresVLocales} vl on ${vl._parentId} = ${v.id} and ${vl._locale} = known.locale
      ) text
    ) words on true
    order by picked.place`)
  const items = readableRows(row, rows, 'dashboard').map(toItem)
  const waiting = items.filter(({ scheduledFor }) => scheduledFor).map(({ id }) => id)
  const changed = await changedBrochures(await cmsSystem(), waiting)
  return items.map((item) => ({ ...item, scheduleChanged: changed.has(item.id) }))
}

function toItem(item: z.infer<typeof row>): Omit<DashboardItem, 'scheduleChanged'> {
  const { hash, number, width, height, failed_type: type, failed_at: at, failed_reason: reason } = item
  return {
    id: item.id,
    slug: item.slug,
    title: item.title,
    retailer: item.retailer ? { name: item.retailer, colour: item.colour ?? '#334155' } : null,
    validFrom: item.valid_from,
    validTo: item.valid_to,
    published: item.published,
    shopHidden: item.shop_hidden,
    changed: item.changed,
    scheduledFor: item.scheduled_for,
    failedSchedule: type && at ? { type, at, reason: reason ?? '' } : null,
    pageCount: item.page_count,
    offerCount: item.offer_count,
    missingLanguages: item.missing,
    cover: hash && number && width && height ? { url: `/files/pages/${hash}/${number}-320.webp`, width, height } : null,
    importStatus: item.import_status,
  }
}

export async function readFilterChoices(
  locale: Locale,
): Promise<Record<'retailers' | 'categories', DashboardChoice[]>> {
  const database = await db()
  const [shops, kinds] = await Promise.all([
    database.execute(sql`
      select ${retailers.id}, ${retailers.name} from ${retailers} where ${retailers.name} <> ''
      order by lower(${retailers.name} collate "und-x-icu")`),
    database.execute(sql`
      select ${c.id}, coalesce(nullif(${named.name}, ''), nullif(${bg.name}, ''), ${c.slug}) as name from ${categories} c
      left join ${categoriesLocales} named on ${named._parentId} = ${c.id} and ${named._locale} = ${locale}
      left join ${categoriesLocales} bg on ${bg._parentId} = ${c.id} and ${bg._locale} = 'bg'
      order by ${c.order}, ${c.slug}`),
  ])
  return { retailers: choices.parse(shops.rows), categories: choices.parse(kinds.rows) }
}
