import { sql } from '@payloadcms/db-postgres'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import { z } from 'zod'
import { isCalendarDay } from '@/domain/calendar-day'
import { parseEditedEuro } from '@/domain/money'
import { priceOfAmount } from '@/domain/multi-buy'
import { readMultiBuy } from '@/domain/multi-buy-words'
import { parseDecimal, parseNumber } from '@/domain/typed-number'
import type { Locale } from '@/i18n/routing'
import type { ParsedRow } from '@/lib/csv/parse-table'
import type { WrongCell } from '@/lib/csv/plan-table'
import { tables } from '@/server/db/tables'
import type { Database } from '@/server/db/transaction'
import { lastPage, longestTexts } from '../offer-limits'
import type { OfferFields } from '../types'
import type { OfferCellProblem, OfferColumn } from './plan-words'

const { categories, categoriesLocales } = tables
const c = alias(categories, 'c')
const l = alias(categoriesLocales, 'l')

const row = z.object({ id: z.string(), slug: z.string(), names: z.record(z.string(), z.string()) })

/** A table names a category by its name in any language, its slug or its id. */
export type NamedCategory = z.infer<typeof row>

export async function readCategories(database: Database): Promise<NamedCategory[]> {
  const { rows } = await database.execute(sql`
    select ${c.id}, ${c.slug},
      coalesce(json_object_agg(${l._locale}, ${l.name}) filter (where ${l.name} <> ''), '{}') as names
    from ${categories} c left join ${categoriesLocales} l on ${l._parentId} = ${c.id}
    group by ${c.id} order by ${c.order}, ${c.slug}`)
  return z.array(row).parse(rows)
}

export function categoryName(categories: readonly NamedCategory[], id: string | null, language: Locale): string {
  const category = categories.find((each) => each.id === id)
  return category ? (category.names[language] ?? category.names.bg ?? category.slug) : ''
}

/** Null: the brochure's category. Undefined: no such category. If two share a name, the offer keeps its own. */
function readCategory(
  text: string,
  categories: readonly NamedCategory[],
  before: string | null,
): string | null | undefined {
  if (text === '') return null
  const wanted = text.toLowerCase()
  const found = categories.filter(({ id, slug, names }) =>
    [id, slug, ...Object.values(names)].some((name) => name.trim().toLowerCase() === wanted),
  )
  return (found.find(({ id }) => id === before) ?? found[0])?.id
}

const yes = /^(?:1|да|д|yes|y|ja|j|true|x|х|истина|wahr)$/iu
const no = /^(?:0|не|н|нет|no|n|nein|false|лъжа|ложь|falsch)?$/iu
const units: Record<string, OfferFields['unit']> = {
  '': null,
  kg: 'kg',
  кг: 'kg',
  l: 'l',
  л: 'l',
  piece: 'piece',
  бр: 'piece',
}
/** Stored boxes may be finer than the file writes them; a smaller difference is no change. */
const sameFraction = 1e-5

/**
 * The days that a text can mean. With slashes the day stands first in some languages and the month in others, also
 * within English.
 */
