import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import { z } from 'zod'
import { withListedBrand } from '@/domain/product-name-brands'
import { sentBox } from '@/features/brochures/card-query'
import { termsOf, termsRow } from '@/server/db/multi-buy'
import { readableRows } from '@/server/db/readable-rows'
import { writtenOut } from '@/server/db/statement'
import { tables } from '@/server/db/tables'
import { oldPriceOfOffer, verdictOfOffer, verdictShape } from '@/server/db/verdicts'
import { publicRows } from '@/server/replicas/public-reads'
import { isMark } from './chains'
import { type OfferFilters, offersLike } from './offers/types'
import { findQuery, type Plan } from './query-plan'
import { isHeadMatch, isMeant, scoreOf, withGroups } from './score'
import { anyOf } from './tsquery'

const o = alias(tables.offers, 'o')
const oldPriceAndVerdict = writtenOut(
  sql`${oldPriceOfOffer(o)} as old, ${verdictOfOffer(o.id)} as verdict, ${termsOf(o)}`,
)

const offersShown = 3

const findBrochureOffersRow = termsRow.extend({
  brochure: z.string(),
  id: z.string(),
  title: z.string(),
  brand: z.string().nullable(),
  pack_size: z.string().nullable(),
  price: z.number(),
  loyalty_only: z.boolean(),
  old: z.number().nullable(),
  verdict: verdictShape.nullable(),
  first_day: z.string(),
  last_day: z.string(),
  position: z.coerce.number().nullable(),
  page: z.number(),
  box: sentBox.nullable(),
  more: z.number(),
})

export type FoundBrochureOffer = z.infer<typeof findBrochureOffersRow>

type Options = { plan: Plan; query: string; brochures: string[]; today: string; filters: OfferFilters }

/**
 * The offers of these brochures that meet a plan and have not ended: the best few per brochure by `scoreOf`, then the
 * cheapest. Those that begin later are among them. Where a brochure has the thing itself, offers that only contain it or
 * are for it are left out. `position` is the page in addresses, `box` the place on it, `more` the number of further
 * offers.
 */
function brochureOffersStatement({ plan, query, brochures, today, filters }: Options): SQL {
  return sql`
    with met as (
      select s.id, s.brochure_id, s.price, s.first_day, s.last_day, ${scoreOf(plan)} as score, ${isHeadMatch(plan)} as head_match
      from unnest(${sql.param(brochures)}::uuid[]) asked (brochure)
      join search.offers s on s.brochure_id = asked.brochure join search.offer_kinds k on k.id = s.kind_id
      where s.words @@ ${query}::tsquery and s.last_day >= ${today}::date
        and ${isMeant(plan)} ${offersLike(filters)}
    ),
    real as (
      select * from (select *, bool_or(head_match) over (partition by brochure_id) as known from met) judged where head_match or not known
    ),
    placed as (
      select *, row_number() over best as place, count(*) over (partition by brochure_id)::integer as count from real
      window best as (partition by brochure_id order by score desc, price, id)
    )
    select o.brochure_id as brochure, o.id, o.title, o.brand, o.pack_size, placed.price, coalesce(o.loyalty_only, false) as loyalty_only, placed.first_day::text as first_day,
      placed.last_day::text as last_day, ${oldPriceAndVerdict}, o.page_number as page,
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
  const rows = await publicRows(brochureOffersStatement({ ...options, query }))
  return readableRows(findBrochureOffersRow, rows, 'search/find-pages').map(withListedBrand)
}

const pagesShown = 4

const row = z.object({
  brochure: z.string(),
  number: z.number(),
  position: z.coerce.number(),
  place: z.coerce.number(),
  count: z.coerce.number(),
  hash: z.string(),
  width: z.coerce.number(),
  height: z.coerce.number(),
  text: z.string().nullable(),
})

export type FoundPage = z.infer<typeof row>

/**
 * The pages of these brochures with most of the terms: a hit in an offer's name ranks before other text, and close
 * words before distant ones. `place` is 1 for a brochure's best page, `count` how many pages have as many terms. Only
 * the best page carries its text.
 */
export function pagesStatement(plan: Plan, brochures: string[]): SQL {
  // Marks are of whole brochures; the text of a page does not have them.
  const terms = plan.terms
    .map((term) => anyOf(term.all.map((words) => words.filter((word) => !isMark(word)))))
    .filter((part) => part !== null)
  const any = terms.join('|')
  const met = (vector: 'words' | 'strong') =>
    sql`(select count(*) from unnest(${sql.param(terms)}::tsquery[]) term where d.${sql.identifier(vector)} @@ term)`
  return sql`
    with met as (
      select d.id, d.brochure_id, d.page_number, ${met('words')} as terms, ${met('strong')} as offers,
        ts_rank_cd(d.words, ${any}::tsquery) as near
      from unnest(${sql.param(brochures)}::uuid[]) asked (brochure)
      join search.documents_page d on d.brochure_id = asked.brochure and d.words @@ ${any}::tsquery
    ),
    best as (
      select *, max(terms) over (partition by brochure_id) as most from met
    ),
    placed as (
      select *, count(*) over (partition by brochure_id) as count, row_number() over (
        partition by brochure_id order by offers desc, near desc, page_number
      ) as place from best where terms = most
    )
    select b.id as brochure, p.number, i.hash, p.width, p.height, placed.place, placed.count,
      case when placed.place = 1 then p.text end as text,
      (select count(*) from brochure_pages before
        where before.import_id = p.import_id and before.hidden is not true and before.position <= p.position) as position
    from placed
    join brochure_pages p on p.id = placed.id and p.hidden is not true
    join brochures b on b.id = p.brochure_id and b.active_import_id = p.import_id
    join imports i on i.id = p.import_id and i.hash is not null
    where placed.place <= ${pagesShown}
    order by b.id, placed.place`
}

export async function findPages(plan: Plan, brochures: string[]): Promise<FoundPage[]> {
  if (plan.terms.length === 0 || brochures.length === 0) return []
  const rows = await publicRows(pagesStatement(plan, brochures))
  return readableRows(row, rows, 'search/find-pages')
}
