import { createHash } from 'node:crypto'
import { z } from 'zod'
import { isOrderable } from '@/domain/cart'
import { mostLines, type OrderProblem, type OrderRequest } from '@/features/shop/orders/order-request'
import type { Locale } from '@/i18n/routing'
import type { Step } from '../steps'
import { checkAll, type OpenCheckout } from './open-checkout'

const shownLine = z.object({ variant: z.uuid(), quantity: z.int32().min(1), shownCents: z.int32().min(0) })

const shownSchema = z.object({
  key: z.uuid(),
  lines: z
    .string()
    .max(20_000)
    .transform((text) => text.split(' ').map((line) => line.split(':')))
    .transform((lines) =>
      lines.map(([variant, quantity, cents]) => ({
        variant,
        quantity: Number(quantity),
        shownCents: Number(cents),
      })),
    )
    .pipe(z.array(shownLine).min(1).max(mostLines)),
  total: z.coerce.number().int(),
  days: z.string().max(40),
  vouchers: z.coerce.number().int().default(0),
  entered: z.string().max(64).default(''),
})
export type Shown = z.infer<typeof shownSchema>

export function readShown(fields: Record<string, string>): Shown | null {
  return shownSchema.safeParse(fields).data ?? null
}

const shownText = (lines: OpenCheckout['lines']): string =>
  lines.map(({ variant, quantity, cents }) => `${variant}:${quantity}:${cents ?? 0}`).join(' ')

/** As they are shown: dates, or their number where they count from a day that nobody knows yet. */
function daysText({ awaited, choices: { delivery, method } }: OpenCheckout): string {
  if (awaited && method) return `${awaited} ${method.daysFrom} ${method.daysTo}`
  return delivery ? `${delivery.first} ${delivery.last}` : ''
}

/**
 * Whether an order is held depends on other orders of the same network, too, and moves no day by itself: who was shown
 * the days with or without it is not refused, and hears of it in the confirmation.
 */
function wereShown(days: string, open: OpenCheckout): boolean {
  const possible: OpenCheckout['awaited'][] = open.awaited === 'payment' ? ['payment'] : [null, 'confirmation']
  return possible.some((awaited) => days === daysText({ ...open, awaited }))
}

/** Who, where to and how, as the steps above the button show it; empty where a step is not complete. */
function enteredIn(open: OpenCheckout): string {
  const all = checkAll(open)
  if (!all.ok) return ''
  const { contact, delivery, payment } = all
  const entered = [contact, delivery.method.id, delivery.pickupPoint, delivery.address, payment]
  return createHash('sha256').update(JSON.stringify(entered)).digest('base64url')
}

export const voucherCentsOf = ({ choices }: OpenCheckout): number => choices.totals.totalCents - choices.restCents

/** Everything above the order button, as fields of its form. */
export const shownAtButton = (open: OpenCheckout): Record<string, string> => ({
  key: open.key ?? '',
  lines: shownText(open.lines),
  total: String(open.choices.totals.totalCents),
  vouchers: String(voucherCentsOf(open)),
  days: daysText(open),
  entered: enteredIn(open),
})

export const orderNotices = [
  'changed',
  'coupon',
  'delivery',
  'goods',
  'payment',
  'pieces',
  'price',
  'limit',
  'unpaid',
  'voucher',
] as const
export type OrderNotice = (typeof orderNotices)[number]
export type Refused = { step: Step; notice: OrderNotice | null }

type Answer = { ok: true; request: OrderRequest } | ({ ok: false; rises: Rise[] } & Refused)
type Rise = { variant: string; shownCents: number }

/** Refuses an order of which anything differs from what was shown, or whose input is not valid. */
export function requestOf(open: OpenCheckout, shown: Shown, locale: Locale): Answer {
  const all = checkAll(open)
  const refuse = (step: Step, notice: OrderNotice | null, rises: Rise[] = []): Answer => ({
    ok: false,
    step,
    notice,
    rises,
  })
  if (!all.ok) return refuse(all.step, null)
  if (!open.lines.every(isOrderable)) return refuse('order', 'goods')
  const now = new Map(open.lines.map((line) => [line.variant, line]))
  const seen = new Map(shown.lines.map((line) => [line.variant, line.quantity]))
  const isSame =
    shown.key === open.key &&
    shown.lines.length === now.size &&
    open.lines.every(({ variant, quantity }) => seen.get(variant) === quantity)
  if (!isSame) return refuse('order', 'changed')
  const rises = shown.lines.filter(({ variant, shownCents }) => now.get(variant)?.cents !== shownCents)
  if (rises.length > 0) return refuse('order', 'price', rises)
  const { delivery: quote, totals, vouchers } = open.choices
  const isSameSum = shown.total === totals.totalCents && shown.vouchers === voucherCentsOf(open)
  // An account has one checkout for all its devices: another may have changed the address or the payment.
  const isSameInput = shown.entered === enteredIn(open)
  if (!quote || !isSameSum || !isSameInput || !wereShown(shown.days, open)) return refuse('order', 'changed')
  const { contact, delivery, payment } = all
  const request: OrderRequest = {
    ...payment,
    checkoutKey: shown.key,
    language: locale,
    customer: open.customer?.id ?? null,
    email: contact.email,
    origin: open.origin,
    reviewInvitation: open.typed.invite === 'on',
    lines: shown.lines,
    shown: { totalCents: shown.total, first: quote.first, last: quote.last },
    vouchers,
    shippingMethod: delivery.method.id,
    pickupPoint: delivery.pickupPoint,
    shippingAddress: delivery.address,
    // Who orders is the buyer; a saved address may be that of somebody else.
    billingAddress: { ...delivery.address, name: contact.name, phone: contact.phone },
  }
  return { ok: true, request }
}

const refusals = {
  changed: { step: 'order', notice: 'changed' },
  'sold-out': { step: 'order', notice: 'goods' },
  'not-for-sale': { step: 'order', notice: 'goods' },
  'price-changed': { step: 'order', notice: 'price' },
  coupon: { step: 'payment', notice: 'coupon' },
  'payment-method': { step: 'payment', notice: 'payment' },
  shipping: { step: 'delivery', notice: 'delivery' },
  'pickup-point': { step: 'delivery', notice: 'delivery' },
  pieces: { step: 'order', notice: 'pieces' },
  unpaid: { step: 'payment', notice: 'unpaid' },
  voucher: { step: 'payment', notice: 'voucher' },
  'too-heavy': { step: 'delivery', notice: 'delivery' },
} as const satisfies Record<OrderProblem['kind'], Refused>

export const refusedBy = ({ kind }: OrderProblem): Refused => refusals[kind]
