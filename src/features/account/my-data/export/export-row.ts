import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { named, tables } from '@/server/db/tables'
import { transactionOf } from '@/server/db/transaction'

const { dataExports } = tables

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
    update ${dataExports} set ${named(dataExports, 'status')} = 'running',
      ${named(dataExports, 'file')} = ${`exports/${exportName(id)}`}, ${named(dataExports, 'updatedAt')} = now()
    where ${dataExports.id} = ${id} and ${dataExports.status} in ('waiting', 'running')
      returning ${dataExports.customerId} as customer`)
  return claimed.parse(rows)[0]?.customer ?? null
}

/** @returns false when it is not there any more */
export async function finishExport(req: PayloadRequest, id: string, bytes: number): Promise<boolean> {
  const database = await transactionOf(req)
  const { rows } = await database.execute(sql`
    update ${dataExports} set ${named(dataExports, 'status')} = 'ready', ${named(dataExports, 'bytes')} = ${bytes},
      ${named(dataExports, 'readyAt')} = now(),
      ${named(dataExports, 'expiresAt')} = now() + make_interval(days => ${daysKept}),
        ${named(dataExports, 'updatedAt')} = now()
    where ${dataExports.id} = ${id} and ${dataExports.status} = 'running' returning ${dataExports.id}`)
  return rows.length > 0
}

export async function failExport(req: PayloadRequest, id: string): Promise<void> {
  const database = await transactionOf(req)
  await database.execute(sql`
    update ${dataExports} set ${named(dataExports, 'status')} = 'failed', ${named(dataExports, 'updatedAt')} = now()
      where ${dataExports.id} = ${id} and ${dataExports.status} in ('waiting', 'running')`)
}
