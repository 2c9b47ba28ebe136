'use server'

import { headers } from 'next/headers'
import { redirect } from 'next/navigation'
import { createLocalReq } from 'payload'
import type { FormState } from '@/design/form/form-state'
import { saveAddress } from '@/features/account/addresses'
import { shopPaths } from '@/features/shop/goods/paths'
import { giveBackToLimits, orderedMeanwhile, takeFromLimits } from '@/features/shop/orders/order-limits'
import type { OrderRequest } from '@/features/shop/orders/order-request'
import { orderPath } from '@/features/shop/orders/paths'
import { lockCheckout, placeOrder } from '@/features/shop/orders/place-order'
import { type Locale, localePath } from '@/i18n/routing'
import { handleForm, redirectState, stateAction } from '@/lib/forms/form-action'
import { type Outcome, refuse } from '@/lib/forms/problems'
import { clientNetwork } from '@/server/client-network'
import { cmsSystem, db, inTransaction } from '@/server/cms'
import { type Database, transactionOf } from '@/server/db/transaction'
import { cartOwner, countPieces, setCountCookie } from './cart/server/current-cart'
import { findCart, noteSeenPrice, removeOrdered } from './cart/server/store-cart'
import { checkContact, checkDelivery, checkPayment } from './server/check-steps'
import { type OpenCheckout, openCheckout, openGoods, readCheckout } from './server/open-checkout'
import { type Refused, readShown, refusedBy, requestOf } from './server/order'
import { findCheckout, findOrdered, noteOrdered, saveStep } from './server/store-checkout'
import { addVoucher, giveBackCouponTry, mayTryCoupon } from './server/typed-codes'
import { newAddress, type Step, shownFields, steps } from './steps'

const stepPath = (locale: Locale, step: Step, more = '') =>
  `${localePath(locale, shopPaths.checkout)}?step=${step}${more}`

function submitStep(
  data: FormData,
  step: Step,
  check: (
    after: OpenCheckout,
    fields: Record<string, string>,
    again: () => Promise<OpenCheckout>,
  ) => Outcome<{ next?: Step }> | Promise<Outcome<{ next?: Step }>>,
): Promise<FormState> {
  const work = async (fields: Record<string, string>, locale: Locale) => {
    const now = new Date()
    const given = await openGoods(locale, now)
    if (!given) redirect(localePath(locale, shopPaths.cart))
    const database = await db()
    const saved = await saveStep(database, given.cart, step, fields)
    const again = async () => readCheckout(database, given, await findCheckout(database, given.cart), { locale, now })
    return check(await readCheckout(database, given, saved, { locale, now }), fields, again)
  }
  return handleForm(data, work, ({ next }, locale, fields) => {
    const following = steps[steps.indexOf(step) + 1] ?? step
    return redirectState(stepPath(locale, next ?? following), fields)
  })
}

export const saveContactAction = stateAction(async (data): Promise<FormState> => {
  return submitStep(data, 'contact', ({ typed }) => withoutData(checkContact(typed)))
})

export const saveDeliveryAction = stateAction(async (data): Promise<FormState> => {
  return submitStep(data, 'delivery', (after, fields) => {
    const { typed, choices } = after
    const contact = checkContact(typed)
    if (!contact.ok) return { ok: true, next: 'contact' }
    const checked = withoutData(checkDelivery(typed, contact.contact, choices))
    // An invalid field that was not yet on the page is asked for before it is reported as missing.
    return checked.ok || isAsked(checked.problem.field, fields, after) ? checked : { ok: true, next: 'delivery' }
  })
})

/** The form asks for the town only after a method is chosen, and for the points only after a town is typed. */
function isAsked(field: string | undefined, fields: Record<string, string>, { typed, choices }: OpenCheckout): boolean {
  if (field !== 'town' && field !== 'point') return true
  const isTownAsked = fields[shownFields.town] === choices.method?.id
  return isTownAsked && (field === 'town' || fields[shownFields.points] === typed.town)
}

/** The code of a gift voucher is looked up and never stored. */
export const savePaymentAction = stateAction(async (data): Promise<FormState> => {
  const network = clientNetwork(await headers())
  const code = data.get('voucher')
  // Every value counts, because the last one is looked up: an empty first one would pass the limit.
  const isCoupon = data.getAll('coupon').some((typed) => typeof typed === 'string' && typed.trim() !== '')
  if (isCoupon && !(await mayTryCoupon()))
    return handleForm(
      data,
      async (): Promise<Outcome> => refuse({ code: 'coupon-limit', field: 'coupon' }),
      () => ({ values: {} }),
    )
  return submitStep(data, 'payment', async (before, _fields, again) => {
    if (isCoupon && before.choices.couponProblem !== 'unknown') await giveBackCouponTry()
    const added = typeof code === 'string' && code.trim() ? await addVoucher(before, code, network) : null
    if (added && added !== 'added') return refuse({ code: added, field: 'voucher' })
    const { typed, choices } = added ? await again() : before
    const checked = withoutData(checkPayment(typed, choices))
    // With the rest after the voucher known, the way of paying it may have to be chosen now.
    return added && !checked.ok ? { ok: true, next: 'payment' } : checked
  })
})

