import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { z } from 'zod'
import { preparedArray, preparedRows } from '@/server/db/prepared-rows'
import { isMark } from './names'
import type { Plan } from './query-plan'
import { anyOf } from './tsquery'

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
 * The pages of these brochures that have most of the terms, an offer's name before other text, and closer together before
 * further apart; `place` is 1 for the best of its brochure, `count` how many have as many terms as the best.
 * The best one brings its text.
 */
export function pagesStatement(plan: Plan, brochures: string[]): SQL {
  // What only the brochure is marked with, its pages need not say.
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
      from unnest(${preparedArray(brochures, 'uuid')}) asked (brochure)
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
  const rows = await preparedRows(pagesStatement(plan, brochures))
  return rows.map((value) => row.parse(value))
}
