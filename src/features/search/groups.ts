import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import { type GroupWords, searchTables } from '@/server/cache/process-cache'
import { tag } from '@/server/cache/tags'
import { cachedLookupTable } from './cached-lookup-table'

const row = z.object({ number: z.number(), words: z.array(z.string()) })

/** The official groups whose names have any of the words. */
export async function groupsWith(words: string[]): Promise<GroupWords[]> {
  const asked = new Set(words)
  return (await allGroups()).filter((group) => group.words.some((word) => asked.has(word)))
}

/** The words by which official groups are called, in any language: `breast` is no typing error, although no text here has it. */
export async function groupWords(): Promise<Set<string>> {
  return new Set((await allGroups()).flatMap(({ words }) => words))
}

function allGroups(): Promise<GroupWords[]> {
  return cachedLookupTable({
    store: searchTables().groups,
    name: 'groups',
    tags: [tag.productGroups],
    rows: sql`select number, words from search.groups order by number`,
    read: (rows) => rows.map((value) => row.parse(value)),
  })
}
