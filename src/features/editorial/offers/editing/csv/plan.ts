import { fieldLabel } from '@collections/labels'
import { priceAfterChange } from '@/domain/multi-buy'
import { isSuspiciousPrice } from '@/domain/price-fall'
import type { Locale } from '@/i18n/routing'
import type { Table } from '@/lib/csv/parse-table'
import { planTable, type TablePlan } from '@/lib/csv/plan-table'
import { byHeading } from '@/lib/csv/read-table'
import { blankOffer } from '../blank-offer'
import type { OfferFields, StoredOffer } from '../types'
import { moneyColumns, type OfferCellProblem, type OfferColumn, offerColumns } from './plan-words'
import { type Known, readCells } from './read-cells'

const requiredColumns: readonly OfferColumn[] = ['pageNumber', 'title', 'priceCents']

export function columnName(column: OfferColumn, language: Locale): string {
  return column === 'id' ? 'ID' : fieldLabel(column)[language]
}

export const offerTable = { byHeading: byHeading(offerColumns, columnName), required: requiredColumns }

type PriceChange = { column: (typeof moneyColumns)[number]; from: number | null; to: number | null }

type Change = { id: string; title: string; changed: (keyof OfferFields)[]; prices: PriceChange[] }

export type PlannedOffers = TablePlan<{
  column: OfferColumn
  problem: OfferCellProblem
  fields: OfferFields
  change: Change
  removed: { id: string; title: string }
  /** A price that falls by more than half or is zero, in euro cents; `from` is null for a new offer. */
  doubt: { title: string; from: number | null; to: number }
}>

const names = Object.keys(blankOffer).filter((name): name is keyof OfferFields => name in blankOffer)

const differing = (before: OfferFields, after: OfferFields) =>
  names.filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]))

type Options = Known & { removeOthers: boolean }

const versionsOf = (offers: readonly StoredOffer[]) => offers.map(({ id, updatedAt }) => `${id} ${updatedAt}`).sort()

/**
 * Compares a file with a brochure's offers line by line: a line with an id is that offer, a line without an id is new.
 */
export function planOffers(
  table: Table<OfferColumn>,
  offers: readonly StoredOffer[],
  { removeOthers, ...known }: Options,
): PlannedOffers {
  const stored = new Map(offers.map((offer) => [offer.id, offer]))
  const met = new Set<string>()
  return planTable({
    table,
    against: () => [versionsOf(offers), removeOthers],
    compare: (row) => {
      const id = row.cells.id ?? ''
      const before = stored.get(id)
      if (id !== '' && (!before || met.has(id))) {
        return { wrong: [{ column: 'id', problem: before ? 'sameId' : 'unknownId' }] }
      }
      met.add(id)
      const { fields: typed, wrong } = readCells(row, before ?? blankOffer, known)
      if (wrong.length > 0) return { wrong }
      const fields = { ...typed, priceCents: priceAfterChange(typed, before) }
      const from = before?.priceCents ?? null
      const isDoubtful = isSuspiciousPrice(fields.priceCents, from)
      const doubt = isDoubtful ? { title: fields.title, from, to: fields.priceCents } : null
      return { fields, change: before ? changeOf(before, fields) : null, doubt }
    },
    leftOut: ({ remove }) => {
      if (removeOthers) remove.push(...offers.filter(({ id }) => !met.has(id)).map(({ id, title }) => ({ id, title })))
    },
  })
}

function changeOf(before: StoredOffer, fields: OfferFields): Change | 'same' {
  const changed = differing(before, fields)
  if (changed.length === 0) return 'same'
  const prices = moneyColumns
    .filter((column) => changed.includes(column))
    .map((column) => ({ column, from: before[column], to: fields[column] }))
  return { id: before.id, title: before.title, changed, prices }
}
