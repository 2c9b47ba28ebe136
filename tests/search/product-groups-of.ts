import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { z } from 'zod'

const row = z.object({ id: z.number(), group: z.number().nullable() })

export async function readProductGroups(payload: Payload): Promise<Map<number, number | null>> {
  const { rows } = await payload.db.drizzle.execute(sql`select id, group_number as "group" from prices.products`)
  return new Map(rows.map((value) => row.parse(value)).map(({ id, group }) => [id, group]))
}
