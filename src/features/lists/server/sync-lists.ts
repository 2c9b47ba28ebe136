import { randomUUID } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import * as z from 'zod/mini'
import type { Customer } from '@/../payload-types'
import {
  clampTimestamps,
  itemsOn,
  type ListItem,
  mergeLists,
  type ShoppingList,
  sameList,
} from '@/domain/shopping-list'
import { limits } from '@/lib/lists/list-limits'
import { listSchema, type SyncAnswer } from '@/lib/lists/list-schema'
import { db, inTransaction } from '@/server/cms'
import { named, tables } from '@/server/db/tables'
import { type Database, lockCustomer, transactionOf } from '@/server/db/transaction'
import { withMerged } from '../changes'
import { forgetOldRemoved, headOf, readHeads, toldOf } from './list-heads'

const { shoppingLists } = tables

/** A device's clock may be this far ahead of the server's. */
const mostAheadMs = 5 * 60_000

const storedRow = z.object({ id: z.string(), customer: z.string(), revision: z.number(), content: listSchema })
type StoredList = z.infer<typeof storedRow>

export const storedColumns = sql`${shoppingLists.id}, ${shoppingLists.customerId} as customer,
  ${shoppingLists.revision}, ${shoppingLists.content}`

export function toStored(row: unknown): StoredList {
  return storedRow.parse(row)
}

export class ListTooLong extends Error {
  override name = 'ListTooLong'
}

/**
 * Merges a sent list with the stored one, or stores it. Idempotent. The caller holds the lock of the row, or of the
 * customer where there is no row yet.
 * @throws ListTooLong
 */
export async function mergeInto(
  database: Database,
  { customer, known, sent, now }: { customer: string; known: StoredList | undefined; sent: ShoppingList; now: number },
): Promise<{ list: ShoppingList; revision: number }> {
  const clamped = clampTimestamps(sent, now + mostAheadMs)
  const list = withMerged(known?.content ?? clamped, clamped)
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

/** Language-independent text of the list: `☐ 2 × Мляко (Жътва)`. */
function linesOf(list: ShoppingList): string {
  if (list.removed[0]) return ''
  return itemsOn(list)
    .map(({ text: [text], quantity: [quantity], done: [done], price: [price] }) => {
      const words = [text.title, text.details].filter(Boolean).join(', ')
      return `${done ? '☑' : '☐'} ${quantity} × ${words}${price ? ` (${price.shopName})` : ''}`
    })
    .join('\n')
}

interface Sent {
  lists: ShoppingList[]
  known: Record<string, number>
}

/**
 * Merges the changed lists of a device with those of the account, and answers with the lists that the device does not
 * have in this revision. Two devices at once wait for each other; a repeated request is stored once. Of an account the
 * last `limits.removedLists` removed lists are stored, and the first list.
 * @throws ListTooLong
 */
export function syncLists({ id: customer }: Pick<Customer, 'id'>, { lists, known }: Sent): Promise<SyncAnswer> {
  return inTransaction(async (req) => {
    const database = await transactionOf(req)
    await lockCustomer(database, customer)
    const sent = joined(lists)
    const heads = await readHeads(database, customer)
    await forgetOldRemoved(database, { customer, heads, sent })
    // Locked, because a change by a link locks only the row of the list.
    const stored = await readLists(database, customer, [...sent.keys()], sql`for update`)
    const now = Date.now()
    const answer: SyncAnswer['lists'] = []
    for (const [id, list] of sent) {
      const merged = await mergeInto(database, { customer, known: stored.get(id), sent: list, now })
      answer.push(merged)
      heads.set(id, headOf(merged))
    }
    const kept = [...heads.values()].filter(({ isRemoved }) => !isRemoved)
    if (sent.size > 0 && kept.length > limits.mergedLists) throw new ListTooLong()
    const unknown = toldOf(heads, known).filter((id) => !sent.has(id) && known[id] !== heads.get(id)?.revision)
    for (const { content, revision } of (await readLists(database, customer, unknown)).values()) {
      answer.push({ list: content, revision })
    }
    return { now, lists: answer }
  })
}

async function readLists(
  database: Database,
  customer: string,
  ids: readonly string[],
  lock = sql``,
): Promise<Map<string, StoredList>> {
  if (ids.length === 0) return new Map()
  const { rows } = await database.execute(sql`
    select ${storedColumns} from ${shoppingLists}
    where ${shoppingLists.customerId} = ${customer} and ${shoppingLists.listId} = any(${sql.param(ids)}::text[])
    order by ${shoppingLists.id} ${lock}`)
  return new Map(rows.map(toStored).map((row) => [row.content.id, row]))
}

/** Merges lists with the same id, which a device may send twice. */
function joined(lists: ShoppingList[]): Map<string, ShoppingList> {
  const byId = new Map<string, ShoppingList>()
  for (const list of lists) byId.set(list.id, mergeLists(byId.get(list.id) ?? list, list))
  return byId
}

export interface AccountList {
  id: string
  name: string
  items: ListItem[]
}

/** For the account page, which works without a script. */
export async function ownLists({ id: customer }: Pick<Customer, 'id'>): Promise<AccountList[]> {
  const { rows } = await (await db()).execute(sql`
    select ${storedColumns} from ${shoppingLists} where ${shoppingLists.customerId} = ${customer}
      order by ${shoppingLists.createdAt}, ${shoppingLists.id}`)
  return rows
    .map((row) => toStored(row).content)
    .filter(({ removed }) => !removed[0])
    .map((list) => ({ id: list.id, name: list.name[0], items: itemsOn(list) }))
}