const withoutData = (outcome: Outcome): Outcome<{ next?: Step }> => (outcome.ok ? { ok: true } : outcome)

/**
 * Orders the goods that were shown above the button. A key that was used before leads to the same order, and only for
 * the browser or account with the cart that was ordered.
 */
export const orderAction = stateAction(async (data): Promise<FormState> => {
  const work = async (fields: Record<string, string>, locale: Locale) =>
    ({ ok: true, to: await order(fields, locale) }) as const
  return handleForm(data, work, ({ to }, _locale, fields) => redirectState(to, fields))
})

async function order(fields: Record<string, string>, locale: Locale): Promise<string> {
  const shown = readShown(fields)
  if (!shown) return refusedPath(locale, { step: 'order', notice: 'changed' })
  const database = await db()
  const ordered = async () => findOrdered(database, shown.key, await findCart(database, await cartOwner()))
  const earlier = await ordered()
  if (earlier) return (await place(earlier, locale, null)).path
  const open = await openCheckout(locale, new Date())
  const asked = open && requestOf(open, shown, locale)
  if (open && asked?.ok) return placeWithinLimits(asked.request, locale, open)
  // The same form, sent twice, may have been ordered meanwhile.
  const meanwhile = await ordered()
  if (meanwhile) return (await place(meanwhile, locale, null)).path
  if (!open || !asked || asked.ok) return localePath(locale, shopPaths.cart)
  for (const { variant, shownCents } of asked.rises) await noteSeenPrice(database, open.cart, variant, shownCents)
  return refusedPath(locale, asked)
}

/** A repeated form and an order that is not placed take nothing from the limits. */
async function placeWithinLimits(request: OrderRequest, locale: Locale, open: OpenCheckout): Promise<string> {
  const cms = await cmsSystem()
  const network = clientNetwork(await headers())
  if (!(await takeFromLimits(cms, request, network))) {
    const meanwhile = await orderedMeanwhile(() => lockedOrder(request.checkoutKey, open.cart))
    if (meanwhile) return (await place(meanwhile, locale, null)).path
    // The first press may have been refused for another reason, and have given its share back.
    if (!(await takeFromLimits(cms, request, network))) return refusedPath(locale, { step: 'order', notice: 'limit' })
  }
  const { path, isNew } = await place(request, locale, open)
  if (!isNew) await giveBackToLimits(cms, request, network)
  return path
}

const lockedOrder = (key: string, cart: string): Promise<OrderRequest | null> =>
  inTransaction(async (req) => {
    const transaction = await transactionOf(req)
    await lockCheckout(transaction, key)
    return findOrdered(transaction, key, cart)
  })

const refusedPath = (locale: Locale, { step, notice }: Refused) =>
  stepPath(locale, step, notice ? `&problem=${notice}` : '')

/** `isNew` is false where the order had been placed before. */
type Placed = { path: string; isNew: boolean }

/**
 * Places the order and removes its goods from the cart in one transaction, so that a form sent again after a fault
 * leads to the order. `open` is null where the order had been placed before.
 */
async function place(request: OrderRequest, locale: Locale, open: OpenCheckout | null): Promise<Placed> {
  const req = await createLocalReq({}, await cmsSystem())
  const answer = await placeOrder(req, request, new Date(), async (transaction) => {
    if (open) await endCheckout(transaction, request, open.cart)
  })
  if (!answer.ok) {
    const { problem } = answer
    const changes = problem.kind === 'price-changed' ? problem.lines : []
    const database = await db()
    for (const { variant, fromCents } of open ? changes : []) {
      await noteSeenPrice(database, open?.cart ?? '', variant, fromCents)
    }
    return { path: refusedPath(locale, refusedBy(problem)), isNew: false }
  }
  if (open) await afterOrder(request, open)
  const { payUrl, accessToken, isNew } = answer.order
  return { path: payUrl ?? localePath(locale, orderPath({ key: accessToken }, { news: 'placed' })), isNew }
}

async function endCheckout(transaction: Database, request: OrderRequest, cart: string): Promise<void> {
  await noteOrdered(transaction, request)
  const variants = request.lines.map(({ variant }) => variant)
  await removeOrdered(transaction, cart, variants)
}

async function afterOrder(request: OrderRequest, { cart, customer, typed }: OpenCheckout): Promise<void> {
  await setCountCookie(await countPieces(await db(), cart), customer ? 'account' : 'guest')
  const isNew = typed.address === undefined || typed.address === '' || typed.address === newAddress
  // The order counts even if the address cannot be saved, for example into a full address book.
  if (customer && typed.keep && isNew && !request.pickupPoint) await saveAddress({ customer }, request.shippingAddress)
}
