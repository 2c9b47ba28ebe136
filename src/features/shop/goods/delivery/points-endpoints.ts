import { handlesOrders } from '@collections/access/roles'
import { type CsvChoice, importFile, mayApply } from '@collections/csv-import'
import { empty } from '@collections/document-endpoint'
import { writeAuditEntry } from '@collections/staff/audit-log'
import type { Endpoint, PayloadRequest } from 'payload'
import { languageOf } from '@/i18n/translator'
import { toCell } from '@/lib/csv/cell-mark'
import { readTable } from '@/lib/csv/read-table'
import { tableResponse, writeTable } from '@/lib/csv/write-table'
import { transactionOf } from '@/server/db/transaction'
import { lockPoints, planPoints, readStoredPoints, writePoints } from './import-points'
import { pointColumns } from './point-words'
import { pointColumnName, pointTable, readPoints } from './read-points'

/**
 * Compares a file of pick-up points with the stored ones. With `apply` the plan is carried out in the request's
 * transaction, unless the points have changed since, the file has errors, or too many points would be removed.
 * `removeOthers` confirms the removal.
 */
export async function importPoints(req: PayloadRequest, file: Uint8Array, choice: CsvChoice) {
  const { removeOthers, apply } = choice
  const read = readPoints(await readTable(file, pointTable))
  const database = await transactionOf(req)
  if (apply !== null) await lockPoints(database)
  const plan = await planPoints(database, read, removeOthers)
  if (!mayApply(plan, choice) || plan.waits) return { done: false, plan }
  await writePoints(
    database,
    read.points.map(({ point }) => point),
  )
  const details = { created: plan.create.length, changed: plan.change.length, removed: plan.remove.length }
  await writeAuditEntry(req, { action: 'points.imported', target: 'pickup-points', details })
  return { done: true, plan }
}

async function imported(req: PayloadRequest): Promise<Response> {
  if (!handlesOrders(req.user)) return empty(403)
  return importFile(req, 20, (file, choice) => importPoints(req, file, choice))
}

async function exported(req: PayloadRequest): Promise<Response> {
  if (!handlesOrders(req.user)) return empty(403)
  const locale = languageOf(req.i18n)
  const points = await readStoredPoints(req.payload.db.drizzle, null)
  const rows = points.map((point) => pointColumns.map((column) => toCell(point[column])))
  const head = pointColumns.map((column) => pointColumnName(column, locale))
  return tableResponse(writeTable([head, ...rows], locale), 'pickup-points.csv')
}

export const pointEndpoints: Endpoint[] = [
  { path: '/points.csv', method: 'get', handler: exported },
  { path: '/points.csv', method: 'post', handler: imported },
]
