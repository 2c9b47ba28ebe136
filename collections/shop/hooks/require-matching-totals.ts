import { type CollectionBeforeValidateHook, ValidationError } from 'payload'
import { orderTotals } from '@/domain/order-totals'
import { problem } from '../../problems'

/** An order whose sums do not add up was put together wrongly; it must not be kept. */
export const requireMatchingTotals: CollectionBeforeValidateHook = ({ collection, data, originalDoc, req }) => {
  const order = { ...originalDoc, ...data }
  if (!Array.isArray(order.lines)) return
  const totals = orderTotals(order.lines, order.shippingCents)
  const wrong = Object.entries(totals).find(([name, cents]) => order[name] !== cents)
  if (!wrong) return
  throw new ValidationError({
    collection: collection.slug,
    errors: [{ path: wrong[0], message: problem('orderTotals', req.i18n.language) }],
    req,
  })
}
