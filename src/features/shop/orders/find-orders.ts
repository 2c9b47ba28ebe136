import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type { CollectionBeforeOperationHook, Where } from 'payload'
import { z } from 'zod'
import { orderStatuses } from '@/domain/order-states'
import { type Listed, listedRows, withBroken } from '@/server/db/readable-rows'
import { tables } from '@/server/db/tables'
import type { Database } from '@/server/db/transaction'

const { orders } = tables

export const foundOnPage = 25
const mostWords = 8

/** `digits` are set for a telephone number; either all words or the digits must match. */
type Sought = { words: string[]; digits: string | null }

const spelled = z.array(z.object({ text: z.string() }))

/** Spelled by the database function, so that search and stored text use the same spelling. */
async function soughtOf(database: Database, typed: string): Promise<Sought> {
  const plain = typed.slice(0, 200).replaceAll(/[\\%\0]/g, ' ')
  const { rows } = await database.execute(sql`select shop.finding_text(${plain}::text) as text`)
  const words = (spelled.parse(rows)[0]?.text ?? '').split(/\s+/).filter(Boolean)
  return { words: words.slice(0, mostWords), digits: phoneDigits(plain) }
}

/** The digits shared by all spellings of a telephone number: without 00, +359 or leading zero. Null for other text. */
function phoneDigits(typed: string): string | null {
  if (!/^\s*\+?[\d\s()./\p{Pd}]+$/u.test(typed)) return null
  const digits = typed.replaceAll(/\D/g, '').replace(/^00/, '').replace(/^359/, '').replace(/^0+/, '')
  return digits.length >= 3 ? digits : null
}

/**
 * Makes the CMS list search `finder` in any spelling: the list sends `finder: { like }`. Applies to every operation
 * with conditions, so that a bulk action finds the same orders as the list.
 */
export const spellFinder: CollectionBeforeOperationHook = async ({ args, req }) => {
  if (!('where' in args) || !args.where) return args
  return { ...args, where: await spelledWhere(req.payload.db.drizzle, args.where) }
}

const likeShape = z.object({ like: z.string() })

async function spelledWhere(database: Database, where: Where): Promise<Where> {
  const changed: Where = {}
  for (const [key, value] of Object.entries(where)) {
    const like = key === 'finder' ? likeShape.safeParse(value).data?.like : undefined
    if (like !== undefined) changed.and = [...(changed.and ?? []), conditionOf(await soughtOf(database, like))]
    else if (Array.isArray(value)) changed[key] = await Promise.all(value.map((one) => spelledWhere(database, one)))
    else changed[key] = value
  }
  return changed
}

function conditionOf({ words, digits }: Sought): Where {
  const all: Where = { and: words.map((word) => ({ finder: { contains: word } })) }
  return digits === null ? all : { or: [all, { finder: { contains: digits } }] }
}

const foundRow = z.object({
  id: z.string(),
  number: z.string(),
  status: z.enum(orderStatuses),
  placedAt: z.coerce.date(),
  totalCents: z.number(),
  name: z.string(),
  city: z.string(),
  email: z.string(),
})
export type FoundOrder = z.infer<typeof foundRow>

/**
 * Orders by (parts of) number, mailbox, name or telephone number, the newest first; one row more than a page where
 * there are more. Empty without input.
 */
export async function findOrders(database: Database, typed: string): Promise<Listed<FoundOrder>> {
  const { words, digits } = await soughtOf(database, typed)
  if (words.length === 0 && digits === null) return withBroken([], [])
  const has = (part: string): SQL => sql`${orders.finder} like ${`%${part.replaceAll('_', '\\_')}%`}`
  const all = words.length > 0 ? sql.join(words.map(has), sql` and `) : sql`false`
  const { rows } = await database.execute(sql`
    select ${orders.id}, ${orders.number}, ${orders.status}, ${orders.placedAt} as "placedAt", ${orders.totalCents} as "totalCents",
      ${orders.shippingAddressName} as name, ${orders.shippingAddressCity} as city, ${orders.email}
    from ${orders} where (${all}) ${digits === null ? sql`` : sql`or ${has(digits)}`}
    order by ${orders.placedAt} desc, ${orders.id} limit ${foundOnPage + 1}`)
  return listedRows(foundRow, rows, 'orders/found')
}
