import { isStaff } from '@collections/access/staff'
import { empty } from '@collections/document-endpoint'
import { writeAuditEntry } from '@collections/staff/hooks/audit'
import type { Endpoint, PayloadRequest } from 'payload'
import { toCell } from '@/lib/csv/cell-text'
import { decodeFile } from '@/lib/csv/decode'
import { readTable } from '@/lib/csv/read-table'
import { tableResponse, writeTable } from '@/lib/csv/write-table'
import { defaultLocale, isLocale } from '@/i18n/routing'
import { transactionOf, withTransaction } from '@/server/db/transaction'
import { columnName, columnOf, requiredColumns } from './columns'
import { type Plan, planImport } from './plan'
import { columns } from './plan-words'
import { readStored, readTargets } from './stored'
import { writePlan } from './write'

const largest = 20 * 1024 * 1024

/** Whether it was done, and the plan: of a dry run, or of a file that may not be carried out as it was shown. */
export type CsvAnswer = { done: boolean; plan: Plan }

const isFaultless = ({ errors, missing, broken }: Plan) => errors.length === 0 && missing.length === 0 && !broken

/**
 * Compares a file with the redirects. With `apply`, the token of a plan that was shown, it is carried out in the transaction
 * of the request, unless the redirects have changed since or the file has errors.
 */
export async function importRedirects(
  req: PayloadRequest,
  file: Uint8Array,
  { removeOthers, apply }: { removeOthers: boolean; apply: string | null },
): Promise<CsvAnswer> {
  const database = await transactionOf(req)
  const text = decodeFile(file)
  const table = readTable(text, { columnOf, required: requiredColumns })
  const stored = await readStored(database, { lock: apply !== null })
  const names = [...stored.map(({ document }) => document), ...table.rows.map(({ cells }) => cells.document)]
  const targets = await readTargets(database, [...new Set(names.flatMap((name) => name || []))])
  const plan = await planImport({ text, table, stored, targets, removeOthers })
  if (apply !== plan.token || !isFaultless(plan)) return { done: false, plan }
  await writePlan(req, plan, targets)
  const counts = { created: plan.create.length, changed: plan.change.length, removed: plan.remove.length }
  await writeAuditEntry(req, { action: 'redirects.imported', target: 'redirects', details: counts })
  return { done: true, plan }
}

/** 200 with the plan; 409 where it was to be carried out and is no longer what was shown; 413 for a file above 20 MB. */
async function imported(req: PayloadRequest): Promise<Response> {
  if (!isStaff(req.user)) return empty(403)
  const file = new Uint8Array((await req.arrayBuffer?.()) ?? [])
  if (file.length > largest) return empty(413)
  const apply = req.searchParams.get('apply')
  const removeOthers = req.searchParams.get('remove') === '1'
  const answer = await withTransaction(req, () => importRedirects(req, file, { removeOthers, apply }))
  return Response.json(answer, { status: apply === null || answer.done ? 200 : 409 })
}

async function exported(req: PayloadRequest): Promise<Response> {
  if (!isStaff(req.user)) return empty(403)
  const { language } = req.i18n
  const locale = isLocale(language) ? language : defaultLocale
  const stored = await readStored(req.payload.db.drizzle)
  const rows = stored.map((redirect) => columns.map((column) => toCell(String(redirect[column] ?? ''))))
  return tableResponse(
    writeTable([columns.map((column) => columnName(column, locale)), ...rows], locale),
    'redirects.csv',
  )
}

export const redirectEndpoints: Endpoint[] = [
  { path: '/redirects.csv', method: 'get', handler: exported },
  { path: '/redirects.csv', method: 'post', handler: imported },
]
