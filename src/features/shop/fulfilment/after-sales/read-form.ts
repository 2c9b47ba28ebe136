import { createHash } from 'node:crypto'
import { z } from 'zod'
import { type Locale, locales } from '@/i18n/routing'
import { joined, needed, type Outcome, problemsIn, refuse } from '@/lib/forms/problems'
import type { ReturnableLine } from './returnable'

const statedLine = z.object({ line: z.string(), title: z.string(), quantity: z.int().min(1) })

/** A statement of withdrawal as it was made; stored in `shop.withdrawals`, whose rows never change. */
export const statement = z.object({
  id: z.uuid(),
  language: z.enum(locales),
  name: z.string(),
  orderNumber: z.string(),
  email: z.string(),
  /** The goods in the person's own words; null for everything, or where lines are named. */
  goods: z.string().nullable(),
  /** The chosen lines; empty where the order was not opened, or all of it goes back. */
  lines: z.array(statedLine),
})
export type Statement = z.infer<typeof statement>

export const isOfEverything = ({ goods, lines }: Pick<Statement, 'goods' | 'lines'>) =>
  goods === null && lines.length === 0

const person = z.object({ name: needed(120) })
const typed = person.extend({ number: needed(40), email: needed(254).pipe(z.email('email')) })
const scope = z.enum(['all', 'part'])
const goods = needed(2000)
/** A part of a piece is left out, as in the cart. */
const count = z.coerce.number().transform(Math.floor).pipe(z.int().min(0).max(999)).catch(0)

export type OpenedForWithdrawal = { id: string; number: string; email: string; lines: ReturnableLine[] }

export const quantityField = (line: string) => `quantity-${line}`

/** Reads the typed quantities of lines; a quantity above the available number is reduced to it. */
export function readQuantities<Line extends { line: string }>(
  fields: Record<string, string>,
  lines: Line[],
  mostOf: (line: Line) => number,
): (Line & { quantity: number })[] {
  return lines
    .map((line) => ({ ...line, quantity: Math.min(mostOf(line), count.parse(fields[quantityField(line.line)] ?? 0)) }))
    .filter(({ quantity }) => quantity > 0)
}

export function readStatement(
  fields: Record<string, string>,
  language: Locale,
  opened: OpenedForWithdrawal | null,
): Outcome<{ statement: Statement }> {
  const who = (opened ? person : typed).safeParse(fields)
  const isPart = scope.catch('all').parse(fields.scope) === 'part'
  const lines =
    opened && isPart
      ? readQuantities(fields, opened.lines, ({ kept }) => kept).map(({ line, title, colour, size, quantity }) => ({
          line,
          title: [title, colour, size].filter(Boolean).join(', '),
          quantity,
        }))
      : []
  const words = isPart && !opened ? goods.safeParse(fields.goods) : null
  const problem = joined([
    ...(who.success ? [] : problemsIn(who.error)),
    words?.success === false && { code: 'required', field: 'goods' },
    isPart && opened && lines.length === 0 && { code: 'choose', field: 'scope' },
  ])
  const id = z.uuid().safeParse(fields.statement)
  const contact = opened ?? typed.safeParse(fields).data
  if (problem || !who.success || !contact || !id.success) return refuse(problem ?? { code: 'request' })
  const { email, number: orderNumber } = contact
  const stated = { language, name: who.data.name, orderNumber, email, lines, goods: words?.data ?? null }
  return { ok: true, statement: { ...stated, id: statementId(id.data, stated) } }
}

/**
 * The form with the quantities that are stated, which the second step shows: a statement is confirmed as it was made
 * (directive 2011/83/EU, article 11a(3)).
 */
export function asStated(
  fields: Record<string, string>,
  { lines }: Pick<Statement, 'lines'>,
  opened: OpenedForWithdrawal | null,
): Record<string, string> {
  if (!opened || lines.length === 0) return fields
  const stated = new Map(lines.map(({ line, quantity }) => [line, quantity]))
  const quantities = opened.lines.map(({ line }): [string, string] => [
    quantityField(line),
    String(stated.get(line) ?? 0),
  ])
  return { ...fields, ...Object.fromEntries(quantities) }
}

/**
 * The same form and statement always give the same id, so that a resent form states nothing twice; a changed statement
 * gets another id.
 */
function statementId(form: string, stated: Omit<Statement, 'id'>): string {
  const hash = createHash('sha256')
    .update(JSON.stringify([form, stated]))
    .digest('hex')
  return [
    hash.slice(0, 8),
    hash.slice(8, 12),
    `8${hash.slice(13, 16)}`,
    `8${hash.slice(17, 20)}`,
    hash.slice(20, 32),
  ].join('-')
}
