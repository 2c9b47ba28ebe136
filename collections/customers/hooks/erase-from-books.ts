import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type { CollectionBeforeDeleteHook, PayloadRequest, Where } from 'payload'
import { erased, erasedEmail } from '@/domain/erased'
import { uuidsOf } from '@/server/db/row-ids'
import { named, tables } from '@/server/db/tables'
import { type Database, requireAll, transactionOf, withTransaction } from '@/server/db/transaction'
import { enqueue, eraseStatement, statementKey } from '@/server/jobs/kinds'
import {
  forgetVoucherNames,
  isFrom,
  isOpenWithdrawal,
  isWithdrawalOf,
  ordersOfPerson,
  type Person,
} from '@/server/open-matters'

const { orders, shop } = tables
const { checkouts, couponUses, giftCards, orderAccess, orderHolds, orderOrigins, orderPoints, withdrawals } = shop
const { withdrawalDecisions: d } = shop

/** The country stays, because the VAT due depends on it. */
const emptyAddress = {
  name: erased,
  company: null,
  street: erased,
  street2: null,
  postcode: erased,
  city: erased,
  region: null,
  phone: null,
}

/** The invoice document keeps this data, because the law requires invoices to be kept. */
const nobody = { company: null, eik: null, vatNumber: null, address: null }

const erasedOrder = {
  customer: null,
  email: erasedEmail,
  note: null,
  customerNote: null,
  pickupPoint: null,
  invoice: nobody,
  billingAddress: emptyAddress,
  shippingAddress: emptyAddress,
}

export const eraseFromBooks: CollectionBeforeDeleteHook = ({ id, req }) => eraseOrders(req, String(id))

/**
 * Erases personal data from a person's orders, withdrawals and returns. Numbers, lines and totals stay for the
 * accounts, as the law requires. Reviews are deleted with their pictures.
 */
export async function eraseOrders(req: PayloadRequest, person: Person): Promise<void> {
  const transaction = await transactionOf(req)
  const { rows } = await transaction.execute(sql`${ordersOfPerson(person)}`)
  // Before the orders, because their address identifies the withdrawals of this person.
  await eraseStatements(transaction, isWithdrawalOf(person))
  await eraseBuyers(req, uuidsOf(rows), typeof person === 'string' ? [{ customer: { equals: person } }] : [])
  // Vouchers given to this person stay valid by their code, and the buyer may print a new one once staff have issued it.
  await transaction.execute(sql`
    update ${giftCards} set ${named(giftCards, 'email')} = null, ${named(giftCards, 'recipient')} = ${erased},
      ${named(giftCards, 'message')} = null, ${named(giftCards, 'wantsReminder')} = false
    where ${giftCards.sentAt} is not null and ${isFrom(person, sql`lower(${giftCards.email})`, giftCards.sentAt)}`)
}

/** Erases the buyers of these orders and of their returns, and the senders of `furtherReturns`. */
export async function eraseBuyers(req: PayloadRequest, ids: string[], furtherReturns: Where[] = []): Promise<void> {
  const transaction = await transactionOf(req)
  const changed = await req.payload.update({
    collection: 'orders',
    where: { id: { in: ids } },
    data: erasedOrder,
    req,
    depth: 0,
  })
  const returns = await req.payload.update({
    collection: 'returns',
    where: { or: [{ order: { in: ids } }, ...furtherReturns] },
    data: { customer: null, reason: null },
    req,
    depth: 0,
  })
  // After the orders: a review being written locks its order, so the update above has waited for it and it is found
  // here.
  const reviews = await req.payload.delete({ collection: 'reviews', where: { order: { in: ids } }, req, depth: 0 })
  requireAll({ errors: [...changed.errors, ...returns.errors, ...reviews.errors] }, 'the books of a person')
  await forgetOrdering(transaction, ids)
  await forgetVoucherNames(transaction, ids)
}

const dayMinutes = 24 * 60

/**
 * Erases names and words from statements of withdrawal, and the notes of those who decided them. One that staff have
 * not decided stays readable until they have, because it may be genuine and they could not act upon it otherwise (GDPR,
 * article 17(3)(b) and (e)); a job asks again each day.
 */
export async function eraseStatements(transaction: Database, which: SQL): Promise<void> {
  const { rows } = await transaction.execute(sql`
    select ${withdrawals.id} from ${withdrawals} where ${which} and ${isOpenWithdrawal}`)
  for (const statement of uuidsOf(rows))
    await enqueue(transaction, eraseStatement, { statement }, { key: statementKey(statement), minutes: dayMinutes })
  await transaction.execute(sql`
    update ${d} set ${named(d, 'note')} = ${erased} from ${withdrawals}
    where ${withdrawals.id} = ${d.withdrawal} and ${d.note} is not null and ${which} and not ${isOpenWithdrawal}`)
  await transaction.execute(sql`
    update ${withdrawals} set ${named(withdrawals, 'name')} = ${erased}, ${named(withdrawals, 'email')} = ${erasedEmail},
      ${named(withdrawals, 'goods')} = case when ${withdrawals.goods} is null then null else ${erased} end
    where ${which} and not ${isOpenWithdrawal}`)
}

/** Erases a statement of somebody who has left, or asks again tomorrow while it is open. Safe to repeat. */
export const eraseDecidedStatement = (req: PayloadRequest, statement: string): Promise<void> =>
  withTransaction(req, async () => eraseStatements(await transactionOf(req), sql`${withdrawals.id} = ${statement}`))

/**
 * Deletes checkout input, links that open the orders, the networks from which guests ordered, where they fetched them,
 * notes of staff on held orders, and the owner of coupon uses; the uses still count.
 */
async function forgetOrdering(transaction: Database, ids: string[]): Promise<void> {
  const these = sql`any(string_to_array(${ids.join(',')}, ',')::uuid[])`
  await transaction.execute(sql`
    delete from ${checkouts} where ${checkouts.key}::text in (
      select ${orders.checkoutKey} from ${orders} where ${orders.id} = ${these})`)
  await transaction.execute(sql`delete from ${orderAccess} where ${orderAccess.orderId} = ${these}`)
  await transaction.execute(sql`delete from ${orderOrigins} where ${orderOrigins.orderId} = ${these}`)
  await transaction.execute(sql`delete from ${orderPoints} where ${orderPoints.orderId} = ${these}`)
  await transaction.execute(sql`
    update ${orderHolds} set ${named(orderHolds, 'note')} = ${erased}
    where ${orderHolds.orderId} = ${these} and ${orderHolds.note} is not null`)
  await transaction.execute(sql`
    update ${couponUses} set ${named(couponUses, 'email')} = ${erasedEmail} where ${couponUses.orderId} = ${these}`)
}
