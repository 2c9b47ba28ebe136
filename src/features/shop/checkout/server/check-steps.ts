import { z } from 'zod'
import { belongsTo, isEik, isVatNumber, normaliseCompanyNumber } from '@/domain/company-number'
import { deliveryCountry, isInDeliveryCountry } from '@/domain/delivery'
import { isPostcode, normalisePostcode } from '@/domain/postcode'
import type { OrderRequest } from '@/features/shop/orders/order-request'
import {
  joined,
  needed,
  neededPhone,
  type Outcome,
  optional,
  problemsIn,
  refuse,
  refuseFields,
} from '@/lib/forms/problems'
import { newAddress, type Typed } from '../steps'
import type { CheckoutChoices } from './choices'

const contactSchema = z.object({
  name: needed(120),
  email: needed(254).pipe(z.email('email')),
  phone: neededPhone,
})

type BuyerContact = z.infer<typeof contactSchema>

export function checkContact(typed: Typed): Outcome<{ contact: BuyerContact }> {
  const parsed = contactSchema.safeParse(typed)
  return parsed.success ? { ok: true, contact: parsed.data } : refuseFields(parsed.error)
}

const country = deliveryCountry
const addressSchema = z.object({
  street: needed(160),
  street2: optional(160),
  postcode: needed(12)
    .transform(normalisePostcode)
    .refine((code) => isPostcode(code, country), 'postcode'),
  city: needed(120),
})

type Address = OrderRequest['shippingAddress']
type Delivery = { method: CheckoutChoices['methods'][number]; pickupPoint: string | null; address: Address }

/** An order to a pick-up point takes the address of the point as its shipping address. */
export function checkDelivery(
  typed: Typed,
  contact: BuyerContact,
  choices: CheckoutChoices,
): Outcome<{ delivery: Delivery }> {
  const method = choices.methods.find(({ id }) => id === typed.method)
  if (!method?.quote) return refuse({ code: 'choose', field: 'method' })
  const who = { name: contact.name, phone: contact.phone }
  if (method.kind !== 'address') {
    const { point } = choices
    if (!typed.town?.trim()) return refuse({ code: 'pickup-search', field: 'town' })
    if (choices.points.length === 0) return refuse({ code: 'pickup-none', field: 'town' })
    if (!point) return refuse({ code: 'pickup-point', field: 'point' })
    const address = { ...who, street: point.address, postcode: point.postcode, city: point.town, country }
    return { ok: true, delivery: { method, pickupPoint: point.id, address } }
  }
  const saved = choices.addresses.find(({ id }) => id === typed.address)
  if (saved && !isInDeliveryCountry(saved)) return refuse({ code: 'abroad', field: 'address' })
  if (saved) return { ok: true, delivery: { method, pickupPoint: null, address: withoutNulls(saved, contact.phone) } }
  if (choices.addresses.length > 0 && typed.address !== newAddress) return refuse({ code: 'choose', field: 'address' })
  const parsed = addressSchema.safeParse({ ...typed, city: typed.city?.trim() || choices.townOfPostcode || '' })
  if (!parsed.success) return refuseFields(parsed.error)
  const { street2, ...rest } = parsed.data
  return {
    ok: true,
    delivery: { method, pickupPoint: null, address: { ...who, ...rest, ...(street2 && { street2 }), country } },
  }
}

function withoutNulls(saved: CheckoutChoices['addresses'][number], phone: string): Address {
  const { id: _, name, street, postcode, city, country: land, ...rest } = saved
  const given = Object.entries({ ...rest, phone: rest.phone || phone }).filter(([, value]) => value)
  return { ...Object.fromEntries(given), name, street, postcode, city, country: land }
}

const invoiceSchema = z
  .object({
    company: needed(120),
    eik: needed(20).transform(normaliseCompanyNumber).refine(isEik, 'eik'),
    vatNumber: optional(24)
      .transform((typed) => (typed ? normaliseCompanyNumber(typed) : null))
      .refine((number) => number === null || isVatNumber(number), 'vat-number'),
    address: needed(240),
  })
  .refine(({ eik, vatNumber }) => !vatNumber || belongsTo(vatNumber, eik), {
    path: ['vatNumber'],
    error: 'vat-number-other',
  })
const moreSchema = z.object({ note: optional(1000), coupon: optional(24) })

type Payment = Pick<OrderRequest, 'paymentMethod' | 'couponCode' | 'invoice' | 'note'>

export function checkPayment(typed: Typed, choices: CheckoutChoices): Outcome<{ payment: Payment }> {
  const [first] = choices.payments
  const method = first === 'gift-voucher' ? first : choices.payments.find((each) => each === typed.payment)
  const more = moreSchema.safeParse(typed)
  const invoice = typed.invoice ? invoiceSchema.safeParse({ ...typed, address: typed.invoiceAddress }) : null
  const problems = [
    !method && ({ code: 'choose', field: 'payment' } as const),
    choices.couponProblem && ({ code: `coupon-${choices.couponProblem}`, field: 'coupon' } as const),
    ...(more.success ? [] : problemsIn(more.error)),
    ...(invoice && !invoice.success
      ? problemsIn(invoice.error).map((each) =>
          each.field === 'address' ? { ...each, field: 'invoiceAddress' } : each,
        )
      : []),
  ]
  const problem = joined(problems)
  if (problem || !method || !more.success || invoice?.success === false) return refuse(problem ?? { code: 'required' })
  const { note, coupon } = more.data
  return {
    ok: true,
    payment: { paymentMethod: method, couponCode: coupon, invoice: invoice ? invoiceOf(invoice.data) : null, note },
  }
}

function invoiceOf({ vatNumber, ...rest }: z.infer<typeof invoiceSchema>): Payment['invoice'] {
  return { ...rest, ...(vatNumber && { vatNumber }) }
}
