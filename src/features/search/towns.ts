import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import type { z } from 'zod'
import type { Locale } from '@/i18n/routing'
import { readablePlace } from '@/lib/readable-name'
import { isEditionFor } from '@/server/db/editions'
import { writtenOut } from '@/server/db/statement'
import { tables } from '@/server/db/tables'
import type { facetCount } from './cursor'
import type { Facet } from './types'

const { stores } = tables
const s = alias(stores, 's')
const t = alias(tables.brochuresTexts, 't')

type Brochure = { id: SQL; isEdition: SQL }

/** The reach of a brochure as seen from a town: `everywhere` is the whole country. */
export const reachFrom = (town: string, { id, isEdition }: Brochure): SQL => sql`
  case when not ${isEdition} then 'everywhere' when ${isEditionFor(id, town)} then 'here' else 'elsewhere' end`

/** As `holdsIn` says it of a brochure. Needs `reach` and `retailer_id`. */
export const isIn = (town: string): SQL => sql`(reach = 'here' or (reach = 'everywhere' and retailer_id in (
  select ${stores.retailerId} from ${stores} where ${stores.town} = ${town})))`

/**
 * Counts by town, where an edition counts for its own towns and not for those of its shop's stores. Needs `editions` with
 * `retailer_id`, `brochure_id` and `count`: these are few, so only they are looked up.
 * @param found all hits, editions among them, with `retailer_id` and `count`
 */
export const townCounts = (found: SQL): SQL => sql`(select coalesce(json_agg(facet), '[]') from (
  select town as id, sum(count)::integer as count from (
    select ${s.town}, shop.count from (
      select retailer_id, sum(count) as count from (
        ${found} union all select retailer_id, -count from editions
      ) each_shop group by retailer_id
    ) shop ${joinedTowns}
  ) each_town where town is not null group by town having sum(count) > 0 order by 2 desc, 1 limit 50) facet)`

const joinedTowns = writtenOut(sql`
    join (select distinct ${s.retailerId}, ${s.town} from ${stores} s) s on ${s.retailerId} = shop.retailer_id
    union all
    select known.town, editions.count from editions
    join ${tables.brochuresTexts} t on ${t.parentId} = editions.brochure_id and ${t.path} = 'towns'
    join (select distinct ${s.town} from ${stores} s) known on lower(known.town) = lower(${t.text})`)

export function townFacets(counts: z.infer<typeof facetCount>[], locale: Locale): Facet[] {
  return counts.map(({ id, count }) => ({ value: id, name: readablePlace(id, locale), count }))
}