function daysOf(text: string): string[] {
  const [, first = '', second = '', year = ''] = /^(\d{1,2})[./](\d{1,2})[./](\d{4})(?: ?г\.?)?$/.exec(text) ?? []
  const dayOf = (day: string, month: string) => `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const written = year === '' ? [text] : [dayOf(first, second)]
  if (year !== '' && text.includes('/')) written.push(dayOf(second, first))
  return [...new Set(written)].filter(isCalendarDay)
}

/** A text that can mean the stored day means it: that is how a spreadsheet saves what was exported. */
function readDay(text: string, before: string | null): { day: string | null } | { wrong: OfferCellProblem } {
  if (text === '') return { day: null }
  const days = daysOf(text)
  const [day] = days
  if (day === undefined) return { wrong: 'day' }
  if (before !== null && days.includes(before)) return { day: before }
  return days.length > 1 ? { wrong: 'dayOrMonth' } : { day }
}

function readPercent(text: string): number | undefined {
  const value = parseDecimal(text)
  return value !== undefined && value >= 0 && value <= 100 ? value / 100 : undefined
}

const near = (one: number, other: number | undefined) => other !== undefined && Math.abs(one - other) <= sameFraction

function readBox(cells: ParsedRow['cells'], before: OfferFields['box']): OfferFields['box'] | undefined {
  const texts = [cells.x, cells.y, cells.width, cells.height]
  if (texts.every((text) => text === undefined)) return before
  if (texts.every((text) => !text)) return null
  const [x, y, width, height] = texts.map((text) => (text ? readPercent(text) : undefined))
  if (x === undefined || y === undefined || !width || !height) return undefined
  if (x + width > 1 + sameFraction || y + height > 1 + sameFraction) return undefined
  const same = near(x, before?.x) && near(y, before?.y) && near(width, before?.width) && near(height, before?.height)
  return same ? before : { x, y, width, height }
}

export type Known = { pages: ReadonlySet<number>; categories: readonly NamedCategory[] }

export function readCells(
  { cells }: Pick<ParsedRow, 'cells'>,
  before: OfferFields,
  { pages, categories }: Known,
): { fields: OfferFields; wrong: WrongCell<OfferColumn, OfferCellProblem>[] } {
  const wrong: WrongCell<OfferColumn, OfferCellProblem>[] = []
  const fields = { ...before }
  const refuse = (column: OfferColumn, problem: OfferCellProblem) => {
    wrong.push({ column, problem })
  }

  for (const column of ['title', 'brand', 'packSize'] as const) {
    const text = cells[column]
    if (text === undefined) continue
    if (text.length > longestTexts[column]) refuse(column, 'tooLong')
    else if (column === 'title' && text === '') refuse(column, 'title')
    else if (column === 'title') fields.title = text
    else fields[column] = text || null
  }
  if (cells.pageNumber !== undefined) {
    const page = parseNumber(cells.pageNumber) ?? 0
    const isThere = pages.size === 0 ? page <= lastPage : pages.has(page)
    if (Number.isInteger(page) && page >= 1 && isThere) fields.pageNumber = page
    else refuse('pageNumber', 'page')
  }
  if (cells.multiBuy !== undefined) {
    const multiBuy = cells.multiBuy === '' ? null : readMultiBuy(cells.multiBuy)
    if (multiBuy === null && cells.multiBuy !== '') refuse('multiBuy', 'multiBuy')
    else fields.multiBuy = multiBuy
  }
  if (cells.priceCents !== undefined) {
    const price = cells.priceCents === '' ? priceOfAmount(fields.multiBuy) : parseEditedEuro(cells.priceCents)
    if (price === undefined) refuse('priceCents', 'price')
    else fields.priceCents = price
  }
  for (const column of ['oldPriceCents', 'unitPriceCents', 'depositCents'] as const) {
    const text = cells[column]
    if (text === undefined) continue
    const amount = text === '' ? null : parseEditedEuro(text)
    if (amount === undefined) refuse(column, 'money')
    else fields[column] = amount
  }
  if (cells.unit !== undefined) {
    const unit = units[cells.unit.toLowerCase().replace(/\.$/, '')]
    if (unit === undefined) refuse('unit', 'unit')
    else fields.unit = unit
  }
  if (cells.loyaltyOnly !== undefined) {
    if (!yes.test(cells.loyaltyOnly) && !no.test(cells.loyaltyOnly)) refuse('loyaltyOnly', 'yesNo')
    else fields.loyaltyOnly = yes.test(cells.loyaltyOnly)
  }
  for (const column of ['validFrom', 'validTo'] as const) {
    const text = cells[column]
    if (text === undefined) continue
    const read = readDay(text, before[column])
    if ('wrong' in read) refuse(column, read.wrong)
    else fields[column] = read.day
  }
  if (fields.validFrom && fields.validTo && fields.validFrom > fields.validTo) refuse('validTo', 'dayOrder')
  if (cells.category !== undefined) {
    const category = readCategory(cells.category, categories, before.category)
    if (category === undefined) refuse('category', 'category')
    else fields.category = category
  }
  const box = readBox(cells, before.box)
  if (box === undefined) refuse('x', 'box')
  else fields.box = box
  return { fields, wrong }
}
