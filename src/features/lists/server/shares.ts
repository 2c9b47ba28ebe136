import { createHash, randomUUID } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import * as z from 'zod/mini'
import type { Customer } from '@/../payload-types'
import type { ShoppingList } from '@/domain/shopping-list'
import { limits } from '@/lib/lists/list-limits'
import { type OwnShare, type SharedAnswer, type ShareMode, shareMode } from '@/lib/lists/list-schema'
import { cmsSystem, db, inTransaction } from '@/server/cms'
import { uuidsOf } from '@/server/db/row-ids'
import { named, tables } from '@/server/db/tables'
import { lockCustomer, transactionOf } from '@/server/db/transaction'
import { mergeInto, storedColumns, toStored } from './sync-lists'

const { listShares, shoppingLists } = tables

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url')

/**
 * Opens one of the customer's own lists to whoever has the token. The browser made the token, so that a repeated
 * request makes one link; only the hash is stored.
 * @returns false when there is no such list, or it has too many links already
 */
export function share(
  { id: customer }: Pick<Customer, 'id'>,
  { list, token, mode }: { list: string; token: string; mode: ShareMode },
): Promise<boolean> {
  return inTransaction(async (req) => {
    const database = await transactionOf(req)
    // Locks in the same order as a synchronization, so that the two cannot deadlock.
    await lockCustomer(database, customer)
    const { rows } = await database.execute(sql`
      select ${shoppingLists.id} from ${shoppingLists} where ${shoppingLists.customerId} = ${customer}
        and ${shoppingLists.listId} = ${list} for update`)
    const [found] = uuidsOf(rows)
    if (!found) return false
    const others = { list: { equals: found }, tokenHash: { not_equals: hashOf(token) } }
    const { totalDocs } = await req.payload.count({ collection: 'list-shares', where: others, req })
    if (totalDocs >= limits.shares) return false
    await database.execute(sql`
      insert into ${listShares} (${named(listShares, 'id', 'customerId', 'listId', 'mode', 'tokenHash')})
      values (${randomUUID()}, ${customer}, ${found}, ${mode}, ${hashOf(token)})
        on conflict (${named(listShares, 'tokenHash')}) do nothing`)
    return true
  })
}

/** Without tokens, of which only hashes are stored. */
export async function sharesOf({ id: customer }: Pick<Customer, 'id'>, list: string): Promise<OwnShare[]> {
  const cms = await cmsSystem()
  const { docs } = await cms.find({
    collection: 'list-shares',
    where: { customer: { equals: customer }, 'list.listId': { equals: list } },
    sort: 'createdAt',
    depth: 0,
    pagination: false,
    select: { mode: true, createdAt: true },
  })
  return docs.map(({ id, mode, createdAt }) => ({ id, mode, createdAt }))
}

/** Ends the link from the next request on. Idempotent. */
export async function endShare({ id: customer }: Pick<Customer, 'id'>, id: string): Promise<void> {
  const where = { id: { equals: id }, customer: { equals: customer } }
  await (await cmsSystem()).delete({ collection: 'list-shares', where, depth: 0 })
}

const shareRow = z.object({ list: z.string(), mode: shareMode })

/** @returns the id of the link, by which its requests are limited; undefined for an unknown or ended token */
export async function linkOf(token: string): Promise<string | undefined> {
  const { rows } = await (await db()).execute(sql`
    select ${listShares.id} from ${listShares} where ${listShares.tokenHash} = ${hashOf(token)}`)
  return uuidsOf(rows)[0]
}

/** The answer does not reveal the owner. Null for an unknown or ended token. */
export async function readShared(token: string, now = Date.now()): Promise<SharedAnswer | null> {
  const database = await db()
  const { rows } = await database.execute(sql`
    select ${listShares.listId} as list, ${listShares.mode} from ${listShares}
      where ${listShares.tokenHash} = ${hashOf(token)}`)
  if (!rows[0]) return null
  const { list, mode } = shareRow.parse(rows[0])
  const found = await database.execute(sql`select ${storedColumns} from ${shoppingLists}
      where ${shoppingLists.id} = ${list}`)
  return found.rows[0] ? answerOf(toStored(found.rows[0]), mode, now) : null
}

/**
 * Merges a change by a link into the list. A link that was ended meanwhile changes nothing.
 * @returns null for no such link, 'read-only' where it allows no changes
 * @throws ListTooLong
 */
export function changeShared(
  token: string,
  sent: ShoppingList,
  now = Date.now(),
): Promise<SharedAnswer | 'read-only' | null> {
  return inTransaction(async (req) => {
    const database = await transactionOf(req)
    const { rows } = await database.execute(sql`
      select ${listShares.listId} as list, ${listShares.mode} from ${listShares}
        where ${listShares.tokenHash} = ${hashOf(token)} for share`)
    if (!rows[0]) return null
    const { list, mode } = shareRow.parse(rows[0])
    if (mode === 'read') return 'read-only'
    const found = await database.execute(sql`
      select ${storedColumns} from ${shoppingLists} where ${shoppingLists.id} = ${list} for update`)
    if (!found.rows[0]) return null
    const known = toStored(found.rows[0])
    if (known.content.removed[0]) return null
    // Only the owner decides on the id and the deletion of the list.
    const change = { ...sent, id: known.content.id, removed: known.content.removed }
    const merged = await mergeInto(database, { customer: known.customer, known, sent: change, now })
    return answerOf({ ...known, content: merged.list, revision: merged.revision }, mode, now)
  })
}

type Answerable = { content: ShoppingList; revision: number }

function answerOf({ content, revision }: Answerable, mode: ShareMode, now: number): SharedAnswer | null {
  return content.removed[0] ? null : { now, mode, list: content, revision }
}
