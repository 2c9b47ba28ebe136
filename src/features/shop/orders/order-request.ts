import { z } from 'zod'
import { paymentMethods } from '@/domain/order-states'
import { locales } from '@/i18n/routing'

/** Limit of different variants in a cart and in an order. */
export const mostLines = 100

export const mostVouchers = 10

const text = (most: number) => z.string().trim().max(most)
const postalAddress = z.object({
  name: text(120).min(1),
  company: text(120).optional(),
  street: text(160).min(1),
  street2: text(160).optional(),
  postcode: text(12).min(1),
  city: text(120).min(1),
  region: text(120).optional(),
  country: z.string().length(2),
  phone: text(32).optional(),
})

export const orderRequest = z.object({
  /** Made once per checkout: sent again, it leads to the same order. */
  checkoutKey: z.uuid(),
  language: z.enum(locales),
  customer: z.uuid().nullable(),
  email: z.email().max(254),
  /** The guest's network as a keyed hash, by which unpaid orders are counted; null where unknown. */
  origin: z.string().max(64).nullable().default(null),
  /** `shownCents` is the price per piece shown above the order button; a different price is refused, never charged. */
  lines: z
    .array(
      z.object({
        variant: z.uuid(),
        quantity: z.int().min(1).max(999),
        shownCents: z.int().min(0),
      }),
    )
    .min(1)
    .max(mostLines),
  /** The total and the days of delivery shown above the order button; null where an order is not made by it. */
  shown: z.object({ totalCents: z.int(), first: z.iso.date(), last: z.iso.date() }).nullable().default(null),
  shippingMethod: z.uuid(),
  pickupPoint: z.string().max(80).nullable(),
  shippingAddress: postalAddress,
  billingAddress: postalAddress,
  paymentMethod: z.enum(paymentMethods),
  /** The cents that each gift voucher pays; the rest is paid by `paymentMethod`. */
  vouchers: z
    .array(z.object({ voucher: z.uuid(), cents: z.int().min(1) }))
    .max(mostVouchers)
    .default([]),
  couponCode: z.string().max(24).nullable(),
  invoice: z
    .object({
      company: text(120).min(1),
      eik: z.string().max(13),
      vatNumber: text(20).optional(),
      address: text(240).min(1),
    })
    .nullable(),
  note: text(1000).nullable(),
  reviewInvitation: z.boolean().default(false),
})
export type OrderRequest = z.infer<typeof orderRequest>
export type GivenOrderRequest = z.input<typeof orderRequest>

export type OrderProblem =
  | { kind: 'sold-out'; shortages: { variant: string; asked: number; free: number }[] }
  | { kind: 'price-changed'; lines: { variant: string; fromCents: number; toCents: number }[] }
  | { kind: 'coupon'; why: 'unknown' | 'ended' | 'used-up' | 'used-before' | 'minimum' | 'reduced' }
  | { kind: 'not-for-sale'; variants: string[] }
  | { kind: 'changed' | 'shipping' | 'payment-method' | 'pickup-point' | 'pieces' | 'too-heavy' | 'unpaid' | 'voucher' }

/**
 * `payUrl` leads to the card payment; `accessToken` opens the order without an account; `isNew` is false for an order
 * placed before.
 */
type PlacedOrder = { id: string; number: string; payUrl: string | null; accessToken: string; isNew: boolean }

export type OrderAnswer = { ok: true; order: PlacedOrder } | { ok: false; problem: OrderProblem }
