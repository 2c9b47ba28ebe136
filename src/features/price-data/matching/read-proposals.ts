import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import { z } from 'zod'
import { db } from '@/server/cms'
import { readableRows } from '@/server/db/readable-rows'
import { tables } from '@/server/db/tables'

const { companies, listings, matchProposals, products } = tables.prices
const m = alias(matchProposals, 'm')
const one = alias(products, 'one')
const other = alias(products, 'other')

const proposalRow = z.object({
  one: z.number(),
  other: z.number(),
  one_title: z.string(),
  other_title: z.string(),
  one_names: z.array(z.string()),
  other_names: z.array(z.string()),
  score: z.number(),
})

export type Proposal = z.infer<typeof proposalRow>

const namesShown = 4
const namesOf = (product: SQL) => sql`array(
  select distinct ${listings.name} from ${listings} where ${listings.productId} = ${product} order by 1 limit ${namesShown})`

const chainsOf = (product: SQL) => sql`
  select ${companies.chainId} from ${listings} join ${companies} on ${companies.id} = ${listings.companyId}
  where ${listings.productId} = ${product}`

const chainsOnlyOf = (product: SQL, other: SQL) =>
  sql`cardinality(array(${chainsOf(product)} except ${chainsOf(other)}))`

const proposalsShown = 20

/**
 * Ordered by worth: the number of chain pairs that become comparable, times the likelihood. `total` counts all waiting
 * pairs.
 */
export async function readProposals(): Promise<{ proposals: Proposal[]; total: number }> {
  const database = await db()
  const where = sql`from ${matchProposals} m join ${products} one on ${one.id} = ${m.productId}
    join ${products} other on ${other.id} = ${m.otherId}
    where not ${m.parted} and ${one.mergedInto} is null and ${other.mergedInto} is null`
  const [found, count] = await Promise.all([
    database.execute(sql`
      select ${one.id} as one, ${other.id} as other, ${one.title} as one_title, ${other.title} as other_title,
        ${namesOf(sql`${one.id}`)} as one_names, ${namesOf(sql`${other.id}`)} as other_names, ${m.score} ${where}
      order by ${m.score} * ${chainsOnlyOf(sql`${one.id}`, sql`${other.id}`)}
        * ${chainsOnlyOf(sql`${other.id}`, sql`${one.id}`)} desc, ${one.id}, ${other.id} limit ${proposalsShown}`),
    database.execute(sql`select count(*) as total ${where}`),
  ])
  return {
    proposals: readableRows(proposalRow, found.rows, 'price-data/matching/read-proposals'),
    total: z.object({ total: z.coerce.number() }).parse(count.rows[0]).total,
  }
}
