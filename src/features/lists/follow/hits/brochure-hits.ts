import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { z } from 'zod'
import { formatDayRange } from '@/design/format'
import { sofiaDay } from '@/domain/calendar-day'
import { readCardsOf } from '@/features/brochures/card-query'
import { db } from '@/server/cms'
import type { Follow } from '../types'
import type { Finding } from './finding'
import { mostHits } from './finding'
import type { Found, Hit } from './types'

/** More than any shop or category publishes in a week. */
const mostRead = 1_000

const row = z.object({ id: z.string(), slug: z.string() })

/** The shop's brochures that are news and have not ended. */
export function shopHits({ value }: Follow, finding: Finding): Promise<Found> {
  return newBrochures(sql`b.retailer_id in (select id from retailers where slug = ${value})`, finding)
}

/** The same for a category. */
export function categoryHits({ value }: Follow, finding: Finding): Promise<Found> {
  return newBrochures(sql`b.category_id in (select id from categories where slug = ${value})`, finding)
}

async function newBrochures(which: SQL, { news, locale, shown }: Finding): Promise<Found> {
  const { rows } = await (await db()).execute(sql`
    select b.id, b.slug from brochures b join retailers r on r.id = b.retailer_id and r._status = 'published'
    where ${which} and b._status = 'published' and b.active_import_id is not null and b.valid_to >= ${sofiaDay()}
      and b.published_at > ${news.since.toISOString()}::timestamptz
    order by b.valid_from desc, b.id limit ${mostRead}`)
  const found = rows.map((value) => row.parse(value)).map(({ id, slug }) => ({ id, path: `/broshura/${slug}` }))
  const first = found.filter(({ path }) => !shown.has(path)).slice(0, mostHits)
  const cards = await readCardsOf(
    locale,
    first.map(({ id }) => id),
  )
  const hits = cards.map(
    ({ title, retailer, validFrom, validTo, slug, cover }): Hit => ({
      title: title.text,
      lang: title.lang,
      details: `${retailer.name}, ${formatDayRange(validFrom, validTo, locale)}`,
      cents: null,
      oldCents: null,
      unitPrice: null,
      path: `/broshura/${slug}`,
      cover,
    }),
  )
  return { hits, paths: found.map(({ path }) => path) }
}
