import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import { isFiller } from '@/domain/search-text'
import { db } from '@/server/cms'

const row = z.object({ kind: z.enum(['retailer', 'category']), id: z.string(), names: z.array(z.string()) })

/** A retailer or category by whose name brochures are found. `whole`: every word of the name was asked for. */
export type NameMatch = { kind: 'retailer' | 'category'; id: string; words: string[]; whole: boolean }

/** The retailers and categories whose names have any of the words. */
export async function namesWith(words: string[], query: string | null): Promise<NameMatch[]> {
  if (!query) return []
  const asked = new Set(words)
  const { rows } = await (await db()).execute(sql`
    select kind, id, tsvector_to_array(strong) as names from search.documents_name
    where words @@ ${query}::tsquery and strong @@ ${query}::tsquery
    limit 200`)
  return rows.map((value) => {
    const { kind, id, names } = row.parse(value)
    const telling = names.filter((word) => !isFiller(word))
    const met = telling.filter((word) => asked.has(word))
    // A category's document has its name in four languages: one of its words is enough.
    return { kind, id, words: met, whole: kind === 'category' || met.length === telling.length }
  })
}

export const markOf = ({ kind, id }: { kind: 'retailer' | 'category'; id: string }) => `#${kind[0]}${id}`

export const isMark = (word: string) => word.startsWith('#')
