import { randomUUID } from 'node:crypto'
import { isStaff } from '@collections/access/roles'
import { type CsvAnswer, type CsvChoice, importFile, mayApply } from '@collections/csv-import'
import { empty } from '@collections/document-endpoint'
import { fieldLabel } from '@collections/labels'
import { writeAuditEntry } from '@collections/staff/audit-log'
import { sql } from '@payloadcms/db-postgres'
import type { Endpoint, PayloadRequest } from 'payload'
import type { Locale } from '@/i18n/routing'
import { languageOf } from '@/i18n/translator'
import { toCell } from '@/lib/csv/cell-mark'
import { byHeading, readTable } from '@/lib/csv/read-table'
import { tableResponse, writeTable } from '@/lib/csv/write-table'
import { invalidate } from '@/server/cache/invalidate'
import { tag } from '@/server/cache/tags'
import { named, setExcluded, tables } from '@/server/db/tables'
import { transactionOf } from '@/server/db/transaction'
import { type PlannedRedirects, type PlannedTarget, planRedirects, readStoredRedirects, readTargets } from './plan'
import { type RedirectColumn, redirectColumns } from './plan-words'

const { redirects, redirectsRels } = tables

/** Above this number, invalidating all redirects is cheaper than naming each. */
const mostNamed = 500

async function writePlan(
  req: PayloadRequest,
  { create, change, remove }: PlannedRedirects,
  targets: ReadonlyMap<string, PlannedTarget>,
): Promise<void> {
  const database = await transactionOf(req)
  const rows = [
    ...create.map(({ fields }) => ({ id: randomUUID(), ...fields })),
    ...change.map(({ id, fields }) => ({ id, ...fields })),
  ]
  const gone = remove.map(({ id }) => id)
  await database.execute(sql`delete from ${redirects} where ${redirects.id} = any(${sql.param(gone)}::uuid[])`)
  await database.execute(sql`
    insert into ${redirects} (${named(redirects, 'id', 'from', 'to', 'status', 'hits', 'createdAt', 'updatedAt')})
    select id, "from", "to", status::enum_redirects_status, 0, now(), now()
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row(id uuid, "from" text, "to" text, status text)
    on conflict (${named(redirects, 'id')}) do update set ${setExcluded(redirects, 'to', 'status', 'updatedAt')}`)
  const ids = rows.map(({ id }) => id)
  await database.execute(sql`
    delete from ${redirectsRels} where ${redirectsRels.parentId} = any(${sql.param(ids)}::uuid[])`)
  const follows = rows.flatMap(({ id, document }) => {
    const target = document ? targets.get(document) : undefined
    return target ? [{ parent: id, collection: target.collection, document: target.id }] : []
  })
  for (const collection of new Set(follows.map((one) => one.collection))) {
    const list = JSON.stringify(follows.filter((one) => one.collection === collection))
    await database.execute(sql`
      insert into ${redirectsRels} (${named(redirectsRels, 'parentId', 'path', `${collection}Id` as const)})
      select parent, 'document', document from jsonb_to_recordset(${list}::jsonb) as row(parent uuid, document uuid)`)
  }
  const paths = [...rows, ...remove].map(({ from }) => from)
  await invalidate(paths.length > mostNamed ? [tag.redirects] : paths.map(tag.address), req)
}

const requiredColumns: readonly RedirectColumn[] = ['from']

const columnName = (column: RedirectColumn, language: Locale): string => fieldLabel(column)[language]

const redirectTable = { byHeading: byHeading(redirectColumns, columnName), required: requiredColumns }

/**
 * Compares a file with the redirects. `apply` is the token of a displayed plan: the plan is then carried out in the
 * request's transaction, unless the redirects changed since or the file has errors.
 */
export async function importRedirects(
  req: PayloadRequest,
  file: Uint8Array,
  choice: CsvChoice,
): Promise<CsvAnswer<PlannedRedirects>> {
  const { removeOthers, apply } = choice
  const table = await readTable(file, redirectTable)
  const database = await transactionOf(req)
  const stored = await readStoredRedirects(database, { lock: apply !== null })
  const names = [...stored.map(({ document }) => document), ...table.rows.map(({ cells }) => cells.document)]
  const targets = await readTargets(database, [...new Set(names.flatMap((name) => name || []))])
  const plan = await planRedirects({ table, stored, targets, removeOthers })
  if (!mayApply(plan, choice)) return { done: false, plan }
  await writePlan(req, plan, targets)
  const counts = { created: plan.create.length, changed: plan.change.length, removed: plan.remove.length }
  await writeAuditEntry(req, { action: 'redirects.imported', target: 'redirects', details: counts })
  return { done: true, plan }
}

async function imported(req: PayloadRequest): Promise<Response> {
  if (!isStaff(req.user)) return empty(403)
  return importFile(req, 20, (file, choice) => importRedirects(req, file, choice))
}

async function exported(req: PayloadRequest): Promise<Response> {
  if (!isStaff(req.user)) return empty(403)
  const locale = languageOf(req.i18n)
  const stored = await readStoredRedirects(req.payload.db.drizzle)
  const rows = stored.map((redirect) => redirectColumns.map((column) => toCell(redirect[column])))
  return tableResponse(
    writeTable([redirectColumns.map((column) => columnName(column, locale)), ...rows], locale),
    'redirects.csv',
  )
}

export const redirectEndpoints: Endpoint[] = [
  { path: '/redirects.csv', method: 'get', handler: exported },
  { path: '/redirects.csv', method: 'post', handler: imported },
]
