import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { type Database, transactionOf } from '@/server/db/transaction'
import { cacheChannel } from './listener'

/** In bytes: Postgres refuses a notification of 8,000. */
const longestMessage = 7_900

/** Makes every process drop the entries with these tags, when the transaction of the change commits. */
export async function invalidate(tags: string[], req: PayloadRequest): Promise<void> {
  await notify(tags, await transactionOf(req))
}

export async function notify(tags: string[], transaction: Database): Promise<void> {
  for (const part of partsOf([...new Set(tags)])) {
    await transaction.execute(sql`select pg_notify(${cacheChannel}, ${messageOf(part)})`)
  }
}

const messageOf = (tags: string[]) => JSON.stringify({ tags })

/** An address may have hundreds of letters, each of two bytes, so parts are measured and not counted. */
function partsOf(tags: string[]): string[][] {
  const parts: string[][] = []
  let bytes = longestMessage
  for (const tag of tags) {
    const more = Buffer.byteLength(JSON.stringify(tag)) + 1
    if (bytes + more > longestMessage) {
      parts.push([])
      bytes = Buffer.byteLength(messageOf([]))
    }
    parts.at(-1)?.push(tag)
    bytes += more
  }
  return parts
}
