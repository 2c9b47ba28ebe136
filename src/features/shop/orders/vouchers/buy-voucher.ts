import { randomUUID } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { erased } from '@/domain/erased'
import { orderTotals } from '@/domain/order-totals'
import { canPay } from '@/domain/payment-states'
import type { Locale } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import { inTransaction } from '@/server/cms'
import { named, tables } from '@/server/db/tables'
import { type Database, transactionOf, withTransaction } from '@/server/db/transaction'
import { queueMail } from '@/server/mail/queue-mail'
import { accessFor, hashOf } from '../access'
import { confirmationMail } from '../mails'
import { newOrderNumber } from '../order-number'
import { addAttempt, dueAfter } from '../payments/attempts'
import { orderOfCheckout } from '../place-order'
import { offeredMethods, readShop } from '../shop'
import { readTerms } from '../terms'
import { hasTooManyPieces, hasTooManyUnpaid, noteOrigin, type Orderer } from '../unpaid'
import { readVoucherSettings, type VoucherSettings } from './settings'
import { voucherOfOrder } from './voucher-rows'
import type { VoucherWish } from './voucher-wish'

const { giftCards: g } = tables.shop

type Buyer = { key: string; language: Locale; customer: string | null; origin: string | null }
type Answer =
  | { ok: true; id: string; accessToken: string; isNew: boolean }
  /** `others`: the key belongs to the order of another account. */
  | { ok: false; why: 'unpaid' | 'pieces' | 'payment-method' | 'amount' | 'others' }

/**
 * Orders a voucher in one transaction: an order without goods, delivery or stock, whose payment fills the voucher. The
 * same key leads to the same order. Only the hash of the key is stored, so that a reader of the database can open no
 * order, and an account's order is opened only to that account.
 */
export function buyVoucher(req: PayloadRequest, wish: VoucherWish, buyer: Buyer, now = new Date()): Promise<Answer> {
  return withTransaction(req, async (): Promise<Answer> => {
    const transaction = await transactionOf(req)
    const earlier = await orderOfCheckout(transaction, hashOf(buyer.key))
    const accessOf = (id: string) => accessFor(transaction, `checkout ${buyer.key}`, id, now)
    if (earlier) {
      if (earlier.customer && earlier.customer !== buyer.customer) return { ok: false, why: 'others' }
      return { ok: true, id: earlier.id, accessToken: await accessOf(earlier.id), isNew: false }
    }
    const [settings, shop] = [await readVoucherSettings(transaction), await readShop(transaction)]
    if (!offeredMethods(shop).includes(wish.payment)) return { ok: false, why: 'payment-method' }
    if (wish.amountCents < settings.minCents || wish.amountCents > settings.maxCents)
      return { ok: false, why: 'amount' }
    if (!canPay(wish.payment, wish.amountCents)) return { ok: false, why: 'payment-method' }
    const orderer: Orderer = { ...buyer, email: wish.buyerEmail }
    if (await hasTooManyUnpaid(transaction, orderer)) return { ok: false, why: 'unpaid' }
    if (await hasTooManyPieces(transaction, orderer, [{ quantity: 1 }])) return { ok: false, why: 'pieces' }
    const order = await req.payload.create({
      collection: 'orders',
      data: orderData(wish, buyer, settings, now),
      locale: buyer.language,
      depth: 0,
      req,
    })
    await noteOrigin(transaction, order.id, orderer)
    await writeVoucher(transaction, order.id, wish, { language: buyer.language, settings })
    await addAttempt(transaction, order, now)
    const accessToken = await accessOf(order.id)
    const terms = await readTerms(transaction, buyer.language, now)
    const voucher = await voucherOfOrder(transaction, order.id)
    await queueMail(transaction, confirmationMail(order, { shop, terms, token: accessToken, voucher, isHeld: false }))
    return { ok: true, id: order.id, accessToken, isNew: true }
  })
}

/** The id of the order that a form has placed; waits for a press that is ordering at this moment. */
export const orderOfForm = (key: string): Promise<string | null> =>
  inTransaction(async (req) => (await orderOfCheckout(await transactionOf(req), hashOf(key)))?.id ?? null)

/** The VAT rate in percent due at the sale of a voucher; null where VAT is due at its use. */
const vatOf = ({ vat, vatRatePercent }: VoucherSettings) => (vat === 'single-purpose' ? vatRatePercent : null)

function orderData(wish: VoucherWish, buyer: Buyer, settings: VoucherSettings, now: Date) {
  const t = translatorFor(buyer.language, 'vouchers')
  const line = {
    // Without the recipient's name, because lines and documents are kept in the books.
    title: t('card.title'),
    sku: 'GIFT-VOUCHER',
    quantity: 1,
    unitPriceCents: wish.amountCents,
    discountCents: 0,
    vatRatePercent: vatOf(settings) ?? 0,
  }
  // Nothing is sent by post, so no address is asked.
  const address = { name: wish.buyer, street: erased, postcode: erased, city: erased, country: 'BG' }
  return {
    kind: 'gift-voucher' as const,
    status: 'awaiting-payment' as const,
    number: newOrderNumber(now),
    placedAt: now.toISOString(),
    paymentDueAt: dueAfter(wish.payment, now).toISOString(),
    shippingMethod: t(wish.email ? 'ways.mail' : 'ways.print'),
    shippingCents: 0,
    shippingAddress: address,
    billingAddress: address,
    checkoutKey: hashOf(buyer.key),
    customer: buyer.customer,
    email: wish.buyerEmail,
    language: buyer.language,
    lines: [line],
    paymentMethod: wish.payment,
    voucherCents: 0,
    ...orderTotals([line], 0),
  }
}

async function writeVoucher(
  transaction: Database,
  order: string,
  { amountCents, design, email, message, recipient, sendOn, sender }: VoucherWish,
  { language, settings }: { language: Locale; settings: VoucherSettings },
): Promise<void> {
  const columns = named(
    g,
    'id',
    'orderId',
    'amountCents',
    'vatRatePercent',
    'design',
    'language',
    'sender',
    'recipient',
    'email',
    'message',
    'sendOn',
    'expiresOn',
  )
  await transaction.execute(sql`
    insert into ${g} (${columns}) values (${randomUUID()}, ${order}, ${amountCents}, ${vatOf(settings)}, ${design}, ${language}, ${sender},
      ${recipient}, ${email}, ${message}, ${sendOn}, (${sendOn}::date + make_interval(years => ${settings.validYears}))::date)`)
}
