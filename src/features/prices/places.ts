import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import { cached } from '@/server/cache/cached'
import { tag } from '@/server/cache/tags'
import { db } from '@/server/cms'
import { tables } from '@/server/db/tables'
import { allPlaces, type Place } from './types'

const { places } = tables.prices

const row = z.object({ id: z.number(), code: z.string(), name: z.string() })

/** The settlements that occur in the data, by name. */
async function readPlaces(): Promise<Place[]> {
  const { rows } = await (await db()).execute(sql`
    select ${places.id}, ${places.code}, ${places.name} from ${places} where ${places.id} <> ${allPlaces.id}
      order by ${places.name}, ${places.code}`)
  return rows.map((value) => row.parse(value))
}

export function getPlaces(): Promise<Place[]> {
  return cached({ name: 'price-places', key: [], tags: [tag.prices] }, readPlaces)
}
