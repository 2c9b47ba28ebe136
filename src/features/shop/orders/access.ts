import { createHash, createHmac, randomBytes } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import { named, tables } from '@/server/db/tables'
import type { Database } from '@/server/db/transaction'
import { env } from '@/server/env'

const { orderAccess } = tables.shop

export const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url')
const dayMs = 86_400_000
const validDays = 90

/**
 * Makes a token that opens an order without an account for 90 days. Each mail and answer gets its own token, and only
 * hashes are stored, so that a reader of the database can open no order.
 */
export async function issueAccess(database: Database, order: string, now = new Date()): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await store(database, token, order, now)
  return token
}

/**
 * Derives a token from a secret: asking again gives the same token, and its days count from `since`, so that asking
 * does not prolong them.
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

export async function orderOfAccess(database: Database, token: string): Promise<string | null> {
  const { rows } = await database.execute(sql`
    select ${orderAccess.orderId} as "orderId" from ${orderAccess}
    where ${orderAccess.tokenHash} = ${hashOf(token)} and ${orderAccess.expiresAt} > now()`)
  return found.parse(rows)[0]?.orderId ?? null
}

export async function removeOldAccess(database: Database): Promise<void> {
  await database.execute(sql`delete from ${orderAccess} where ${orderAccess.expiresAt} <= now()`)
}
