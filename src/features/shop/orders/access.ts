import { createHash, createHmac, randomBytes } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import { named, tables } from '@/server/db/tables'
import type { Database } from '@/server/db/transaction'
import { env } from '@/server/env'

const { orderAccess } = tables.shop

/** What is stored of a token. */
export const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url')
const dayMs = 86_400_000
const validDays = 90

/**
 * Makes a token that opens an order without an account, for 90 days. Only its hash is stored: each mail and answer gets a token of
 * its own, and the database opens no order to who reads it.
 */
export async function issueAccess(database: Database, order: string, now = new Date()): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await store(database, token, order, now)
  return token
}

/**
 * The token to which a secret leads: the same one each time, so that whoever asks again makes no second one. Its days count from `since`,
 * so that asking does not prolong them.
 */
export async function accessFor(database: Database, secret: string, order: string, since: Date): Promise<string> {
  const token = createHmac('sha256', env().PAYLOAD_SECRET).update(`order access ${order} ${secret}`).digest('base64url')
  await store(database, token, order, since)
  return token
}

async function store(database: Database, token: string, order: string, since: Date): Promise<void> {
  const expires = new Date(since.getTime() + validDays * dayMs)
  await database.execute(sql`
    insert into ${orderAccess} (${named(orderAccess, 'tokenHash', 'orderId', 'expiresAt')})
    values (${hashOf(token)}, ${order}, ${expires.toISOString()}::timestamptz) on conflict do nothing`)
}

const found = z.array(z.object({ orderId: z.string() }))

/** The order that a token opens; null where there is none, or it is too old. */
export async function orderOfAccess(database: Database, token: string): Promise<string | null> {
  const { rows } = await database.execute(sql`
    select ${orderAccess.orderId} as "orderId" from ${orderAccess}
    where ${orderAccess.tokenHash} = ${hashOf(token)} and ${orderAccess.expiresAt} > now()`)
  return found.parse(rows)[0]?.orderId ?? null
}

/** Forgets the tokens that open nothing any more. */
export async function removeOldAccess(database: Database): Promise<void> {
  await database.execute(sql`delete from ${orderAccess} where ${orderAccess.expiresAt} <= now()`)
}
