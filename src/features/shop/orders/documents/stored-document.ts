import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import { documentKinds } from '@/domain/payment-states'
import { readableRows } from '@/server/db/readable-rows'
import { tables } from '@/server/db/tables'
import type { Database } from '@/server/db/transaction'

const { documents } = tables.shop

const kinds = z.enum(documentKinds)
const listRow = z.object({
  id: z.string(),
  kind: kinds,
  number: z.coerce.number(),
  issuedAt: z.coerce.date(),
  ready: z.boolean(),
})
export type DocumentEntry = z.infer<typeof listRow>

/** The oldest first; a document that is not `ready` is being drawn. */
export async function documentsOf(database: Database, orderId: string): Promise<DocumentEntry[]> {
  const { rows } = await database.execute(sql`
    select ${documents.id}, ${documents.kind}, ${documents.number}, ${documents.issuedAt} as "issuedAt", ${documents.pdf} is not null as ready
    from ${documents} where ${documents.orderId} = ${orderId} order by ${documents.issuedAt}, ${documents.number}`)
  return readableRows(listRow, rows, 'shop/documents/stored-document')
}

const fileRow = z.object({ order: z.string(), kind: kinds, number: z.coerce.number(), pdf: z.instanceof(Buffer) })

/** Null while the document is being drawn. The caller must check access to the order. */
export async function readDocument(database: Database, id: string): Promise<z.infer<typeof fileRow> | null> {
  const { rows } = await database.execute(sql`
    select ${documents.orderId} as order, ${documents.kind}, ${documents.number}, ${documents.pdf}
    from ${documents} where ${documents.id} = ${id} and ${documents.pdf} is not null`)
  return z.array(fileRow).parse(rows)[0] ?? null
}
