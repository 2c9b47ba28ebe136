import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import type { Database } from '@/server/db/transaction'

const row = z.object({ invented: z.boolean(), day: z.string() })

export type NewestDay = z.infer<typeof row>

/** The newest day with prices of groups, of real and of invented chains. Needs the overview of what chains have of groups. */
export async function newestDays(database: Database): Promise<NewestDay[]> {
  const { rows } = await database.execute(sql`
    select c.invented, max(g.day)::text as day from prices.chain_groups g join prices.chains c on c.id = g.chain_id
    group by c.invented`)
  return rows.map((value) => row.parse(value))
}
