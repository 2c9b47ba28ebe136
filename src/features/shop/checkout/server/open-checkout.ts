import type { Customer } from '@payload-types'
import { headers } from 'next/headers'
import { isOrderable } from '@/domain/cart'
import { isInDeliveryCountry } from '@/domain/delivery'
import { addressLines } from '@/domain/erased'
import { relationId } from '@/domain/relation-id'
import { addressesOf, type OwnAddress } from '@/features/account/addresses'
import { currentAuthState } from '@/features/auth/customer'
import { preferredDelivery } from '@/features/shop/goods/delivery/points'
import type { CountsFrom } from '@/features/shop/orders/delivery-wait'
import { orderHoldOf } from '@/features/shop/orders/hold'
import { originOf } from '@/features/shop/orders/unpaid'
import type { Locale } from '@/i18n/routing'
import { clientNetwork } from '@/server/client-network'
import { db } from '@/server/cms'
import type { Database } from '@/server/db/transaction'
import { type CartLine, currentCart } from '../cart/server/current-cart'
import { type Step, steps, type Typed } from '../steps'
import { checkContact, checkDelivery, checkPayment } from './check-steps'
import { type CheckoutChoices, readChoices } from './choices'
import { type Checkout, findCheckout } from './store-checkout'

export type OpenCheckout = {
  cart: string
  customer: Customer | null
  key: string | null
  lines: CartLine[]
  typed: Typed
  choices: CheckoutChoices
  /** As a guest's orders are counted (`Orderer`). */
  origin: string
  /** The day from which delivery would count, if nobody knows it yet. */
  awaited: CountsFrom | null
}

type Given = Pick<OpenCheckout, 'cart' | 'customer' | 'lines'>

/** Null while the cart is empty. */
export async function openCheckout(locale: Locale, now: Date): Promise<OpenCheckout | null> {
  const given = await openGoods(locale, now)
  if (!given) return null
  const database = await db()
  return readCheckout(database, given, await findCheckout(database, given.cart), { locale, now })
}

export async function openGoods(locale: Locale, now: Date): Promise<Given | null> {
  const cart = await currentCart(locale, now)
  const lines = cart.lines.filter(({ saved }) => !saved)
  if (!cart.id || lines.length === 0) return null
  const state = cart.owner.customer ? await currentAuthState() : null
  const customer = state?.state === 'in' ? state.customer : null
  return { cart: cart.id, customer, lines }
}

export async function readCheckout(
  database: Database,
  given: Given,
  stored: Checkout | null,
  { locale, now }: { locale: Locale; now: Date },
): Promise<OpenCheckout> {
  const { customer, lines } = given
  const addresses = customer ? await addressesOf(customer) : []
  const preferred = customer?.pickupPoint ? await preferredDelivery(database, customer.pickupPoint, locale) : {}
  const typed = { ...knownOf(customer, addresses), ...preferred, ...stored?.fields }
  const choices = await readChoices(database, lines, typed, {
    addresses,
    locale,
    now,
    vouchers: stored?.vouchers ?? [],
  })
  const open = { ...given, typed, choices, origin: originOf(clientNetwork(await headers())) }
  return { ...open, key: stored?.key ?? null, awaited: await awaitedOf(database, open) }
}

/** Only an order placed at the same moment can make the order wait for something else. */
async function awaitedOf(database: Database, open: Omit<OpenCheckout, 'key' | 'awaited'>): Promise<CountsFrom | null> {
  const all = checkAll(open)
  if (!all.ok) return null
  const { paymentMethod } = all.payment
  if (paymentMethod === 'bank-transfer') return 'payment'
  const { choices, customer, lines, origin } = open
  const orderer = { customer: customer?.id ?? null, email: all.contact.email, origin }
  const { totalCents } = choices.totals
  return (await orderHoldOf(database, { ...orderer, paymentMethod, lines, totalCents })) && 'confirmation'
}

/**
 * Gaps of the profile are filled from the customer's shipping address, else from the only saved address; an invoice is
 * proposed to be for the billing address.
 */
function knownOf(customer: Customer | null, addresses: OwnAddress[]): Typed {
  if (!customer) return {}
  const { name, email, phone, shippingAddress, billingAddress } = customer
  const deliverable = addresses.filter(isInDeliveryCountry)
  const chosen = (among: OwnAddress[], address: unknown) => among.find(({ id }) => id === relationId(address))
  const only = deliverable.length === 1 ? deliverable[0] : undefined
  const saved = chosen(deliverable, shippingAddress) ?? only
  const billing = chosen(addresses, billingAddress)
  return {
    ...(billing && { company: billing.company ?? '', invoiceAddress: addressLines(billing).join(', ') }),
    name: name || saved?.name || '',
    email: email ?? '',
    phone: phone || saved?.phone || '',
    ...(saved && { address: saved.id }),
  }
}

export function checkAll({ typed, choices, lines }: Pick<OpenCheckout, 'typed' | 'choices' | 'lines'>) {
  const contact = checkContact(typed)
  if (!contact.ok) return { ok: false, step: 'contact' } as const
  const delivery = checkDelivery(typed, contact.contact, choices)
  if (!delivery.ok) return { ok: false, step: 'delivery' } as const
  const payment = checkPayment(typed, choices)
  if (!payment.ok) return { ok: false, step: 'payment' } as const
  const { contact: who } = contact
  return {
    ok: true,
    contact: who,
    delivery: delivery.delivery,
    payment: payment.payment,
    orderable: lines.every(isOrderable),
  } as const
}

export function stepFor(asked: string | undefined, open: OpenCheckout): Step {
  const done = checkAll(open)
  const last = done.ok ? 'order' : done.step
  const wanted = steps.find((step) => step === asked) ?? last
  return steps.indexOf(wanted) > steps.indexOf(last) ? last : wanted
}

export type StepProps = { open: OpenCheckout; locale: Locale }
