import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import { plannedRows } from '@/server/planned'

const row = z.object({ number: z.number(), words: z.array(z.string()) })

/** An official group of products and the words by which it is called in the four languages. */
export type GroupWords = z.infer<typeof row>

/** The official groups whose names have any of the words. */
export async function groupsWith(words: string[]): Promise<GroupWords[]> {
  const rows = await plannedRows(sql`
    select number, words from search.groups where words && ${sql.param(words)}::text[] order by number`)
  return rows.map((value) => row.parse(value))
}
