import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { type Database, transactionOf } from '@/server/db/transaction'
import { cacheChannel } from './listener'

/** A notification of Postgres holds at most 8,000 bytes. */
const tagsInOneMessage = 60

/** Makes every process drop the entries with these tags, when the transaction of the change commits. */
export async function invalidate(tags: string[], req: PayloadRequest): Promise<void> {
  await notify(tags, await transactionOf(req))
}

export async function notify(tags: string[], transaction: Database): Promise<void> {
  const unique = [...new Set(tags)]
  for (let start = 0; start < unique.length; start += tagsInOneMessage) {
    const message = JSON.stringify({ tags: unique.slice(start, start + tagsInOneMessage) })
    await transaction.execute(sql`select pg_notify(${cacheChannel}, ${message})`)
  }
}
