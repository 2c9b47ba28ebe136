import { writeAuditEntry } from '@collections/staff/audit-log'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { bySize } from '@/domain/clothing-size'
import { euroText } from '@/domain/money'
import { stockReasons } from '@/domain/stock-reasons'
import { uuidsOf } from '@/server/db/row-ids'
import { tables } from '@/server/db/tables'
import { type Database, transactionOf } from '@/server/db/transaction'
import { lockStock } from '../stock/reserve'
import { carryOut, type PlannedWork } from './carry-out'
import {
  hasSameValues,
  movedStock,
  offSaleFinder,
  priceFall,
  readVariantRow,
  replacedFinder,
  tooFew,
  type Wrong,
  wrongCell,
} from './plan'
import { type CellColumn, cellColumns, type VariantCellProblem } from './plan-words'
import { type Names, readNames, readVariants, type StoredVariant } from './read-variants'

const { colours, coloursLocales, variants } = tables

const cells = z.object({
  colour: z.string().max(200),
  size: z.string().max(200),
  sku: z.string().max(200),
  ean: z.string().max(200),
  price: z.string().max(200),
  weight: z.string().max(200),
  stock: z.string().max(200),
}) satisfies z.ZodType<Record<CellColumn, string>>
export type RowCells = z.infer<typeof cells>

/** Each row as typed and as shown, so that only typed changes are applied. */
export const sentTable = z.object({
  reason: z.enum(stockReasons),
  rows: z
    .array(
      z.object({
        id: z.uuid().nullable(),
        seen: cells.nullable(),
        /** The last correction of the stock when the row was shown. */
        correction: z.int().min(0).nullish(),
        cells,
        priceConfirmed: z.boolean().optional(),
      }),
    )
    .max(2000),
  removed: z.array(z.uuid()).max(2000),
})
type SentTable = z.infer<typeof sentTable> & { movesStock: boolean }
type SentRow = SentTable['rows'][number]

type SavedRow = { id: string; cells: RowCells; reserved: number; unpacked: number; correction: number }
type RowError = { row: number; column: CellColumn; problem: VariantCellProblem; value: string }

const colourRow = z.object({ slug: z.string(), name: z.string() })

export async function tableOfProduct(database: Database, product: string, language: string): Promise<SavedRow[]> {
  const stored = await readVariants(database, { product })
  const { rows } = await database.execute(sql`
    select ${colours.slug}, coalesce(${coloursLocales.name}, ${colours.slug}) as name from ${colours}
    left join ${coloursLocales} on ${coloursLocales._parentId} = ${colours.id}
      and ${coloursLocales._locale}::text = ${language}`)
  const names = new Map(
    z
      .array(colourRow)
      .parse(rows)
      .map(({ slug, name }) => [slug, name]),
  )
  const sorted = stored.toSorted((one, other) => one.colour.localeCompare(other.colour) || bySize(one.size, other.size))
  return sorted.map((variant) => ({
    id: variant.id,
    cells: { ...cellsOf(variant, language), colour: names.get(variant.colour) ?? variant.colour },
    reserved: variant.reserved,
    unpacked: variant.unpacked,
    correction: variant.correction,
  }))
}

function cellsOf({ colour, size, sku, ean, price, weight, stock }: StoredVariant, language: string): RowCells {
  return {
    colour,
    size,
    sku,
    ean: ean ?? '',
    price: price === null ? '' : euroText(price, language),
    weight: weight === null ? '' : String(weight),
    stock: String(stock),
  }
}

/**
 * Saves the table of a product in the transaction of the request: all of it, or with a wrong cell nothing. Untyped
 * cells keep their current values; a typed cell that somebody else has changed too is an error. Stock is changed by the
 * difference, so that pieces packed meanwhile do not come back. A new row that names an off-sale variant puts it back on sale;
 * its empty cells keep what is stored. `movesStock`: staff may change the stock.
 */
export async function saveRows(req: PayloadRequest, product: string, sent: SentTable) {
  const database = await transactionOf(req)
  const names = await readNames(database)
  await lockStockOf(database, product)
  const stored = await readVariants(database, { product, lock: true })
  const offSale = await readVariants(database, { product, lock: true, offSale: true })
  const given = { product, sent, stored, offSale, names, language: req.i18n.language }
  const { errors, ...plan } = await planRows(database, given)
  const counts = { created: plan.create.length, changed: plan.change.length, removed: plan.remove.length }
  if (errors.length === 0 && counts.created + counts.changed + counts.removed > 0) {
    const entry = await writeAuditEntry(req, { action: 'variants.imported', target: 'variants', details: counts })
    await carryOut(req, plan, names, { reason: sent.reason, entry })
  }
  return { done: errors.length === 0, errors, rows: await tableOfProduct(database, product, req.i18n.language) }
}

/** Stock is locked before variants (docs/decisions/0088). */
async function lockStockOf(database: Database, product: string): Promise<void> {
  const { rows } = await database.execute(sql`
    select ${variants.id} from ${variants} where ${variants.productId} = ${product}::uuid`)
  await lockStock(database, uuidsOf(rows))
}

type Given = {
  product: string
  sent: SentTable
  stored: StoredVariant[]
  offSale: StoredVariant[]
  names: Names
  language: string
}
type RowPlan = PlannedWork & { errors: RowError[] }

