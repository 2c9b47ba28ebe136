import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import { tag } from '@/server/cache-tags'
import { type GroupWords, searchTables } from '@/server/process-cache'
import { keptTable } from './kept-table'

const row = z.object({ number: z.number(), words: z.array(z.string()) })

/** The official groups whose names have any of the words. */
export async function groupsWith(words: string[]): Promise<GroupWords[]> {
  const asked = new Set(words)
  return (await allGroups()).filter((group) => group.words.some((word) => asked.has(word)))
}

function allGroups(): Promise<GroupWords[]> {
  return keptTable({
    store: searchTables().groups,
    name: 'groups',
    tags: [tag.productGroups],
    rows: sql`select number, words from search.groups order by number`,
    read: (rows) => rows.map((value) => row.parse(value)),
  })
}
