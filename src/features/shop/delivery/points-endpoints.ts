import { handlesOrders } from '@collections/access/roles'
import { empty } from '@collections/document-endpoint'
import { writeAuditEntry } from '@collections/staff/audit-log'
import type { Endpoint, PayloadRequest } from 'payload'
import { defaultLocale, isLocale } from '@/i18n/routing'
import { decodeFile, toCell } from '@/lib/csv/read-table'
import { tableResponse, writeTable } from '@/lib/csv/write-table'
import { transactionOf, withTransaction } from '@/server/db/transaction'
import { lockPoints, planPoints, readStoredPoints, writePoints } from './import-points'
import { pointColumns } from './point-words'
import { pointColumnName, readPoints } from './read-points'

const largest = 20 * 1024 * 1024

/** `confirmed`: that many points are gone is meant. `apply`: the token of a plan that was shown. */
type Asked = { confirmed: boolean; apply: string | null }

/**
 * Compares a file of pick-up points with those that we know. With `apply` it is carried out in the transaction of the request,
 * unless the points have changed since, the file has errors, or too many points would go without someone having confirmed it.
 */
export async function importPoints(req: PayloadRequest, file: Uint8Array, { confirmed, apply }: Asked) {
  const database = await transactionOf(req)
  if (apply !== null) await lockPoints(database)
  const read = readPoints(decodeFile(file))
  const plan = await planPoints(database, read, confirmed)
  const isFaultless = plan.errors.length === 0 && plan.missing.length === 0 && !plan.broken && !plan.waits
  if (apply !== plan.token || !isFaultless) return { done: false, plan }
  await writePoints(
    database,
    read.points.map(({ point }) => point),
  )
  const details = { created: plan.create.length, changed: plan.change.length, removed: plan.remove.length }
  await writeAuditEntry(req, { action: 'points.imported', target: 'pickup-points', details })
  return { done: true, plan }
}

/** 200 with the plan; 409 where it was to be carried out and is no longer what was shown; 413 for a file above 20 MB. */
async function imported(req: PayloadRequest): Promise<Response> {
  if (!handlesOrders(req.user)) return empty(403)
  const asked = { confirmed: req.searchParams.get('remove') === '1', apply: req.searchParams.get('apply') }
  const file = new Uint8Array((await req.arrayBuffer?.()) ?? [])
  if (file.length > largest) return empty(413)
  const answer = await withTransaction(req, () => importPoints(req, file, asked))
  return Response.json(answer, { status: asked.apply === null || answer.done ? 200 : 409 })
}

async function exported(req: PayloadRequest): Promise<Response> {
  if (!handlesOrders(req.user)) return empty(403)
  const { language } = req.i18n
  const locale = isLocale(language) ? language : defaultLocale
  const points = await readStoredPoints(req.payload.db.drizzle, null)
  const rows = points.map((point) => pointColumns.map((column) => toCell(String(point[column] ?? ''))))
  const head = pointColumns.map((column) => pointColumnName(column, locale))
  return tableResponse(writeTable([head, ...rows], locale), 'pickup-points.csv')
}

/** The table of pick-up points, under `/api/cms/shipping-methods`, for whoever works on orders. */
export const pointEndpoints: Endpoint[] = [
  { path: '/points.csv', method: 'get', handler: exported },
  { path: '/points.csv', method: 'post', handler: imported },
]