async function planRows(database: Database, given: Given): Promise<RowPlan> {
  const { product, sent, stored, offSale, names, language } = given
  const known = new Map(stored.map((variant) => [variant.id, variant]))
  const productName = [...names.products].find(([, id]) => id === product)?.[0] ?? product
  const plan: RowPlan = { create: [], change: [], remove: [], errors: [] }
  const gone = sent.removed.flatMap((id) => known.get(id) ?? [])
  for (const { id, sku, reserved } of gone) {
    if (reserved > 0) plan.errors.push({ row: -1, column: 'sku', problem: 'reserved', value: sku })
    else plan.remove.push({ id, sku })
  }
  const listed = new Set([...sent.rows.map(({ id }) => id), ...sent.removed])
  // Rows that somebody else has added meanwhile keep their SKU, colour and size.
  const others = stored.filter(({ id }) => !listed.has(id))
  const skus = new Set(others.map(({ sku }) => sku))
  const places = new Set(others.map(({ colour, size }) => `${colour} ${size}`))
  const elsewhere = await skusOfOthers(database, product, sent.rows)
  const skusOffSale = new Set(offSale.map(({ sku }) => sku))
  const named = offSaleFinder(offSale, new Set(sent.rows.map(({ cells: { sku } }) => sku.trim())))
  const goneSkus = new Set(gone.map(({ sku }) => sku))
  const replaced = replacedFinder(gone)
  for (const [line, { id, seen, correction, cells: typed, priceConfirmed }] of sent.rows.entries()) {
    const old = id === null ? undefined : known.get(id)
    const merged =
      old && seen ? mergeCells(typed, seen, old, { names, language, correction }) : { cells: typed, wrong: null }
    const row = { cells: { product: productName, ...merged.cells } }
    const isNew = id === null && !goneSkus.has(typed.sku.trim())
    const back = isNew ? named(readVariantRow(row, undefined, names).fields) : undefined
    const { fields, problem } = readVariantRow(row, old ?? back, names, !back)
    const taken = id === null && !back ? replaced(fields) : undefined
    const place = `${fields.colour} ${fields.size}`
    const wrong =
      (id !== null && !old ? wrongCell('sku', 'removedMeanwhile') : null) ??
      merged.wrong ??
      problem ??
      (elsewhere.has(fields.sku) ? wrongCell('sku', 'otherProduct') : null) ??
      (skus.has(fields.sku) ? wrongCell('sku', 'sameSku') : null) ??
      (old && skusOffSale.has(fields.sku) ? wrongCell('sku', 'offSale') : null) ??
      (places.has(place) ? wrongCell('size', 'sameVariant') : null) ??
      tooFew(fields, taken) ??
      (sent.movesStock ? null : movedStock(fields, old ?? back ?? taken)) ??
      (!priceConfirmed && priceFall(fields, old ?? back, names) ? wrongCell('price', 'priceFall') : null)
    skus.add(fields.sku)
    places.add(place)
    if (wrong) plan.errors.push(errorOf(line, wrong, old ? cellsOf(old, language) : typed))
    else if (back) plan.change.push({ line, id: back.id, fields, before: back, back: true })
    else if (!old) plan.create.push({ line, fields })
    else if (!hasSameValues(old, fields)) plan.change.push({ line, id: old.id, fields, before: old })
  }
  return plan
}

/** `value` is the current value. */
function errorOf(row: number, { column, problem }: Wrong, now: RowCells): RowError {
  const cell = column === 'product' || column === 'exported' ? 'sku' : column
  return { row, column: cell, problem, value: now[cell] }
}

function mergeCells(
  typed: RowCells,
  seen: RowCells,
  old: StoredVariant,
  { names, language, correction }: Pick<Given, 'names' | 'language'> & Pick<SentRow, 'correction'>,
): { cells: Partial<RowCells>; wrong: Wrong | null } {
  const now = cellsOf(old, language)
  const slug = (colour: string) => names.colours.get(colour.trim().toLowerCase())?.slug ?? colour
  const merged: Partial<RowCells> = {}
  for (const column of cellColumns) {
    if (typed[column].trim() === seen[column]) continue
    merged[column] = typed[column]
    if (column === 'stock') {
      const after = stockAfter(typed.stock, seen.stock, old, correction)
      if (after === null) return { cells: merged, wrong: wrongCell('stock', 'changedMeanwhile') }
      merged.stock = after
    } else {
      const [before, wanted] =
        column === 'colour' ? [slug(seen.colour), slug(typed.colour)] : [seen[column], typed[column]]
      if (before !== now[column] && wanted !== now[column])
        return { cells: merged, wrong: wrongCell(column, 'changedMeanwhile') }
    }
  }
  return { cells: merged, wrong: null }
}

/**
 * The stock after the typed change; null where more was packed meanwhile, or staff have corrected it to another number.
 * Invalid input stays as typed.
 */
function stockAfter(typed: string, seen: string, now: StoredVariant, correction: SentRow['correction']): string | null {
  const stock = typed.trim()
  if ((correction ?? now.correction) !== now.correction) return stock === String(now.stock) ? stock : null
  const after = /^\d{1,7}$/.test(stock) ? String(now.stock + Number(stock) - Number(seen)) : typed
  return Number(after) < 0 ? null : after
}

const skuRow = z.object({ sku: z.string() })

async function skusOfOthers(database: Database, product: string, rows: SentRow[]): Promise<Set<string>> {
  const asked = JSON.stringify(rows.map(({ cells: { sku } }) => sku.trim()))
  const { rows: found } = await database.execute(sql`
    select ${variants.sku} from ${variants} where ${variants.productId} <> ${product}::uuid
      and ${variants.sku} in (select jsonb_array_elements_text(${asked}::jsonb))`)
  return new Set(
    z
      .array(skuRow)
      .parse(found)
      .map(({ sku }) => sku),
  )
}
