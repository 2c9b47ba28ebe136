import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type { CollectionBeforeOperationHook, Where } from 'payload'
import { z } from 'zod'
import { orderStatuses } from '@/domain/order-states'
import { type Listed, listedRows, withBroken } from '@/server/db/readable-rows'
import { tables } from '@/server/db/tables'
import type { Database } from '@/server/db/transaction'

const { orders } = tables

/** As many rows as a page of the desk shows. */
export const foundOnPage = 25
const mostWords = 8

/** Typed words as `orders.finder` spells them; `digits` where they are a telephone number. All words are meant, or the digits. */
type Sought = { words: string[]; digits: string | null }

const spelled = z.array(z.object({ text: z.string() }))

/** The spelling is that of the database, so that there is one. */
async function soughtOf(database: Database, typed: string): Promise<Sought> {
  const plain = typed.slice(0, 200).replaceAll(/[\\%\0]/g, ' ')
  const { rows } = await database.execute(sql`select shop.finding_text(${plain}::text) as text`)
  const words = (spelled.parse(rows)[0]?.text ?? '').split(/\s+/).filter(Boolean)
  return { words: words.slice(0, mostWords), digits: phoneDigits(plain) }
}

/** Of a telephone number the digits that all its spellings share: without 00, +359 or the zero before the area. Null for what is none. */
export function phoneDigits(typed: string): string | null {
  if (!/^\s*\+?[\d\s()./\p{Pd}]+$/u.test(typed)) return null
  const digits = typed.replaceAll(/\D/g, '').replace(/^00/, '').replace(/^359/, '').replace(/^0+/, '')
  return digits.length >= 3 ? digits : null
}

/**
 * Lets the list of orders in the CMS search `finder` for what was typed, in whichever spelling: its own search asks for `finder: { like }`.
 * The same for every operation that takes conditions, so that a bulk action finds what the list shows.
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
 * The orders that staff look for by a number, mailbox, name or telephone number, or by parts of them: the newest first, one more than a page shows
 * where there are more. None where nothing was typed.
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
