import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import { z } from 'zod'
import { db } from '@/server/cms'
import { readableRows } from '@/server/db/readable-rows'
import { named, tables } from '@/server/db/tables'
import type { Database } from '@/server/db/transaction'
import type { Cluster, Doubt } from './cluster'
import { chance } from './scoring/model'

const { listings, matchProposals, products } = tables.prices
const m = alias(matchProposals, 'm')
const one = alias(products, 'one')
const other = alias(products, 'other')

/**
 * Writes which products of a group are likely one, in place of what was proposed before; what an editor has parted is not proposed again.
 */
export async function writeProposals(
  database: Database,
  group: number | null,
  doubts: readonly Doubt[],
  idOf: ReadonlyMap<Cluster, number | null>,
): Promise<void> {
  const records = doubts.flatMap(({ one, other, logit }) => {
    const [a, b] = [idOf.get(one), idOf.get(other)]
    if (typeof a !== 'number' || typeof b !== 'number') return []
    return [{ product_id: Math.min(a, b), other_id: Math.max(a, b), score: Math.round(chance(logit) * 1000) / 1000 }]
  })
  await database.execute(sql`
    delete from ${matchProposals} m using ${products} one
    where ${one.id} = ${m.productId} and ${one.groupNumber} is not distinct from ${group} and not ${m.parted}`)
  await database.execute(sql`
    insert into ${matchProposals} (${named(matchProposals, 'productId', 'otherId', 'score')})
    select product_id, other_id, score
    from jsonb_to_recordset(${JSON.stringify(records)}::jsonb) as row(product_id int, other_id int, score real)
    on conflict (${named(matchProposals, 'productId', 'otherId')}) do nothing`)
}

/** Remembers that two products are not one: they keep their listings, and neither is proposed for the other again. */
export async function partProducts(database: Database, { from, into }: { from: number; into: number }): Promise<void> {
  const [first, second] = [Math.min(from, into), Math.max(from, into)]
  await database.execute(sql`
    insert into ${matchProposals} (${named(matchProposals, 'productId', 'otherId', 'score', 'parted')})
    values (${first}, ${second}, 0, true)
    on conflict (${named(matchProposals, 'productId', 'otherId')}) do update set ${named(matchProposals, 'parted')} = true`)
  await database.execute(sql`
    update ${listings} set ${named(listings, 'pinned')} = true where ${listings.productId} in (${first}, ${second})`)
}

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

const proposalsShown = 20

/** Pairs of products that are likely one, the likeliest first, with how many wait in all. */
export async function readProposals(): Promise<{ proposals: Proposal[]; total: number }> {
  const database = await db()
  const where = sql`from ${matchProposals} m join ${products} one on ${one.id} = ${m.productId}
    join ${products} other on ${other.id} = ${m.otherId}
    where not ${m.parted} and ${one.mergedInto} is null and ${other.mergedInto} is null`
  const [found, count] = await Promise.all([
    database.execute(sql`
      select ${one.id} as one, ${other.id} as other, ${one.title} as one_title, ${other.title} as other_title,
        ${namesOf(sql`${one.id}`)} as one_names, ${namesOf(sql`${other.id}`)} as other_names, ${m.score} ${where}
      order by ${m.score} desc, ${one.id}, ${other.id} limit ${proposalsShown}`),
    database.execute(sql`select count(*) as total ${where}`),
  ])
  return {
    proposals: readableRows(proposalRow, found.rows, 'price-data/matching/proposals'),
    total: z.object({ total: z.coerce.number() }).parse(count.rows[0]).total,
  }
}
