import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import { z } from 'zod'
import { isCalendarDay, sofiaDay } from '@/domain/calendar-day'
import { type LocalizedText, localized } from '@/i18n/foreign-lang'
import { defaultLocale, type Locale } from '@/i18n/routing'
import { byName } from '@/server/db/by-name'
import { isEdition } from '@/server/db/editions'
import { readableRows } from '@/server/db/readable-rows'
import { isPublished } from '@/server/db/states'
import { tables } from '@/server/db/tables'
import { publicDb } from '@/server/replicas/public-reads'
import { readCards, readCardsOf } from './card-query'
import { firstWeeks, inNeutralOrder } from './editions/preferred-edition'
import type { BrochureCard } from './types'

const { brochures, brochuresLocales, retailers } = tables
const b = alias(brochures, 'b')
const l = alias(brochuresLocales, 'l')
const bg = alias(brochuresLocales, 'bg')
const r = alias(retailers, 'r')

export const listStates = ['current', 'ends-today', 'upcoming', 'expired'] as const
export type ListState = (typeof listStates)[number]

export const listSorts = ['ends', 'newest'] as const
export type ListSort = (typeof listSorts)[number]

/** `category` and `retailer` are ids. */
export type BrochureFilter = { category?: string; retailer?: string; state: ListState; sort?: ListSort }

/** `next` is the cursor of the following page, null on the last page. */
export type BrochurePageOfList = { brochures: BrochureCard[]; next: string | null }

type Cursor = { key: string; id: string }

const seconds = /^\d{1,12}(?:\.\d{1,6})?$/

/** Cursors come from the query string: an invalid cursor means the beginning of the list. */
function parseCursor(text: string | undefined, sort: ListSort | undefined): Cursor | null {
  const [key, id] = (text ?? '').split('_')
  if (!key || !z.uuid().safeParse(id).success || !id) return null
  return (sort === 'newest' ? seconds.test(key) : isCalendarDay(key)) ? { key, id } : null
}

function inState(state: ListState, today: string): SQL {
  if (state === 'upcoming') return sql`${b.validFrom} > ${today}`
  if (state === 'expired') return sql`${b.validTo} < ${today}`
  if (state === 'ends-today') return sql`${b.validTo} = ${today} and ${b.validFrom} <= ${today}`
  return sql`${b.validTo} >= ${today} and ${b.validFrom} <= ${today}`
}

/** Expired brochures are listed latest first, upcoming ones soonest first. */
function orderOf({ state, sort }: BrochureFilter): { column: SQL; descending: boolean; cursor: SQL } {
  if (sort === 'newest') {
    const column = sql`coalesce(${b.publishedAt}, 'epoch'::timestamptz)`
    return { column, descending: true, cursor: sql`extract(epoch from ${column})::text` }
  }
  const column = state === 'upcoming' ? sql`${b.validFrom}` : sql`${b.validTo}`
  return { column, descending: state === 'expired', cursor: column }
}

const dayOf =
  ({ state }: BrochureFilter) =>
  ({ validFrom, validTo }: BrochureCard): string =>
    state === 'upcoming' ? validFrom : validTo

const inOrder = (listed: BrochureCard[], filter: BrochureFilter): BrochureCard[] =>
  filter.sort === 'newest' ? listed : inNeutralOrder(listed, dayOf(filter))

function conditionsOf(filter: BrochureFilter, today: string): SQL[] {
  return [...shownIn(filter), inState(filter.state, today)]
}

/** Of brochures with the alias `b`. */
function shownIn({ category, retailer }: Omit<BrochureFilter, 'state'>): SQL[] {
  return [
    isPublished(b),
    sql`${b.activeImportId} is not null`,
    sql`exists (select from ${retailers} r where ${r.id} = ${b.retailerId} and ${isPublished(r)})`,
    ...(category ? [sql`${b.categoryId} = ${category}`] : []),
    ...(retailer ? [sql`${b.retailerId} = ${retailer}`] : []),
  ]
}

/** Keyset pagination: the hundredth page costs as much as the first. */
export async function listBrochures(
  locale: Locale,
  filter: BrochureFilter,
  limit: number,
  cursor?: string,
): Promise<BrochurePageOfList> {
  const conditions = conditionsOf(filter, sofiaDay())
  const { column, descending, cursor: cursorText } = orderOf(filter)
  const after = parseCursor(cursor, filter.sort)
  if (after) {
    const key = filter.sort === 'newest' ? sql`to_timestamp(${after.key}::float8)` : sql`${after.key}::varchar`
    const compare = descending ? sql`<` : sql`>`
    conditions.push(sql`(${column}, ${b.id}) ${compare} (${key}, ${after.id}::uuid)`)
  }
  const direction = descending ? sql`desc` : sql`asc`
  const select = sql`
    select ${b.id} from ${brochures} b
    where ${sql.join(conditions, sql` and `)}
    order by ${column} ${direction}, ${b.id} ${direction}
    limit ${limit + 1}`
  const cards = await readCards(locale, select)
  const last = cards.at(limit - 1)
  // A broken row is left out, but must not end the list.
  if (cards.length + cards.broken.length <= limit || !last) return { brochures: inOrder(cards, filter), next: null }
  // The cursor follows the order of the database, which knows no towns: a page of the list is ordered by itself.
  const page = inOrder(cards.slice(0, limit), filter)
  return { brochures: page, next: `${await cursorOf(last.id, cursorText)}_${last.id}` }
}

