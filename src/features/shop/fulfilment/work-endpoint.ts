import { handlesOrders } from '@collections/access/roles'
import type { Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'
import { parseEuro } from '@/domain/money'
import { withTransaction } from '@/server/db/transaction'
import { whyOf } from './refusals'

export const uuid = z.uuid()
export const count = z.coerce.number().pipe(z.int().min(0).max(999))
/** An amount as staff type it, in cents; empty is nothing. */
export const euros = z
  .string()
  .max(20)
  .transform((text, context) => {
    const cents = text.trim() === '' ? 0 : parseEuro(text)
    if (cents === undefined) context.addIssue('no amount')
    return cents ?? 0
  })

/** What a step did, for the page that says so; `page` where it leads elsewhere than back. */
type Done = { said: Record<string, string>; page?: string }
export type Work = (req: PayloadRequest, staff: string, form: FormData) => Promise<Done>

export const idsOf = (form: FormData, name: string) => z.array(uuid).parse(form.getAll(name))

export const pages = {
  orders: '/admin/orders',
  packing: '/admin/orders/packing',
  parcels: '/admin/orders/parcels',
  returns: '/admin/orders/returns',
  vouchers: '/admin/orders/vouchers',
  stock: '/admin/orders/stock',
} as const

type Options = { ownTransactions?: boolean }

/**
 * An endpoint for a form of `page`, or of an order's own page where the form says so: one transaction, unless the work has its own, then
 * back there with the result in the query string.
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
      if (!req.formData) return new Response(null, { status: 404 })
      const form = await req.formData()
      const order = uuid.safeParse(form.get('from')).data
      const from = order ? `/admin/collections/orders/${order}` : pages[page]
      try {
        const run = () => work(req, user.id, form)
        const done = await (ownTransactions ? run() : withTransaction(req, run))
        return leadTo(order ? from : (done.page ?? from), done.said)
      } catch (error) {
        const why = whyOf(error)
        if (!why) throw error
        return leadTo(from, { refused: why })
      }
    },
  }
}

function leadTo(page: string, said: Record<string, string>): Response {
  return new Response(null, { status: 303, headers: { Location: `${page}?${new URLSearchParams(said)}` } })
}
