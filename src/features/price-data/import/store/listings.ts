import type { ClientBase } from 'pg'
import { z } from 'zod'
import type { Listing } from '../read/observe'

const listingRows = z.array(z.object({ id: z.number(), code: z.string() }))

/**
 * Writes a company's products and gives their numbers by code. Only the newest day renames; what an editor has pinned keeps
 * its group and size.
 */
export async function ensureListings(
  client: ClientBase,
  company: number,
  listings: Listing[],
  { newest }: { newest: boolean },
): Promise<Map<string, number>> {
  await client.query(
    `insert into prices.listings (company_id, code, name, group_number, pack_unit, pack_amount)
     select $1, * from unnest($2::text[], $3::text[], $4::smallint[], $5::text[], $6::integer[])
     on conflict (company_id, code) do update set
       name = excluded.name,
       group_number = case when listings.pinned then listings.group_number else excluded.group_number end,
       pack_unit = case when listings.pinned or listings.name = excluded.name then listings.pack_unit else excluded.pack_unit end,
       pack_amount = case when listings.pinned or listings.name = excluded.name then listings.pack_amount else excluded.pack_amount end
     where $7 and (listings.name, listings.group_number) is distinct from (excluded.name, excluded.group_number)`,
    [
      company,
      listings.map(({ code }) => code),
      listings.map(({ name }) => name),
      listings.map(({ group }) => group),
      listings.map(({ pack }) => pack?.unit ?? null),
      listings.map(({ pack }) => pack?.amount ?? null),
      newest,
    ],
  )
  const { rows } = await client.query('select id, code from prices.listings where company_id = $1', [company])
  return new Map(listingRows.parse(rows).map(({ id, code }) => [code, id]))
}
