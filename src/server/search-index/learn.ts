import { sql } from '@payloadcms/db-postgres'
import type { Database } from '../db/transaction'
import type { Vocabulary } from './vector'

/** Adds words to the vocabulary that corrects typing errors. */
export async function learn(database: Database, vocabulary: Vocabulary): Promise<void> {
  const rows = vocabulary.rows()
  if (rows.length === 0) return
  await database.execute(sql`
    insert into search.words as known (word, cyrillic, latin)
    select x.word, x.cyrillic, x.latin
    from json_to_recordset(${JSON.stringify(rows)}::json) as x(word text, cyrillic text, latin text)
    where not exists (
      select from search.words k
      where k.word = x.word and (k.cyrillic is not null or x.cyrillic is null) and (k.latin is not null or x.latin is null)
    )
    order by x.word collate "C"
    on conflict (word) do update set
      cyrillic = coalesce(known.cyrillic, excluded.cyrillic), latin = coalesce(known.latin, excluded.latin)`)
}
