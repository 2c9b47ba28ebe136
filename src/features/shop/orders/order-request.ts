import { z } from 'zod'
import { paymentMethods } from '@/domain/order-states'
import { locales } from '@/i18n/routing'

/** So many gift vouchers can pay for one order. */
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

/** What the checkout asks to be ordered, when all of its fields are right. */
export const orderRequest = z.object({
  /** Made once for each checkout: sent again, it leads to the same order. */
  checkoutKey: z.uuid(),
  language: z.enum(locales),
  customer: z.uuid().nullable(),
  email: z.email().max(254),
  /** The network of a guest as a keyed hash, by which unpaid orders are counted; null where it is not known. */
  origin: z.string().max(64).nullable().default(null),
  /** `shownCents` is the price of a piece that stood above the order button; another one is refused, never charged. */
  lines: z
    .array(
      z.object({
        variant: z.uuid(),
        quantity: z.int().min(1).max(999),
        shownCents: z.int().min(0),
      }),
    )
    .min(1)
    .max(100),
  shippingMethod: z.uuid(),
  pickupPoint: z.string().max(80).nullable(),
  shippingAddress: postalAddress,
  billingAddress: postalAddress,
  paymentMethod: z.enum(paymentMethods),
  /** Gift vouchers and what each of them pays, in cents; what is left is paid by `paymentMethod`. */
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
  /** Consent to invitations by mail to review what has arrived. */
  reviewInvitation: z.boolean().default(false),
})
export type OrderRequest = z.infer<typeof orderRequest>
/** As it is given: what has a default may be left out. */
export type GivenOrderRequest = z.input<typeof orderRequest>

/** Why nothing was ordered; each has a sentence for the customer. */
export type OrderProblem =
  | { kind: 'sold-out'; shortages: { variant: string; asked: number; free: number }[] }
  | { kind: 'price-changed'; lines: { variant: string; fromCents: number; toCents: number }[] }
  | { kind: 'coupon'; why: 'unknown' | 'ended' | 'used-up' | 'used-before' | 'minimum' | 'reduced' }
  | { kind: 'not-for-sale'; variants: string[] }
  | { kind: 'shipping' | 'payment-method' | 'pickup-point' | 'too-heavy' | 'unpaid' | 'voucher' }

/** `payUrl` is where the customer pays by card; `accessToken` opens the order without an account; one that is not new had been placed before. */
export type PlacedOrder = { id: string; number: string; payUrl: string | null; accessToken: string; isNew: boolean }

export type OrderAnswer = { ok: true; order: PlacedOrder } | { ok: false; problem: OrderProblem }
