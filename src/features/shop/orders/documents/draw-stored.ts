import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { documentKinds } from '@/domain/payment-states'
import { locales } from '@/i18n/routing'
import { uuidsOf } from '@/server/db/row-ids'
import { named, tables } from '@/server/db/tables'
import { type Database, inTransactionOf, transactionOf } from '@/server/db/transaction'
import { drawDocument, enqueue, mailDocument } from '@/server/jobs/kinds'
import { documentContent } from './content'
import { drawPdf } from './draw-document'

const { documents } = tables.shop

const issuedRow = z.object({
  kind: z.enum(documentKinds),
  number: z.coerce.number(),
  issuedAt: z.coerce.date(),
  language: z.enum(locales),
  content: documentContent,
})

/** Stores the PDF of a document and has it mailed, once: a stored one never changes. */
export async function drawStored(req: PayloadRequest, id: string): Promise<void> {
  const { drizzle } = req.payload.db
  const { rows } = await drizzle.execute(sql`
    select ${documents.kind}, ${documents.number}, ${documents.issuedAt} as "issuedAt", ${documents.language}, ${documents.content}
    from ${documents} where ${documents.id} = ${id} and ${documents.pdf} is null`)
  const [document] = z.array(issuedRow).parse(rows)
  if (!document) return
  const pdf = await drawPdf(document)
  await inTransactionOf(req.payload, async (own) => {
    const transaction = await transactionOf(own)
    const { rowCount } = await transaction.execute(sql`
      update ${documents} set ${named(documents, 'pdf')} = ${pdf} where ${documents.id} = ${id} and ${documents.pdf} is null`)
    if (rowCount === 1) await enqueue(transaction, mailDocument, { document: id })
  })
}

export async function drawMissing(database: Database): Promise<void> {
  const { rows } = await database.execute(sql`
    select ${documents.id} from ${documents}
    where ${documents.pdf} is null and ${documents.issuedAt} < now() - interval '15 minutes' limit 100`)
  for (const document of uuidsOf(rows)) await enqueue(database, drawDocument, { document })
}
