import { randomUUID } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import * as z from 'zod/mini'
import { itemsOn, mergeLists, pruned, type ShoppingList, sameList, tamed } from '@/domain/shopping-list'
import { named, tables } from '@/server/db/tables'
import type { Database } from '@/server/db/transaction'
import { limits } from '../limits'
import { listSchema } from '../schema'

const { shoppingLists } = tables

/** A clock may be this far ahead of ours. */
const mostAheadMs = 5 * 60_000

const storedRow = z.object({ id: z.string(), customer: z.string(), revision: z.number(), content: listSchema })
export type StoredList = z.infer<typeof storedRow>

export const storedColumns = sql`id, customer_id as customer, revision, content`

export function toStored(row: unknown): StoredList {
  return storedRow.parse(row)
}

/** The list would hold more than any person writes. */
export class ListTooLong extends Error {
  override name = 'ListTooLong'
}

/**
 * Joins what a device has sent with the stored list, or stores it. Repeating it changes nothing, and says the same. The
 * caller holds the row, or the customer's where there is none yet.
 * @throws ListTooLong
 */
export async function mergeInto(
  database: Database,
  { customer, known, sent, now }: { customer: string; known: StoredList | undefined; sent: ShoppingList; now: number },
): Promise<{ list: ShoppingList; revision: number }> {
  const tame = tamed(sent, now + mostAheadMs)
  const list = pruned(known ? mergeLists(known.content, tame) : mergeLists(tame, tame))
  if (known && sameList(list, known.content)) return { list, revision: known.revision }
  if (list.items.length > limits.mergedItems) throw new ListTooLong()
  const revision = (known?.revision ?? 0) + 1
  const name = list.name[0]
  const lines = linesOf(list)
  await database.execute(
    known
      ? sql`update ${shoppingLists}
          set ${named(shoppingLists, 'content')} = ${JSON.stringify(list)}::jsonb,
          ${named(shoppingLists, 'name')} = ${name}, ${named(shoppingLists, 'lines')} = ${lines},
          ${named(shoppingLists, 'revision')} = ${revision}, ${named(shoppingLists, 'updatedAt')} = now()
            where ${shoppingLists.id} = ${known.id}`
      : sql`insert into ${shoppingLists}
          (${named(shoppingLists, 'id', 'customerId', 'listId', 'content', 'name', 'lines', 'revision')})
          values (${randomUUID()}, ${customer}, ${list.id}, ${JSON.stringify(list)}::jsonb, ${name}, ${lines},
            ${revision})`,
  )
  return { list, revision }
}

/** The list in words that need no language: `☐ 2 × Мляко (Жътва)`. */
function linesOf(list: ShoppingList): string {
  if (list.removed[0]) return ''
  return itemsOn(list)
    .map(({ text: [text], quantity: [quantity], done: [done], price: [price] }) => {
      const words = [text.title, text.details].filter(Boolean).join(', ')
      return `${done ? '☑' : '☐'} ${quantity} × ${words}${price ? ` (${price.shopName})` : ''}`
    })
    .join('\n')
}
