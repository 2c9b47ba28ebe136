import { sql } from '@payloadcms/db-postgres'
import { sofiaDay } from '@/domain/calendar-day'
import type { Locale } from '@/i18n/routing'
import { readCards } from './card-query'
import type { BrochureCard } from './types'

const shown = 8

/** The brochures that the editor chose, then others of the same retailer, then of the same category; only current and upcoming ones. */
export function readRelated(brochureId: string, locale: Locale): Promise<BrochureCard[]> {
  const today = sofiaDay()
  return readCards(
    locale,
    sql`
      with this as (select id, retailer_id, category_id from brochures where id = ${brochureId}),
      open as (
        select b.id, b.valid_to, b.retailer_id, b.category_id from brochures b, this
        where b._status = 'published' and b.valid_to >= ${today} and b.id <> this.id and b.active_import_id is not null
          and (b.retailer_id = this.retailer_id or b.category_id = this.category_id)
        order by (b.retailer_id = this.retailer_id) desc, b.valid_to, b.id limit ${shown * 2}
      ),
      candidates as (
        select rel.brochures_id as id, 0 as source, lpad(rel.order::text, 4, '0') as place
        from brochures_rels rel join brochures b on b.id = rel.brochures_id
        where rel.parent_id = ${brochureId} and rel.path = 'related' and b._status = 'published' and b.active_import_id is not null
          and b.valid_to >= ${today}
        union all
        select open.id, case when open.retailer_id = this.retailer_id then 1 else 2 end, open.valid_to from open, this
      ),
      best as (select distinct on (id) id, source, place from candidates order by id, source)
      select id from best order by source, place, id limit ${shown}`,
  )
}
