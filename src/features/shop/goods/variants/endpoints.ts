import { handlesOrders, isStaff } from '@collections/access/roles'
import { type CsvChoice, importFile, mayApply } from '@collections/csv-import'
import { bodyOf, empty, staffEndpoint } from '@collections/document-endpoint'
import { writeAuditEntry } from '@collections/staff/audit-log'
import type { Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'
import { euroText } from '@/domain/money'
import { stockReasons } from '@/domain/stock-reasons'
import type { Locale } from '@/i18n/routing'
import { languageOf, messagesOf } from '@/i18n/translator'
import { toCell } from '@/lib/csv/cell-mark'
import { byHeading, readTable } from '@/lib/csv/read-table'
import { tableResponse, writeTable } from '@/lib/csv/write-table'
import { transactionOf } from '@/server/db/transaction'
import { once } from '../staff-work/once'
import { carryOut, lockWritten } from './carry-out'
import { exportedStock } from './exported-stock'
import { planVariants } from './plan'
import { type VariantColumn, variantColumns } from './plan-words'
import { readNames, readVariants } from './read-variants'
import { saveRows, sentTable } from './save-rows'

const required: readonly VariantColumn[] = ['product', 'colour', 'size', 'sku']

const columnName = (column: VariantColumn, language: Locale): string =>
  messagesOf(language).variantTable.columns[column]
const variantTable = { byHeading: byHeading(variantColumns, columnName), required }

const query = z.object({ product: z.uuid().nullable(), reason: z.enum(stockReasons).catch('count') })
type Wanted = CsvChoice & z.infer<typeof query> & { movesStock: boolean }

/**
 * Compares a table with the variants of all products or of one. With `apply`, the token of a plan that was shown, the
 * plan is carried out in the transaction of the request, unless the variants have changed since, the table has errors,
 * or doubtful prices are not confirmed. `movesStock`: staff may change the stock.
 */
export async function importVariants(req: PayloadRequest, file: Uint8Array, wanted: Wanted) {
  const table = await readTable(file, variantTable)
  const database = await transactionOf(req)
  const names = await readNames(database)
  const others = wanted.product ? 'all' : 'of-named'
  const remove = wanted.removeOthers ? others : 'none'
  const compare = async (lock: boolean) => {
    const read = { product: wanted.product, lock }
    const stored = await readVariants(database, read)
    const offSale = await readVariants(database, { ...read, offSale: true })
    return { offSale, plan: planVariants({ table, stored, offSale, names, remove, movesStock: wanted.movesStock }) }
  }
  const shown = await compare(false)
  if (!mayApply(shown.plan, wanted)) return { done: false, plan: shown.plan }
  await lockWritten(database, shown.plan, shown.offSale)
  // Customers and staff may have changed something before it was locked.
  const { plan } = await compare(true)
  if (!mayApply(plan, wanted)) return { done: false, plan }
  const counts = { created: plan.create.length, changed: plan.change.length, removed: plan.remove.length }
  const entry = await writeAuditEntry(req, { action: 'variants.imported', target: 'variants', details: counts })
  await carryOut(req, plan, names, { reason: wanted.reason, entry })
  return { done: true, plan }
}

async function imported(req: PayloadRequest): Promise<Response> {
  if (!isStaff(req.user)) return empty(403)
  const asked = query.safeParse({ product: req.searchParams.get('product'), reason: req.searchParams.get('reason') })
  if (!asked.success) return empty(404)
  return importFile(req, 20, (file, choice) =>
    importVariants(req, file, { ...asked.data, ...choice, movesStock: handlesOrders(req.user) }),
  )
}

async function exported(req: PayloadRequest): Promise<Response> {
  if (!isStaff(req.user)) return empty(403)
  const locale = languageOf(req.i18n)
  const stored = await readVariants(req.payload.db.drizzle, { product: null })
  const rows = stored.map(({ price, ...row }) => {
    const euros = price === null ? null : euroText(price, locale)
    const cells = { ...row, exported: exportedStock(row) }
    return variantColumns.map((column) => (column === 'price' ? euros : toCell(cells[column])))
  })
  const head = variantColumns.map((column) => columnName(column, locale))
  return tableResponse(writeTable([head, ...rows], locale), 'variants.csv')
}

const savedAnswer = z.looseObject({ done: z.boolean() })

/** 200 with the saved table or the errors by row; 400 for an invalid request. */
async function saved(req: PayloadRequest, product: string): Promise<Response> {
  const sent = sentTable.extend({ key: z.uuid() }).safeParse(await bodyOf(req))
  if (!sent.success) return empty(400)
  const form = { key: sent.data.key, form: `variants ${product}` }
  const table = { ...sent.data, movesStock: handlesOrders(req.user) }
  const { answer } = await once(req, form, savedAnswer, () => saveRows(req, product, table))
  return Response.json(answer)
}

export const variantEndpoints: Endpoint[] = [
  { path: '/variants.csv', method: 'get', handler: exported },
  { path: '/variants.csv', method: 'post', handler: imported },
  staffEndpoint('/:id/table', 'post', saved),
]
