import { sql } from '@payloadcms/db-postgres'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import { named, tables } from '@/server/db/tables'
import type { Database } from '@/server/db/transaction'
import type { Cluster, Doubt } from './cluster'
import { chance } from './scoring/model'

const { listings, matchProposals, products } = tables.prices
const m = alias(matchProposals, 'm')
const one = alias(products, 'one')
const other = alias(products, 'other')

/**
 * Replaces earlier proposals of the group. One between products of two groups stays unless both are matched here: the
 * other group would not make it again before it is matched itself. Pairs that an editor has parted are not proposed again.
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
  const matched = [...idOf.values()].flatMap((id) => id ?? [])
  await database.execute(sql`
    delete from ${matchProposals} m using ${products} one, ${products} other
    where ${one.id} = ${m.productId} and ${other.id} = ${m.otherId} and not ${m.parted} and (
      (${one.groupNumber} is not distinct from ${group} and ${other.groupNumber} is not distinct from ${group})
      or (${one.id} = any(${sql.param(matched)}::int[]) and ${other.id} = any(${sql.param(matched)}::int[])))`)
  await database.execute(sql`
    insert into ${matchProposals} (${named(matchProposals, 'productId', 'otherId', 'score')})
    select product_id, other_id, score
    from jsonb_to_recordset(${JSON.stringify(records)}::jsonb) as row(product_id int, other_id int, score real)
    on conflict (${named(matchProposals, 'productId', 'otherId')}) do nothing`)
}

/** Neither product is proposed for the other again. */
export async function partProducts(database: Database, { from, into }: { from: number; into: number }): Promise<void> {
  const [first, second] = [Math.min(from, into), Math.max(from, into)]
  await database.execute(sql`
    insert into ${matchProposals} (${named(matchProposals, 'productId', 'otherId', 'score', 'parted')})
    values (${first}, ${second}, 0, true)
    on conflict (${named(matchProposals, 'productId', 'otherId')}) do update set ${named(matchProposals, 'parted')} = true`)
  await database.execute(sql`
    update ${listings} set ${named(listings, 'pinned')} = true where ${listings.productId} in (${first}, ${second})`)
}

/** Whether an editor has said that the two are different. */
export async function areParted(database: Database, { from, into }: { from: number; into: number }): Promise<boolean> {
  const { rows } = await database.execute(sql`
    select from ${matchProposals} where ${matchProposals.productId} = ${Math.min(from, into)}
      and ${matchProposals.otherId} = ${Math.max(from, into)} and ${matchProposals.parted}`)
  return rows.length > 0
}
