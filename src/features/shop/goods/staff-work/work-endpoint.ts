import { handlesOrders } from '@collections/access/roles'
import { postedForm } from '@collections/document-endpoint'
import type { Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'
import { parseEuro } from '@/domain/money'
import { withTransaction } from '@/server/db/transaction'
import { keptPage } from './kept-page'
import { once } from './once'
import { eachRow, FulfilmentRefused, fieldOf, type RefusedRow, whyOf } from './refusals'
import { keepTyped } from './typed'

export const uuid = z.uuid()
export const count = z.coerce.number().pipe(z.int().min(0).max(999))
/** An amount that the page showed, sent in a hidden field: a colleague may have changed it since. */
export const shownCents = z.coerce.number().pipe(z.int().min(0)).nullable().catch(null)
/** More than any order; a larger number would not fit its column. */
const mostCents = 100_000_000
/** A typed amount in cents; an empty text is 0. */
export const euros = z
  .string()
  .max(20)
  .transform((text, context) => {
    const cents = text.trim() === '' ? 0 : parseEuro(text)
    if (cents === undefined || cents > mostCents) context.addIssue('no amount')
    return cents ?? 0
  })

/** @throws FulfilmentRefused that names the field, where it cannot be read */
export function fieldIn<Value>(form: FormData, name: string, shape: z.ZodType<Value>): Value {
  const read = shape.safeParse(form.get(name) ?? '')
  if (!read.success) throw new FulfilmentRefused('input', name)
  return read.data
}

export const refundIn = (form: FormData) => ({
  refundCents: fieldIn(form, 'refund', euros),
  proposedCents: shownCents.parse(form.get('proposed')),
})

const doneShape = z.object({ said: z.record(z.string(), z.string()), page: z.string().optional() })
type Done = z.infer<typeof doneShape>
/** Runs a part of a form once, in a transaction of its own; `shape` is that of its answer. */
export type Each = <Answer>(part: string, shape: z.ZodType<Answer>, step: () => Promise<Answer>) => Promise<Answer>
export type Work = (req: PayloadRequest, staff: string, form: FormData, each: Each) => Promise<Done>

/** Runs a step once for each row of a form. @returns the refused rows */
export const eachOnce = (each: Each, ids: string[], step: (id: string) => Promise<unknown>): Promise<RefusedRow[]> =>
  eachRow(ids, (id) =>
    each(id, z.literal(true), async () => {
      await step(id)
      return true
    }),
  )

export const idsOf = (form: FormData, name: string) => z.array(uuid).parse(form.getAll(name))

export const pages = {
  orders: '/admin/orders',
  packing: '/admin/orders/packing',
  parcels: '/admin/orders/parcels',
  returns: '/admin/orders/returns',
  vouchers: '/admin/orders/vouchers',
  stock: '/admin/orders/stock',
} as const

/** `ownTransactions`: rows have their own transactions and answers, so that a refused row does not stop the others. */
type Options = { ownTransactions?: boolean }

/**
 * An endpoint for a form of `page`, or of an order's page where the form names it: runs in one transaction (unless the
 * work has its own), then redirects there with the result in the query string. A form that is posted again changes
 * nothing, and the page says so.
 */
export function workEndpoint(
  path: string,
  page: keyof typeof pages,
  work: Work,
  { ownTransactions = false }: Options = {},
): Endpoint {
  return {
    path: `/work/${path}`,
    method: 'post',
    handler: async (req) => {
      const { user } = req
      if (!user || !handlesOrders(user)) return new Response(null, { status: 403 })
      const form = await postedForm(req)
      const order = uuid.safeParse(form.get('from')).data
      const from = order ? `/admin/collections/orders/${order}` : pages[page]
      const key = uuid.safeParse(form.get('key')).data
      if (!key) return leadTo(from, { refused: 'input' })
      const seen = order ? {} : keptPage(form)
      const posted = { before: false }
      const each: Each = (part, shape, step) =>
        withTransaction(req, async () => {
          const found = await once(req, { key, form: `${path} ${part}`.trim() }, shape, step)
          posted.before ||= found.isAgain
          return found.answer
        })
      try {
        const run = () => work(req, user.id, form, each)
        const { page: next, said } = await (ownTransactions ? run() : each('', doneShape, run))
        if (said.notCount) await keepTyped(req, { key, staff: user.id, form: path, sent: form, field: null, why: null })
        const typed: Record<string, string> = said.notCount ? { typed: key } : {}
        const staying = next ? {} : seen
        const again: Record<string, string> = posted.before ? { again: 'true' } : {}
        return leadTo(order ? from : (next ?? from), { ...said, ...staying, ...typed, ...again })
      } catch (error) {
        const why = whyOf(error)
        if (!why) throw error
        const field = fieldOf(error)
        await keepTyped(req, { key, staff: user.id, form: path, sent: form, field, why })
        return leadTo(from, { refused: why, ...(field && { field }), ...seen, typed: key })
      }
    },
  }
}

function leadTo(page: string, said: Record<string, string>): Response {
  return new Response(null, { status: 303, headers: { Location: `${page}?${new URLSearchParams(said)}` } })
}
