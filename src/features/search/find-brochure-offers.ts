import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { z } from 'zod'
import { preparedArray, preparedRows } from '@/server/db/prepared-rows'
import { findQuery } from './find-query'
import { type OfferFilters, offersLike } from './offers/conditions'
import type { Plan } from './query-plan'
import { isMeant, isThing, scoreOf, withGroups } from './score'

const offersShown = 3

const row = z.object({
  brochure: z.string(),
  id: z.string(),
  title: z.string(),
  brand: z.string().nullable(),
  pack_size: z.string().nullable(),
  price: z.number(),
  position: z.coerce.number().nullable(),
  page: z.number(),
  box: z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() }).nullable(),
  more: z.number(),
})

export type FoundBrochureOffer = z.infer<typeof row>

type Options = { plan: Plan; query: string; brochures: string[]; today: string; filters: OfferFilters }

/**
 * The offers of these brochures that have not ended and meet a plan: the best few of each by their score (see `scoreOf`), then the
 * cheapest. Where a brochure has the thing itself, what only contains it or is for it is left out. `position` is what addresses call the
 * page, `box` is where on it the offer stands, `more` how many of the brochure's offers are not among the few.
 */
function brochureOffersStatement({ plan, query, brochures, today, filters }: Options): SQL {
  return sql`
    with met as (
      select s.id, s.brochure_id, s.price, ${scoreOf(plan)} as score, ${isThing(plan)} as thing
      from unnest(${preparedArray(brochures, 'uuid')}) asked (brochure)
      join search.offers s on s.brochure_id = asked.brochure join search.offer_kinds k on k.id = s.kind_id
      where s.words @@ ${query}::tsquery and s.last_day >= ${today}::date
        and ${isMeant(plan)} ${offersLike(filters)}
    ),
    real as (
      select * from (select *, bool_or(thing) over (partition by brochure_id) as known from met) judged where thing or not known
    ),
    placed as (
      select *, row_number() over best as place, count(*) over (partition by brochure_id)::integer as count from real
      window best as (partition by brochure_id order by score desc, price, id)
    )
    select o.brochure_id as brochure, o.id, o.title, o.brand, o.pack_size, placed.price, o.page_number as page,
      case when o.box_width > 0 and o.box_height > 0 then
        json_build_object('x', o.box_x, 'y', o.box_y, 'width', o.box_width, 'height', o.box_height) end as box,
      placed.count - least(placed.count, ${offersShown}) as more,
      case when p.id is not null and p.hidden is not true then (select count(*) from brochure_pages before
        where before.import_id = p.import_id and before.hidden is not true and before.position <= p.position) end as position
    from placed
    join offers o on o.id = placed.id
    join brochures b on b.id = o.brochure_id
    left join brochure_pages p on p.import_id = b.active_import_id and p.number = o.page_number
    where placed.place <= ${offersShown}
    order by o.brochure_id, placed.place`
}

export async function findBrochureOffers(options: Omit<Options, 'query'>): Promise<FoundBrochureOffer[]> {
  const query = options.brochures.length > 0 ? findQuery(withGroups(options.plan), 'all') : null
  if (!query) return []
  const rows = await preparedRows(brochureOffersStatement({ ...options, query }))
  return rows.map((value) => row.parse(value))
}
