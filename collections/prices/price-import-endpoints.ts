import { sql } from '@payloadcms/db-postgres'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import type { Endpoint } from 'payload'
import { z } from 'zod'
import { defaultLocale, isLocale } from '@/i18n/routing'
import { type CsvValue, writeTable } from '@/lib/csv/write-table'
import { becomes, isOneOf } from '@/server/db/states'
import { named, tables } from '@/server/db/tables'
import { transactionOf, withTransaction } from '@/server/db/transaction'
import { enqueue, importPrices, type JobKind, withdrawPrices } from '@/server/jobs/kinds'
import { isAdmin, isStaff } from '../access/roles'
import { type Answer, documentEndpoint, empty } from '../document-endpoint'
import { writeAuditEntry } from '../staff/audit-log'
import { type ChainDecision, type PriceImportStatus, priceImportStatuses } from './import-statuses'

const { priceImports } = tables
const later = alias(priceImports, 'later')
const { rejectedRows } = tables.prices

interface Step {
  from: readonly PriceImportStatus[]
  to: PriceImportStatus
  job?: JobKind<{ importId: string }>
  accepts?: boolean
}

const previousStatus = z.tuple([z.object({ status: z.enum(priceImportStatuses), day: z.string() })])

/** Changes the status and writes an audit entry; 404 if the import has another status. */
const step =
  ({ from, to, job, accepts = false }: Step): Answer =>
  (req, id) =>
    withTransaction(req, async () => {
      const transaction = await transactionOf(req)
      const { rows } = await transaction.execute(sql`
        update ${priceImports} set ${named(priceImports, 'status')} = ${to}, ${named(priceImports, 'error')} = null,
          ${named(priceImports, 'accepted')} = ${priceImports.accepted} is true or ${accepts},
          ${named(priceImports, 'updatedAt')} = now()
        from (select ${priceImports.id}, ${priceImports.status}, ${priceImports.day} from ${priceImports}
          where ${priceImports.id} = ${id} for update) old
        where ${priceImports.id} = old.id
          and old.status = any (string_to_array(${from.join(',')}, ',')::enum_price_imports_status[])
          and (${to} <> 'withdrawing' or ${priceImports.dryRun} is not true)
        returning old.status, old.day`)
      const old = previousStatus.safeParse(rows).data?.[0]
      if (!old) return empty(404)
      const details = { collection: 'price-imports', name: old.day, field: 'status', from: old.status, to }
      await writeAuditEntry(req, { action: 'document.changed', target: `price-imports ${id}`, details })
      if (job) await enqueue(transaction, job, { importId: id })
      return empty(202)
    })

const retry = step({ from: ['failed', 'rejected', 'withdrawn'], to: 'queued', job: importPrices })
const accept = step({ from: ['held'], to: 'queued', job: importPrices, accepts: true })
const reject = step({ from: ['held'], to: 'rejected' })
const withdraw = step({ from: ['done'], to: 'withdrawing', job: withdrawPrices })

const decided = z.tuple([z.object({ day: z.string(), chain: z.string(), was: z.string() })])

/**
 * Decides about a chain that keeps its previous day although the day is published. An accepted chain is imported with
 * the day again; 404 if it has nothing to accept, or a later import has replaced the day.
 */
const decide =
  (decision: Exclude<ChainDecision, 'waiting'>): Answer =>
  (req, id) =>
    withTransaction(req, async () => {
      const number = String(req.routeParams?.number)
      const transaction = await transactionOf(req)
      const accepts = decision === 'accepted'
      const { rows } = await transaction.execute(sql`
        update ${priceImports} set ${becomes(priceImports.status, accepts ? 'queued' : 'done')},
          ${named(priceImports, 'updatedAt')} = now(),
          ${named(priceImports, 'report')} = jsonb_set(${priceImports.report}, '{doubted}', (
            select jsonb_agg(case when one ->> 'number' = ${number}
              then one || jsonb_build_object('decision', ${decision}::text) else one end)
            from jsonb_array_elements(${priceImports.report} -> 'doubted') one))
        from (
          select ${priceImports.id}, ${priceImports.day}, one ->> 'chain' as chain, one ->> 'decision' as was
          from ${priceImports}, jsonb_array_elements(${priceImports.report} -> 'doubted') one
          where ${priceImports.id} = ${id} and ${isOneOf(priceImports.status, 'done')} and ${priceImports.dryRun} is not true
            and one ->> 'number' = ${number}
            and case when ${accepts} then one ->> 'decision' <> 'accepted' and (one ->> 'rows')::integer > 0
              else one ->> 'decision' = 'waiting' end
            and not exists (
              select from ${priceImports} later where ${later.day} = ${priceImports.day}
                and ${later.createdAt} > ${priceImports.createdAt} and ${isOneOf(later.status, 'queued', 'running', 'done')}
                and ${later.dryRun} is not true)
          for update of price_imports) old
        where ${priceImports.id} = old.id
        returning old.day, old.chain, old.was`)
      const old = decided.safeParse(rows).data?.[0]
      if (!old) return empty(404)
      const details = { collection: 'price-imports', name: old.day, field: old.chain, from: old.was, to: decision }
      await writeAuditEntry(req, { action: 'document.changed', target: `price-imports ${id}`, details })
      if (accepts) await enqueue(transaction, importPrices, { importId: id })
      return empty(202)
    })

const rejectedBatch = z.array(z.object({ file: z.string(), line: z.number(), reason: z.string(), content: z.string() }))
const batch = 5000

/** Streamed as CSV, because a day can have very many rejected rows. */
const rejected: Answer = async (req, id) => {
  const { drizzle } = req.payload.db
  const language = isLocale(req.i18n.language) ? req.i18n.language : defaultLocale
  const encoder = new TextEncoder()
  let last = { file: '', line: 0 }
  const body = new ReadableStream<Uint8Array>({
    start: (controller) =>
      controller.enqueue(encoder.encode(writeTable([['file', 'line', 'reason', 'row']], language))),
    pull: async (controller) => {
      const result = await drizzle.execute(sql`
        select ${rejectedRows.file}, ${rejectedRows.line}, ${rejectedRows.reason}, ${rejectedRows.content}
        from ${rejectedRows} where ${rejectedRows.importId} = ${id}
          and (${rejectedRows.file}, ${rejectedRows.line}) > (${last.file}, ${last.line})
        order by ${rejectedRows.file}, ${rejectedRows.line} limit ${batch}`)
      const rows = rejectedBatch.parse(result.rows)
      last = rows.at(-1) ?? last
      const lines = rows.map(({ file, line, reason, content }): CsvValue[] => [file, line, reason, content])
      if (lines.length > 0) controller.enqueue(encoder.encode(writeTable(lines, language, { bom: false })))
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

export const priceImportEndpoints: Endpoint[] = [
  documentEndpoint('/:id/retry', 'post', isAdmin, retry),
  documentEndpoint('/:id/accept', 'post', isStaff, accept),
  documentEndpoint('/:id/reject', 'post', isStaff, reject),
  documentEndpoint('/:id/chains/:number/accept', 'post', isStaff, decide('accepted')),
  documentEndpoint('/:id/chains/:number/refuse', 'post', isStaff, decide('refused')),
  documentEndpoint('/:id/withdraw', 'post', isAdmin, withdraw),
  documentEndpoint('/:id/rejected.csv', 'get', isStaff, rejected),
]
