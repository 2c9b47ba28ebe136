import { cartSums } from '@/domain/cart'
import { type DeliveryQuote, quoteDelivery } from '@/domain/delivery'
import { type Coupon, discountLines } from '@/domain/order-discount'
import { type OrderTotals, orderTotals } from '@/domain/order-totals'
import { canPay, isPayableBy, leastCardCents, possibleWays } from '@/domain/payment-states'
import { ratePercentOf } from '@/domain/tax-class'
import type { OwnAddress } from '@/features/account/addresses'
import { findPoints, type PickupPoint, townOf } from '@/features/shop/goods/delivery/points'
import { getShippingMethods, type ShippingMethod } from '@/features/shop/goods/delivery/shipping-methods'
import { type CouponAnswer, checkCoupon } from '@/features/shop/orders/coupon'
import type { OrderRequest } from '@/features/shop/orders/order-request'
import { offeredMethods, readShop } from '@/features/shop/orders/shop'
import { shareVouchers, type UsableVoucher, usableVouchers } from '@/features/shop/orders/vouchers/codes'
import type { VoucherPart } from '@/features/shop/orders/vouchers/ledger'
import type { Locale } from '@/i18n/routing'
import type { Database } from '@/server/db/transaction'
import type { CartLine } from '../cart/server/current-cart'
import type { Typed } from '../steps'

export type CheckoutChoices = {
  /**
   * `quote` is null for a method that does not take the parcel; `isPayable` is false where nothing that is offered can
   * pay for it.
   */
  methods: (ShippingMethod & { quote: DeliveryQuote | null; isPayable: boolean })[]
  method: ShippingMethod | null
  points: PickupPoint[]
  /** There are more points than these. */
  arePointsCut: boolean
  point: PickupPoint | null
  addresses: OwnAddress[]
  townOfPostcode: string | null
  payments: OrderRequest['paymentMethod'][]
  /** True where a card is not offered because the rest is below the minimum of a card payment. */
  isTooLittle: boolean
  /** Why there is nothing to choose: a rest after vouchers, the method of delivery, or no way that is offered at all. */
  unpayable: 'rest' | 'method' | 'all' | null
  vouchers: VoucherPart[]
  restCents: number
  couponProblem: Extract<CouponAnswer, { ok: false }>['why'] | null
  /** The least sum of goods, in cents, for which the coupon is valid. */
  couponFromCents: number
  discountCents: number
  /** True where the coupon takes off less than its value, because the goods are reduced already (decision 0071). */
  isCouponBounded: boolean
  /** The cheapest quote until a method is chosen. */
  delivery: DeliveryQuote | null
  totals: OrderTotals
}

/** Computes sums as the order will: the coupon reduces the goods, and the rest decides whether delivery is free. */
export async function readChoices(
  database: Database,
  lines: CartLine[],
  typed: Typed,
  { addresses, locale, now, vouchers }: { addresses: OwnAddress[]; locale: Locale; now: Date; vouchers: string[] },
): Promise<CheckoutChoices> {
  const { goodsCents, weightGrams } = cartSums(lines)
  const code = typed.coupon?.trim()
  const postcode = typed.postcode?.trim()
  const [shop, coupon, offered, townOfPostcode, usable] = await Promise.all([
    readShop(database),
    code ? checkCoupon(database, { typed: code, goodsCents }, now) : null,
    getShippingMethods(locale),
    postcode ? townOf(database, postcode) : null,
    usableVouchers(database, vouchers, now),
  ])
  const priced = lines.flatMap(({ cents, quantity, shelfCents, taxClass }) =>
    cents === null
      ? []
      : [
          {
            quantity,
            unitPriceCents: cents,
            shelfCents: shelfCents ?? cents,
            vatRatePercent: ratePercentOf(taxClass, shop.vatRatePercent),
          },
        ],
  )
  const reduced = coupon?.ok ? discountLines(priced, coupon.reduction) : priced
  const { subtotalCents } = orderTotals(reduced, 0)
  const parcel = { weightGrams, goodsCents: subtotalCents }
  const ways = offeredMethods(shop)
  const methods = offered.map((method) => ({
    ...method,
    quote: quoteDelivery(method, parcel, now),
    // Vouchers may cover all of it, whatever the carrier takes.
    isPayable: vouchers.length > 0 || ways.length === 0 || possibleWays(ways, [method]).length > 0,
  }))
  const method = chosenMethod(methods, typed)
  const cheapest = methods.flatMap(({ quote }) => quote ?? []).sort((one, other) => one.cents - other.cents)[0]
  const delivery = method?.quote ?? cheapest ?? null
  const totals = orderTotals(reduced, delivery?.cents ?? 0)
  const { parts, restCents } = payByVouchers(usable, totals.totalCents, ways)
  const payments = paymentsFor(ways, method, { restCents, isVoucher: parts.length > 0 })
  const isTooLittle = ways.includes('card') && restCents > 0 && !canPay('card', restCents)
  const where = await readPoints(database, method, weightGrams, typed)
  return {
    ...where,
    methods,
    method,
    addresses,
    townOfPostcode,
    payments,
    isTooLittle,
    unpayable: payments.length > 0 || isTooLittle ? null : unpayableBecause(ways, method, parts.length > 0),
    vouchers: parts,
    restCents,
    couponProblem: problemOf(coupon, goodsCents > 0 && subtotalCents === goodsCents),
    couponFromCents: coupon && !coupon.ok ? coupon.minimumCents : 0,
    discountCents: goodsCents - subtotalCents,
    isCouponBounded: Boolean(coupon?.ok && isBounded(priced, coupon.reduction, subtotalCents)),
    delivery,
    totals,
  }
}

