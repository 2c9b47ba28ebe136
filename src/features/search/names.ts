import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import { isFiller } from '@/domain/search-text'
import { type NameWords, searchTables } from '@/server/cache/process-cache'
import { tag } from '@/server/cache/tags'
import { cachedLookupTable } from './cached-lookup-table'

/** More names than these would make a query that takes too long. */
const mostNames = 200

const row = z.object({ kind: z.enum(['retailer', 'category']), id: z.string(), names: z.array(z.string()) })

/** A retailer or category by whose name brochures are found. `whole`: every word of the name was asked for. */
export type NameMatch = { kind: 'retailer' | 'category'; id: string; words: string[]; whole: boolean }

/** The retailers and categories whose names have any of the words. */
export async function namesWith(words: string[]): Promise<NameMatch[]> {
  const asked = new Set(words)
  const found = (await allNames()).filter(({ names }) => names.some((word) => asked.has(word)))
  return found.slice(0, mostNames).map(({ kind, id, names }) => {
    const telling = names.filter((word) => !isFiller(word))
    const met = telling.filter((word) => asked.has(word))
    // A category's document has its name in four languages: one of its words is enough.
    return { kind, id, words: met, whole: kind === 'category' || met.length === telling.length }
  })
}

function allNames(): Promise<NameWords[]> {
  return cachedLookupTable({
    store: searchTables().names,
    name: 'names',
    tags: [tag.retailers, tag.categories],
    rows: sql`select kind, id, tsvector_to_array(strong) as names from search.documents_name order by kind, id`,
    read: (rows) => rows.map((value) => row.parse(value)),
  })
}

export const markOf = ({ kind, id }: { kind: 'retailer' | 'category'; id: string }) => `#${kind[0]}${id}`

export const isMark = (word: string) => word.startsWith('#')
