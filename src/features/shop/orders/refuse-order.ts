import type { DeliveryQuote } from '@/domain/delivery'
import { canPay } from '@/domain/payment-states'
import type { BuyableGoods } from '@/features/shop/goods/goods'
import type { OrderProblem, OrderRequest } from './order-request'

/** Thrown to roll the transaction back without an order. */
export class Refusal extends Error {
  constructor(readonly problem: OrderProblem) {
    super(`no order: ${problem.kind}`)
  }
}

export type Sold = BuyableGoods & { cents: number }

export function sold(goods: Map<string, BuyableGoods>): Map<string, Sold> {
  return new Map(
    [...goods].flatMap(([id, each]) => (each.cents === null ? [] : [[id, { ...each, cents: each.cents }]])),
  )
}

export function refuseWhatChanged({ lines }: OrderRequest, goods: Map<string, Sold>): void {
  const missing = lines.flatMap(({ variant }) => (goods.has(variant) ? [] : [variant]))
  if (missing.length > 0) throw new Refusal({ kind: 'not-for-sale', variants: [...new Set(missing)] })
  const changed = lines.flatMap(({ variant, shownCents }) => {
    const toCents = goods.get(variant)?.cents ?? shownCents
    return toCents === shownCents ? [] : [{ variant, fromCents: shownCents, toCents }]
  })
  if (changed.length > 0) throw new Refusal({ kind: 'price-changed', lines: changed })
  // Only saves work: the reservation decides.
  const shortages = [...goods.values()].flatMap(({ variant, free }) => {
    const asked = lines.reduce((sum, line) => sum + (line.variant === variant ? line.quantity : 0), 0)
    return asked > free ? [{ variant, asked, free }] : []
  })
  if (shortages.length > 0) throw new Refusal({ kind: 'sold-out', shortages })
}

/**
 * The days and the sum above the order button were read earlier and from a cache, and are what is ordered (directive
 * 2011/83/EU, article 8(2)).
 */
export function refuseOtherThanShown({ shown }: OrderRequest, totalCents: number, quote: DeliveryQuote): void {
  if (!shown) return
  if (shown.totalCents !== totalCents || shown.first !== quote.first || shown.last !== quote.last)
    throw new Refusal({ kind: 'changed' })
}

/**
 * Vouchers pay no more than the total. Their rest cannot be paid at the door, where a parcel may be refused (decision
 * 0068), and must be payable by the chosen method.
 */
export function refusePayment({ paymentMethod, vouchers }: OrderRequest, totalCents: number): void {
  const cents = centsOf(vouchers)
  const isAll = cents === totalCents
  if (cents > totalCents || new Set(vouchers.map(({ voucher }) => voucher)).size < vouchers.length)
    throw new Refusal({ kind: 'voucher' })
  if (cents > 0 && (paymentMethod === 'cash-on-delivery' || isAll !== (paymentMethod === 'gift-voucher')))
    throw new Refusal({ kind: 'voucher' })
  if (!canPay(paymentMethod, totalCents - cents)) throw new Refusal({ kind: 'payment-method' })
  if (cents === 0 && paymentMethod === 'gift-voucher') throw new Refusal({ kind: 'payment-method' })
}

export const centsOf = (vouchers: OrderRequest['vouchers']) => vouchers.reduce((sum, { cents }) => sum + cents, 0)