function unpayableBecause(
  ways: CheckoutChoices['payments'],
  method: ShippingMethod | null,
  isVoucher: boolean,
): CheckoutChoices['unpayable'] {
  if (isVoucher) return 'rest'
  if (ways.length === 0) return 'all'
  return method && possibleWays(ways, [method]).length === 0 ? 'method' : null
}

/** The only one that can be chosen needs no choice. */
function chosenMethod(methods: CheckoutChoices['methods'], typed: Typed): CheckoutChoices['methods'][number] | null {
  if (typed.method) return methods.find(({ id, quote }) => id === typed.method && quote) ?? null
  const [only, ...others] = methods.filter(({ isPayable, quote }) => isPayable && quote)
  return only && others.length === 0 ? only : null
}

const isBounded = (lines: Parameters<typeof discountLines>[0], reduction: Coupon, subtotalCents: number): boolean =>
  orderTotals(discountLines(lines, { ...reduction, keepsHalf: false }), 0).subtotalCents < subtotalCents

/** A coupon that takes nothing off, because the goods are already reduced by half or more, is not used up. */
const problemOf = (coupon: CouponAnswer | null, isNothingOff: boolean): CheckoutChoices['couponProblem'] => {
  if (!coupon) return null
  return coupon.ok ? (isNothingOff ? 'reduced' : null) : coupon.why
}

/** Vouchers pay less than they could where the rest could only be paid by card and would be too little for a card. */
function payByVouchers(usable: UsableVoucher[], totalCents: number, ways: CheckoutChoices['payments']) {
  const share = (cents: number) => {
    const parts = shareVouchers(usable, cents)
    return { parts, restCents: totalCents - parts.reduce((sum, part) => sum + part.cents, 0) }
  }
  const most = share(totalCents)
  const { parts, restCents } = most
  const canRest = restCents === 0 || paymentsFor(ways, null, { restCents, isVoucher: parts.length > 0 }).length > 0
  return canRest || totalCents < leastCardCents ? most : share(totalCents - leastCardCents)
}

/** A rest that vouchers leave cannot be paid at the door (decision 0068). */
function paymentsFor(
  offered: CheckoutChoices['payments'],
  method: ShippingMethod | null,
  { isVoucher, restCents }: { isVoucher: boolean; restCents: number },
): CheckoutChoices['payments'] {
  if (isVoucher && restCents === 0) return ['gift-voucher']
  return offered.filter(
    (each) =>
      canPay(each, restCents) && (!method || isPayableBy(each, method)) && !(isVoucher && each === 'cash-on-delivery'),
  )
}

async function readPoints(
  database: Database,
  method: ShippingMethod | null,
  weightGrams: number,
  { town = '', point = '' }: Typed,
): Promise<Pick<CheckoutChoices, 'points' | 'arePointsCut' | 'point'>> {
  if (!method || method.kind === 'address') return { points: [], arePointsCut: false, point: null }
  const which = { carrier: method.carrier, kind: method.kind, weightGrams }
  const { points, isCut } = await findPoints(database, which, town, point)
  // A point that belongs to an earlier typed town is not chosen any more.
  return { points, arePointsCut: isCut, point: points.find(({ id }) => id === point) ?? null }
}
