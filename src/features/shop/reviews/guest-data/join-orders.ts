import { createHmac, timingSafeEqual } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import { latinCapitals } from '@/domain/typed-code'
import type { SignedInRequest } from '@/features/account/as-customer'
import { storeConfirmedEmail } from '@/features/auth/auth-state'
import type { Locale } from '@/i18n/routing'
import { atOnce, type Later } from '@/lib/forms/later'
import { needed, type Outcome, refuse, refuseFields } from '@/lib/forms/problems'
import { cmsSystem, inTransaction } from '@/server/cms'
import { uuidsOf } from '@/server/db/row-ids'
import { named, tables } from '@/server/db/tables'
import { lockCustomer, transactionOf } from '@/server/db/transaction'
import { env } from '@/server/env'
import { queueMail } from '@/server/mail/queue-mail'
import { ordersOfPerson } from '@/server/open-matters'
import { hiddenKey, type Limit, takePoint } from '@/server/rate-limit'
import { takeMailboxPoint } from '@/server/typed-limits'
import { hasGuestOrders, joinCodeMail } from './guest-access'

const { orders, returns, reviewPictures, reviews, shop } = tables
const { guestAccess } = shop

/** A code is valid in the span in which it was made, and in the next. */
const spanMs = 10 * 60 * 1000
const day = 24 * 60 * 60
const sends = { name: 'join-code', seconds: 60 * 60, ofPair: 5, ofMailbox: 20 }
const sendsOfAccount: Limit = { name: 'join-code-account', points: 20, seconds: day }
/**
 * Counted per account and address together, so that no other account can use the attempts up. Two of a hundred million
 * codes are valid at a time: a thousand accounts with ten attempts a day find one in fourteen years.
 */
const attempts: Limit = { name: 'join-attempts', points: 10, seconds: day }

const emailShape = needed(254)
  .pipe(z.email('email'))
  .transform((email) => email.toLowerCase())

/** Eight digits derived from account, address and time with the secret of the server, so that nothing is stored. */
export function joinCode(customer: string, email: string, now: number): string {
  const span = Math.floor(now / spanMs)
  const signed = createHmac('sha256', env().PAYLOAD_SECRET).update(`join-orders ${customer} ${email} ${span}`).digest()
  return String(signed.readUInt32BE() % 100_000_000).padStart(8, '0')
}

/** The answer is the same with and without orders, so that it reveals none. */
export async function sendJoinCode(
  { customer }: Pick<SignedInRequest, 'customer'>,
  given: unknown,
  language: Locale,
  { now = Date.now(), later = atOnce }: { now?: number; later?: Later } = {},
): Promise<Outcome> {
  const parsed = z.object({ email: emailShape }).safeParse(given)
  if (!parsed.success) return refuseFields(parsed.error)
  const { email } = parsed.data
  const cms = await cmsSystem()
  const isAllowed =
    (await takePoint(cms, sendsOfAccount, customer.id)) && (await takeMailboxPoint(cms, sends, customer.id, email))
  if (!isAllowed) return refuse({ code: 'rate-limit' })
  await later(() =>
    inTransaction(async (req) => {
      const transaction = await transactionOf(req)
      if (!(await hasGuestOrders(transaction, email))) return
      await queueMail(transaction, joinCodeMail({ email, language }, joinCode(customer.id, email, now)))
    }),
  )
  return { ok: true }
}

const joinShape = z.object({ email: emailShape, code: needed(20) })

/**
 * Adds the guest orders of an address, with their returns and reviews, to the account whose customer types the code
 * mailed to that address. An erasure of the mailbox that waits for them ends.
 * @returns the number of orders
 */
export async function joinOrders(
  { customer }: Pick<SignedInRequest, 'customer'>,
  given: unknown,
  now = Date.now(),
): Promise<Outcome<{ joined: number }>> {
  const parsed = joinShape.safeParse(given)
  if (!parsed.success) return refuseFields(parsed.error)
  const { email, code } = parsed.data
  const pair = hiddenKey(`${customer.id} ${email}`)
  if (!(await takePoint(await cmsSystem(), attempts, pair))) return refuse({ code: 'rate-limit' })
  const typed = latinCapitals(code)
  const valid = [now, now - spanMs].some((moment) => isSame(joinCode(customer.id, email, moment), typed))
  if (!valid) return refuse({ code: 'code', field: 'code' })
  const joined = await inTransaction(async (req) => {
    const transaction = await transactionOf(req)
    await lockCustomer(transaction, customer.id)
    // The later wish is to keep the orders. An erasure locks in the same sequence: this table, then the orders.
    await transaction.execute(sql`
      update ${guestAccess} set ${named(guestAccess, 'erasureAt')} = null
      where ${guestAccess.email} = ${email} and exists ${ordersOfPerson({ guest: email })}`)
    const { rows } = await transaction.execute(sql`
      update ${orders} set ${named(orders, 'customerId')} = ${customer.id}, ${named(orders, 'updatedAt')} = now()
      where ${orders.id} in ${ordersOfPerson({ guest: email })} returning ${orders.id}`)
    const ids = uuidsOf(rows)
    await transaction.execute(sql`
      update ${returns} set ${named(returns, 'customerId')} = ${customer.id}, ${named(returns, 'updatedAt')} = now()
      where ${returns.customerId} is null and ${returns.orderId} = any(string_to_array(${ids.join(',')}, ',')::uuid[])`)
    await transaction.execute(sql`
      update ${reviews} set ${named(reviews, 'customerId')} = ${customer.id}
      where ${reviews.customerId} is null and ${reviews.orderId} = any(string_to_array(${ids.join(',')}, ',')::uuid[])`)
    await transaction.execute(sql`
      update ${reviewPictures} set ${named(reviewPictures, 'customerId')} = ${customer.id}
      where ${reviewPictures.customerId} is null
        and ${reviewPictures.reviewId} in (select ${reviews.id} from ${reviews} where ${reviews.customerId} = ${customer.id})`)
    await storeConfirmedEmail(transaction, customer.id, email)
    return ids.length
  })
  return { ok: true, joined }
}

function isSame(code: string, typed: string): boolean {
  const [own, given] = [Buffer.from(code), Buffer.from(typed)]
  return own.length === given.length && timingSafeEqual(own, given)
}
