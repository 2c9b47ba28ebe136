import { sql } from '@payloadcms/db-postgres'
import type { Endpoint } from 'payload'
import { z } from 'zod'
import { type CsvValue, csvText } from '@/domain/csv-text'
import { enqueue } from '@/server/jobs/enqueue'
import { importPrices } from '@/server/jobs/kinds'
import { transactionOf, withTransaction } from '@/server/transaction'
import { isAdmin } from '../access/staff'
import { type Answer, documentEndpoint, empty } from '../document-endpoint'

const retry: Answer = (req, id) =>
  withTransaction(req, async () => {
    const transaction = await transactionOf(req)
    const { rows } = await transaction.execute(sql`
      update price_imports set status = 'queued', error = null, updated_at = now()
      where id = ${id} and status = 'failed' returning id`)
    if (rows.length === 0) return empty(404)
    await enqueue(transaction, importPrices, { importId: id })
    return empty(202)
  })

const rejectedRows = z.array(z.object({ file: z.string(), line: z.number(), reason: z.string(), content: z.string() }))
const batch = 5000

/** The rejected rows as CSV, in parts, so that a day full of them needs no memory. */
const rejected: Answer = async (req, id) => {
  const { drizzle } = req.payload.db
  const encoder = new TextEncoder()
  let last = { file: '', line: 0 }
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(encoder.encode(csvText([['file', 'line', 'reason', 'row']]))),
    pull: async (controller) => {
      const result = await drizzle.execute(sql`
        select file, line, reason, content from prices.rejected_rows
        where import_id = ${id} and (file, line) > (${last.file}, ${last.line}) order by file, line limit ${batch}`)
      const rows = rejectedRows.parse(result.rows)
      last = rows.at(-1) ?? last
      const lines = rows.map(({ file, line, reason, content }): CsvValue[] => [file, line, reason, content])
      // Without the byte order mark, which belongs at the very beginning only.
      if (lines.length > 0) controller.enqueue(encoder.encode(csvText(lines).slice(1)))
      if (rows.length < batch) controller.close()
    },
  })
  return new Response(body, {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="rejected-${id}.csv"`,
      'Cache-Control': 'no-store',
    },
  })
}

/** What the panel of the form asks for, under `/api/cms/price-imports`. */
export const priceImportEndpoints: Endpoint[] = [
  documentEndpoint('/:id/retry', 'post', isAdmin, retry),
  documentEndpoint('/:id/rejected.csv', 'get', isAdmin, rejected),
]
