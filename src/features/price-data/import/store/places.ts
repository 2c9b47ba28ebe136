import type { ClientBase } from 'pg'
import { z } from 'zod'
import { wholeCountry } from '../read/observe'
import { settlementName } from '../read/settlement'

const placeRows = z.array(z.object({ id: z.number(), code: z.string() }))

/** The ids of these places by code, created if they are new; 0 is the whole country. */
export async function ensurePlaces(client: ClientBase, codes: Set<string>): Promise<Map<string, number>> {
  const known = await placesByCode(client)
  const missing = [...codes].filter((code) => !known.has(code)).sort()
  if (missing.length === 0) return known
  const names = missing.map((code) => (code === wholeCountry ? 'България' : settlementName(code)))
  await client.query(
    `insert into prices.places (id, code, name)
     select case when code = $3 then 0 else (select coalesce(max(id), 0) from prices.places) + number end, code, name
     from unnest($1::text[], $2::text[]) with ordinality as missing (code, name, number)`,
    [missing, names, wholeCountry],
  )
  return placesByCode(client)
}

async function placesByCode(client: ClientBase): Promise<Map<string, number>> {
  const { rows } = await client.query('select id, code from prices.places')
  return new Map(placeRows.parse(rows).map(({ id, code }) => [code, id]))
}
