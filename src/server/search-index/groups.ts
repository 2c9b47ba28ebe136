import { sql } from '@payloadcms/db-postgres'
import { notify } from '../cache/invalidate'
import { tag } from '../cache/tags'
import type { Database } from '../db/transaction'
import { readGroups } from './product-sources'

/** Rewrites the names of the official groups; offers and products only have their numbers. */
export async function rewriteGroups(database: Database): Promise<void> {
  const groups = [...(await readGroups(database))].map(([number, { words }]) => ({ number, words }))
  await database.execute(sql`
    with called as (
      select * from json_to_recordset(${JSON.stringify(groups)}::json) as x(number smallint, words text[])
    ), gone as (
      delete from search.groups known where not exists (select from called where called.number = known.number)
    )
    insert into search.groups as known (number, words) select number, words from called order by number
    on conflict (number) do update set words = excluded.words where known.words <> excluded.words`)
  await notify([tag.search], database)
}
