import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { transactionOf } from '@/server/db/transaction'

const daysKept = 7

const claimed = z.array(z.object({ customer: z.string() }))

export const exportName = (id: string) => `${id}.zip`

/**
 * Marks an export as running and names its file at once, so that a deletion finds whatever is written there.
 * Null when there is nothing to do: it is done already, or its customer has left.
 */
export async function claimExport(req: PayloadRequest, id: string): Promise<string | null> {
  const database = await transactionOf(req)
  const { rows } = await database.execute(sql`
    update data_exports set status = 'running', file = ${`exports/${exportName(id)}`}, updated_at = now()
    where id = ${id} and status in ('waiting', 'running') returning customer_id as customer`)
  return claimed.parse(rows)[0]?.customer ?? null
}

/** @returns false when it is not there any more */
export async function finishExport(req: PayloadRequest, id: string, bytes: number): Promise<boolean> {
  const database = await transactionOf(req)
  const { rows } = await database.execute(sql`
    update data_exports set status = 'ready', bytes = ${bytes}, ready_at = now(),
      expires_at = now() + make_interval(days => ${daysKept}), updated_at = now()
    where id = ${id} and status = 'running' returning id`)
  return rows.length > 0
}

export async function failExport(req: PayloadRequest, id: string): Promise<void> {
  const database = await transactionOf(req)
  await database.execute(sql`
    update data_exports set status = 'failed', updated_at = now() where id = ${id} and status in ('waiting', 'running')`)
}