/** On average: a shelf of ten weeks has at most eighty covers. */
const editionsAWeek = 8

/** `hasMore` says whether the shelf is cut. */
export type ShelfOfBrochures = { brochures: BrochureCard[]; hasMore: boolean }

/**
 * Editions of one week of a shop count once, so that they leave room for others. All are there, because a rule of the
 * browser shows those for the visitor's town (docs/decisions/0105).
 */
export async function listShelf(locale: Locale, filter: BrochureFilter, weeks: number): Promise<ShelfOfBrochures> {
  const { column, descending } = orderOf(filter)
  const direction = descending ? sql`desc` : sql`asc`
  const most = weeks * editionsAWeek
  const select = sql`
    with listed as (
      select ${b.id}, ${b.retailerId} as shop, ${b.validFrom} as starts, ${b.validTo} as ends from ${brochures} b
      where ${sql.join(conditionsOf(filter, sofiaDay()), sql` and `)}
      order by ${column} ${direction}, ${b.id} ${direction}
      limit ${most + 1}
    ),
    placed as (
      select listed.*, case when ${isEdition(sql`listed.id`)} then null else listed.id end as alone,
        row_number() over () as place
      from listed
    ),
    begun as (select id, place, min(place) over (partition by shop, starts, ends, alone) as begins from placed),
    counted as (select id, place, dense_rank() over (order by begins) as week from begun)
    select id from counted where week <= ${weeks + 1} order by place`
  const cards = await readCards(locale, select)
  const shown = firstWeeks(cards.slice(0, most), weeks)
  return { brochures: inOrder(shown, filter), hasMore: cards.length > shown.length }
}

const cursorRow = z.object({ cursor: z.string() })

async function cursorOf(id: string, column: SQL): Promise<string> {
  const { rows } = await (await publicDb()).execute(
    sql`select ${column} as cursor from ${brochures} b where ${b.id} = ${id}`,
  )
  return cursorRow.parse(rows[0]).cursor
}

const feedRow = z.object({
  id: z.string(),
  summary: z.string().nullable(),
  summary_bg: z.string().nullable(),
  published: z.coerce.date(),
  modified: z.coerce.date(),
})

/** Instants are ISO 8601 in UTC. */
export type FeedBrochure = BrochureCard & { summary: LocalizedText; published: string; modified: string }

export const mostInFeed = 1000

/**
 * Current and upcoming brochures, the latest published first: the `newest`, and all of the last seven days, because
 * those of a whole week may be published at one moment, and a reader never learns of one that it was not sent.
 */
export async function listForFeed(
  locale: Locale,
  scope: Pick<BrochureFilter, 'category' | 'retailer'>,
  newest: number,
): Promise<FeedBrochure[]> {
  const conditions = sql.join([...shownIn(scope), sql`${b.validTo} >= ${sofiaDay()}`], sql` and `)
  const published = sql`coalesce(${b.publishedAt}, ${b.createdAt})`
  const { rows } = await (await publicDb()).execute(sql`
    select ${b.id}, ${published} as published, greatest(${b.updatedAt}, ${published}) as modified, ${l.summary},
      ${bg.summary} as summary_bg
    from ${brochures} b
    left join ${brochuresLocales} l on ${l._parentId} = ${b.id} and ${l._locale} = ${locale}
    left join ${brochuresLocales} bg on ${bg._parentId} = ${b.id} and ${bg._locale} = ${defaultLocale}
    where ${conditions}
    order by ${published} desc, ${b.id} desc
    limit (
      select least(${mostInFeed}::bigint, greatest(${newest}::bigint, count(*))) from ${brochures} b
      where ${conditions} and ${published} >= now() - interval '7 days'
    )`)
  const found = readableRows(feedRow, rows, 'brochures/feed')
  const cards = await readCardsOf(
    locale,
    found.map(({ id }) => id),
  )
  return found.flatMap(({ id, summary, summary_bg, published, modified }) => {
    const card = cards.find((each) => each.id === id)
    if (!card) return []
    const texts = { summary: localized(summary, summary_bg, locale) }
    return [{ ...card, ...texts, published: published.toISOString(), modified: modified.toISOString() }]
  })
}

const countRow = z.object({ slug: z.string(), name: z.string(), count: z.coerce.number() })

export type RetailerCount = z.infer<typeof countRow>

export async function countByRetailer(filter: BrochureFilter): Promise<RetailerCount[]> {
  const conditions = conditionsOf(filter, sofiaDay())
  const { rows } = await (await publicDb()).execute(sql`
    select ${r.slug}, ${r.name}, count(*) as count
    from ${brochures} b join ${retailers} r on ${r.id} = ${b.retailerId}
    where ${sql.join(conditions, sql` and `)}
    group by ${r.slug}, ${r.name} order by count(*) desc, ${byName(r.name)}`)
  return readableRows(countRow, rows, 'brochures/list-query')
}
