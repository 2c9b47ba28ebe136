import type { CollectionBeforeValidateHook } from 'payload'
import { orderTotals } from '@/domain/order-totals'
import { invalidField } from '../../invalid-field'

/** Refuses an order whose totals do not add up. */
export const requireMatchingTotals: CollectionBeforeValidateHook = ({ collection, data, originalDoc, req }) => {
  const order = { ...originalDoc, ...data }
  if (!Array.isArray(order.lines)) return
  const totals = orderTotals(order.lines, order.shippingCents)
  const wrong = Object.entries(totals).find(([name, cents]) => order[name] !== cents)
  if (!wrong) return
  throw invalidField(req, collection.slug, { path: wrong[0], problem: 'orderTotals' })
}
