import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { z } from 'zod'
import { preparedRows } from '@/server/db/prepared-rows'
import type { Cursor } from '../cursor'
import type { Plan } from '../query-plan'
import { anyOf } from '../tsquery'

const answer = z.object({
  total: z.number(),
  hits: z.array(z.object({ id: z.string(), score: z.number(), from: z.string() })),
})

export type FindPosts = { plan: Plan; query: string; cursor: Cursor | null; limit: number }

/**
 * Finds posts in one statement. The order: each term counts 2 when the title has it as asked for and 1 in another form or
 * language; among equals comes first in which the words stand closer together and higher up, then what is newer.
 */
export function postsStatement({ plan, query, cursor, limit }: FindPosts): SQL {
  const after = cursor
    ? sql`where (score, valid_from, id) < (${cursor.score}, ${cursor.from}::date, ${cursor.id}::uuid)`
    : sql``
  return sql`
    with hits as materialized (
      select id, valid_from, (${titleScore(plan)}) * 1000
        + least(800, (800 * ts_rank_cd(words, ${query}::tsquery))::integer) as score
      from search.documents_other where kind = 'post' and words @@ ${query}::tsquery
    )
    select (select count(*)::integer from hits) as total,
      (select coalesce(json_agg(page), '[]') from (
        select id, score, valid_from as "from" from hits ${after}
        order by score desc, valid_from desc, id desc limit ${limit}
      ) page) as hits`
}

function titleScore({ terms }: Plan): SQL {
  return sql.join(
    terms.map(
      ({ best, all }) => sql`case when strong @@ ${anyOf(best) ?? ''}::tsquery then 2
        when strong @@ ${anyOf(all) ?? ''}::tsquery then 1 else 0 end`,
    ),
    sql` + `,
  )
}

export async function findPosts(options: FindPosts): Promise<z.infer<typeof answer>> {
  const [row] = await preparedRows(postsStatement(options))
  return answer.parse(row)
}
