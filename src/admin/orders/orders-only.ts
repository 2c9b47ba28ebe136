import { handlesOrders } from '@collections/access/roles'
import type { AdminViewServerProps } from 'payload'
import { z } from 'zod'
import { workRefusals } from '@/features/shop/goods/staff-work/refusals'
import type { CmsUser } from '@/server/cms-user'
import { redirect } from '../shell/server'
import { staffOnly } from '../staff-only'

export function ordersOnly(
  props: Pick<AdminViewServerProps, 'initPageResult' | 'searchParams'>,
  path: string,
): CmsUser {
  const user = staffOnly(props, path)
  if (!handlesOrders(user)) redirect('/admin')
  return user
}

export const workAction = (what: string) => `/api/cms/orders/work/${what}`

const steps = [
  'claim',
  'back',
  'take-over',
  'claim-ended',
  'pack',
  'ship',
  'ship-undone',
  'tracking-changed',
  'unpack',
  'delivered',
  'refused',
  'refused-undone',
  'lost',
  'check-in',
  'received',
  'release',
  'cancel',
  'refunded',
  'refund-begun',
  'further-transfer',
  'label',
  'delivery-changed',
  'not-sent',
  'return-announced',
  'return-received',
  'return-checked',
  'return-ended',
  'withdrawal-cancelled',
  'withdrawal-aside',
  'stock-corrected',
  'voucher-corrected',
  'voucher-voided',
  'voucher-extended',
  'voucher-anew',
] as const
const refusedFields = ['counted', 'note', 'why', 'refund', 'amount', 'change', 'until'] as const
export type RefusedField = (typeof refusedFields)[number]

const count = z.coerce.number().pipe(z.int().min(0)).catch(0)
const reason = z.enum(workRefusals)

/** `L-261120-7KQ2MD~packed,…`: rows that the step was not done for, with the reason. */
const notDone = z
  .string()
  .max(2000)
  .transform((text) =>
    text.split(',').flatMap((row) => {
      const [number = '', why] = row.split('~')
      const known = reason.safeParse(why).data
      return known && /^[\w–-]{1,40}$/.test(number) ? [{ number, why: known }] : []
    }),
  )

const resultShape = z.object({
  done: z.enum(steps).nullable().catch(null),
  count,
  of: count,
  not: notDone.catch([]),
  notCount: count,
  /** Transfers that were too small, those whose goods were gone, and those for cancelled orders. */
  part: count,
  gone: count,
  unwanted: count,
  /** Sum of overpayments in cents. */
  overCents: count,
  refused: reason.nullable().catch(null),
  field: z.enum(refusedFields).nullable().catch(null),
  /** The same form was sent twice; it took effect once. */
  again: z.literal('true').nullable().catch(null),
})

export function readWorkResult(search: Record<string, unknown> = {}) {
  const {
    done = null,
    count = 0,
    of = 0,
    not = '',
    notCount = 0,
    part = 0,
    gone = 0,
    unwanted = 0,
    overCents = 0,
    refused = null,
    field = null,
    again = null,
  } = search
  return resultShape.parse({ done, count, of, not, notCount, part, gone, unwanted, overCents, refused, field, again })
}
