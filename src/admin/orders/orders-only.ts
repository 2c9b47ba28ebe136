import { handlesOrders } from '@collections/access/roles'
import { redirect } from 'next/navigation'
import type { AdminViewServerProps, TypedUser } from 'payload'
import { z } from 'zod'
import { refusedForms } from '@/features/shop/fulfilment/pack'
import { staffOnly } from '../staff-only'

/** For whoever works on orders; other staff are sent to their own first page. */
export function ordersOnly(
  props: Pick<AdminViewServerProps, 'initPageResult' | 'searchParams'>,
  path: string,
): TypedUser {
  const user = staffOnly(props, path)
  if (!handlesOrders(user)) redirect('/admin')
  return user
}

/** Where a form of these pages is sent. */
export const workAction = (what: string) => `/api/cms/orders/work/${what}`

const steps = [
  'claim',
  'back',
  'pack',
  'ship',
  'delivered',
  'refused',
  'check-in',
  'received',
  'cancel',
  'refunded',
  'return-announced',
  'return-received',
  'return-checked',
  'return-ended',
  'withdrawal-cancelled',
  'withdrawal-aside',
  'voucher-corrected',
  'voucher-voided',
  'voucher-extended',
  'voucher-anew',
] as const
const count = z.coerce.number().pipe(z.int().min(0)).catch(0)
const resultShape = z.object({
  done: z.enum(steps).nullable().catch(null),
  count,
  /** Transfers that brought only part of the sum, those whose goods were gone, and those for orders that are cancelled. */
  part: count,
  gone: count,
  unwanted: count,
  refused: z.literal('true').nullable().catch(null),
  /** What was wrong in the form; null where the page was out of date. */
  why: z.enum(refusedForms).nullable().catch(null),
  /** The same form was sent before: nothing was done twice. */
  again: z.literal('true').nullable().catch(null),
})

/** What the last form did. */
export function readWorkResult(search: Record<string, unknown> = {}) {
  const { done = null, count = 0, part = 0, gone = 0, unwanted = 0, refused = null, again = null, why = null } = search
  return resultShape.parse({ done, count, part, gone, unwanted, refused, again, why })
}
