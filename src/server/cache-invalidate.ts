import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { cacheChannel } from './cache-channel'
import { transactionOf } from './transaction'

/** A notification of Postgres holds at most 8,000 bytes. */
const tagsInOneMessage = 60

/** Makes every process drop what carries these tags, at the moment the transaction of the change commits. */
export async function invalidate(tags: string[], req: PayloadRequest): Promise<void> {
  const transaction = await transactionOf(req)
  const unique = [...new Set(tags)]
  for (let start = 0; start < unique.length; start += tagsInOneMessage) {
    const message = JSON.stringify({ tags: unique.slice(start, start + tagsInOneMessage) })
    await transaction.execute(sql`select pg_notify(${cacheChannel}, ${message})`)
  }
}
