import { sql } from '@payloadcms/db-postgres'
import type { Database } from '../transaction'
import type { Vocabulary } from './vector'

/** Adds words to the vocabulary that corrects typing errors. */
export async function learn(database: Database, vocabulary: Vocabulary): Promise<void> {
  const rows = vocabulary.rows()
  if (rows.length === 0) return
  await database.execute(sql`
    insert into search.words (word, shown)
    select x.word, x.shown from json_to_recordset(${JSON.stringify(rows)}::json) as x(word text, shown text)
    where not exists (select from search.words known where known.word = x.word)
    order by x.word collate "C"
    on conflict (word) do nothing`)
}
