import { sql } from '@payloadcms/db-postgres'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import { z } from 'zod'
import { normalise } from '@/domain/search-text'
import { type ColourWords, searchTables } from '@/server/cache/process-cache'
import { tag } from '@/server/cache/tags'
import { readableRows } from '@/server/db/readable-rows'
import { tables } from '@/server/db/tables'
import { cachedLookupTable } from '../chains'
import type { Plan } from '../query-plan'

const c = alias(tables.colours, 'c')
const names = alias(tables.coloursLocales, 'names')

const row = z.object({ id: z.string(), slug: z.string(), names: z.array(z.string()) })

function allColours(): Promise<ColourWords[]> {
  return cachedLookupTable({
    store: searchTables().colours,
    name: 'colours',
    tags: [tag.products],
    rows: sql`
      select ${c.id}, ${c.slug}, array_agg(${names.name}) as names
      from ${tables.colours} c join ${tables.coloursLocales} names on ${names._parentId} = ${c.id}
      group by ${c.id} order by ${c.id}`,
    read: (rows) =>
      readableRows(row, rows, 'search/colours').map(({ names: called, ...colour }) => ({
        ...colour,
        words: called.flatMap(normalise),
      })),
  })
}

export async function coloursAsked({ terms }: Plan): Promise<ColourWords[]> {
  const asked = terms.flatMap(({ all }) => all)
  return (await allColours()).filter(({ words }) => asked.some((name) => name.every((word) => words.includes(word))))
}
