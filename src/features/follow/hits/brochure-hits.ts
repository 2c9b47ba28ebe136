import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { formatDayRange } from '@/design/format'
import { sofiaDay } from '@/domain/calendar-day'
import { readCards } from '@/features/brochures/card-query'
import type { Locale } from '@/i18n/routing'
import type { Follow } from '../types'
import type { Hit } from './types'

const most = 5

/** The shop's brochures that were published since the day and have not ended. */
export function shopHits({ value }: Follow, since: string, locale: Locale): Promise<Hit[]> {
  return newBrochures(sql`retailer_id in (select id from retailers where slug = ${value})`, since, locale)
}

/** The same for a category. */
export function categoryHits({ value }: Follow, since: string, locale: Locale): Promise<Hit[]> {
  return newBrochures(sql`category_id in (select id from categories where slug = ${value})`, since, locale)
}

async function newBrochures(which: SQL, since: string, locale: Locale): Promise<Hit[]> {
  const cards = await readCards(
    locale,
    sql`select id from brochures
      where ${which} and _status = 'published' and active_import_id is not null and valid_to >= ${sofiaDay()}
        and (published_at at time zone 'Europe/Sofia')::date >= ${since}::date
      order by valid_from desc, id limit ${most}`,
  )
  return cards.map(({ title, retailer, validFrom, validTo, slug }) => ({
    title: title.text,
    lang: title.lang,
    details: `${retailer.name}, ${formatDayRange(validFrom, validTo, locale)}`,
    cents: null,
    path: `/broshura/${slug}`,
  }))
}
