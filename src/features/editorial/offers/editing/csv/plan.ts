import { createHash } from 'node:crypto'
import { fieldLabel } from '@collections/labels'
import { isSuspiciousPrice } from '@/domain/price-fall'
import type { Locale } from '@/i18n/routing'
import type { Table } from '@/lib/csv/parse-table'
import { byHeading } from '@/lib/csv/read-table'
import { blankOffer } from '../blank-offer'
import type { OfferFields, StoredOffer } from '../types'
import { type Column, columns, type LineError, moneyColumns } from './plan-words'
import { type Known, readCells } from './read-cells'

const requiredColumns: readonly Column[] = ['pageNumber', 'title', 'priceCents']

export function columnName(column: Column, language: Locale): string {
  return column === 'id' ? 'ID' : fieldLabel(column)[language]
}

export const offerTable = { byHeading: byHeading(columns, columnName), required: requiredColumns }

export type PlannedChange = {
  line: number
  id: string
  title: string
  changed: (keyof OfferFields)[]
  prices: PriceChange[]
  fields: OfferFields
}

export type PriceChange = { column: (typeof moneyColumns)[number]; from: number | null; to: number | null }
/** A price that falls by more than half or is zero, in euro cents; `from` is null for a new offer. */
export type DoubtfulPrice = { line: number; title: string; from: number | null; to: number }

/** The effects of reading a file. With errors nothing is done at all. */
export type Plan = {
  create: { line: number; fields: OfferFields }[]
  change: PlannedChange[]
  remove: { id: string; title: string }[]
  same: number
  doubtful: DoubtfulPrice[]
  errors: LineError[]
  missing: Column[]
  broken: boolean
  /** Identifies the file and the offers it was compared with: a plan is carried out only as it was displayed. */
  token: string
}

const names = Object.keys(blankOffer).filter((name): name is keyof OfferFields => name in blankOffer)

const differing = (before: OfferFields, after: OfferFields) =>
  names.filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]))

type Options = Known & { removeOthers: boolean }

function tokenOf(digest: string, offers: readonly StoredOffer[], removeOthers: boolean): string {
  const seen = offers.map(({ id, updatedAt }) => `${id} ${updatedAt}`).sort()
  return createHash('sha256')
    .update(JSON.stringify([digest, seen, removeOthers]))
    .digest('hex')
}

/**
 * Compares a file with a brochure's offers line by line: a line with an id is that offer, a line without an id is new.
 */
export function planImport(
  table: Table<Column>,
  offers: readonly StoredOffer[],
  { removeOthers, ...known }: Options,
): Plan {
  const { rows, missing, broken } = table
  const token = tokenOf(table.digest, offers, removeOthers)
  const plan: Plan = { create: [], change: [], remove: [], same: 0, doubtful: [], errors: [], missing, broken, token }
  if (broken || missing.length > 0) return plan
  const stored = new Map(offers.map((offer) => [offer.id, offer]))
  const met = new Set<string>()

  for (const row of rows) {
    const id = row.cells.id ?? ''
    const before = stored.get(id)
    if (id !== '' && (!before || met.has(id))) {
      const problem = before ? 'sameId' : 'unknownId'
      plan.errors.push({ line: row.line, column: 'id', problem, value: id })
      continue
    }
    met.add(id)
    const { fields, errors } = readCells(row, before ?? blankOffer, known)
    plan.errors.push(...errors)
    if (errors.length > 0) continue
    const changed = before ? differing(before, fields) : []
    if (!before) plan.create.push({ line: row.line, fields })
    else if (changed.length === 0) plan.same += 1
    else {
      const prices = moneyColumns
        .filter((column) => changed.includes(column))
        .map((column) => ({ column, from: before[column], to: fields[column] }))
      plan.change.push({ line: row.line, id, title: before.title, changed, prices, fields })
    }
    const from = before?.priceCents ?? null
    if (isSuspiciousPrice(fields.priceCents, from)) {
      plan.doubtful.push({ line: row.line, title: fields.title, from, to: fields.priceCents })
    }
  }
  if (removeOthers) plan.remove = offers.filter(({ id }) => !met.has(id)).map(({ id, title }) => ({ id, title }))
  return plan
}
