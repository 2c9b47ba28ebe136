import { sql } from '@payloadcms/db-postgres'
import * as z from 'zod/mini'
import type { ShoppingList } from '@/domain/shopping-list'
import { firstListId, limits } from '@/lib/lists/list-limits'
import { tables } from '@/server/db/tables'
import type { Database } from '@/server/db/transaction'

const { listShares, shoppingLists } = tables

const headRow = z.object({ id: z.string(), revision: z.number(), is_removed: z.boolean(), removed_at: z.number() })

/** A list without its items, which may be megabytes in all lists together. `removedAt` is in milliseconds. */
export interface Head {
  revision: number
  isRemoved: boolean
  removedAt: number
}

export const headOf = ({ list: { removed }, revision }: { list: ShoppingList; revision: number }): Head => ({
  revision,
  isRemoved: removed[0],
  removedAt: removed[1],
})

/** All lists of an account by their ids. The caller holds the lock of the customer. */
export async function readHeads(database: Database, customer: string): Promise<Map<string, Head>> {
  const { rows } = await database.execute(sql`
    select ${shoppingLists.listId} as id, ${shoppingLists.revision},
      (${shoppingLists.content} #>> '{removed,0}')::boolean as is_removed,
      (${shoppingLists.content} #>> '{removed,1}')::float8 as removed_at
    from ${shoppingLists} where ${shoppingLists.customerId} = ${customer} order by ${shoppingLists.id}`)
  const read = rows.map((row) => headRow.parse(row))
  return new Map(
    read.map(({ id, revision, is_removed, removed_at }) => [
      id,
      { revision, isRemoved: is_removed, removedAt: removed_at },
    ]),
  )
}

const newestRemoved = (heads: ReadonlyMap<string, Head>): string[] =>
  [...heads]
    .filter(([, { isRemoved }]) => isRemoved)
    .sort(([, one], [, other]) => other.removedAt - one.removedAt)
    .map(([id]) => id)

/**
 * A browser stores a bounded number of lists and forgets the ones that were removed first: of those that it does not
 * have it hears of the last removed ones of the account alone. The first list has the same id in every browser.
 */
export function toldOf(heads: ReadonlyMap<string, Head>, known: Record<string, number>): string[] {
  const newest = new Set(newestRemoved(heads).slice(0, limits.mergedLists))
  return [...heads]
    .filter(([id, { isRemoved }]) => !isRemoved || id === firstListId || known[id] !== undefined || newest.has(id))
    .map(([id]) => id)
}

/**
 * Makes room for the removed lists that a device sends. Before the lists are locked, and links first: a change by a link
 * locks in that order.
 */
export async function forgetOldRemoved(
  database: Database,
  { customer, heads, sent }: { customer: string; heads: Map<string, Head>; sent: ReadonlyMap<string, ShoppingList> },
): Promise<void> {
  const coming = [...sent].filter(([id, { removed }]) => removed[0] || heads.get(id)?.isRemoved)
  const old = newestRemoved(heads)
    .filter((id) => id !== firstListId && !sent.has(id))
    .slice(limits.removedLists - coming.length)
  if (old.length === 0) return
  const these = sql`${shoppingLists.customerId} = ${customer}
    and ${shoppingLists.listId} = any(${sql.param(old)}::text[])`
  await database.execute(sql`
    delete from ${listShares} where ${listShares.listId} in (
      select ${shoppingLists.id} from ${shoppingLists} where ${these})`)
  await database.execute(sql`delete from ${shoppingLists} where ${these}`)
  for (const id of old) heads.delete(id)
}
