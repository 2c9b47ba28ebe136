import { sql } from '@payloadcms/db-postgres'
import type { SQL, SQLWrapper } from '@payloadcms/db-postgres/drizzle'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import { z } from 'zod'
import { sofiaDay } from '@/domain/calendar-day'
import { type Coupon, isLargeGift } from '@/domain/order-discount'
import { latinCapitals, withoutTwins } from '@/domain/typed-code'
import { isOneOf } from '@/server/db/states'
import { named, tables } from '@/server/db/tables'
import type { Database } from '@/server/db/transaction'
import type { LockedOrder } from './move-order'
import type { OrderProblem } from './order-request'
import type { Orderer } from './unpaid'

const { confirmedEmails, coupons, orders } = tables
const { couponUses, orderHolds, orderOrigins } = tables.shop

const own = alias(confirmedEmails, 'own')
const theirs = alias(confirmedEmails, 'theirs')
const ownOrigin = alias(orderOrigins, 'own_origin')

/** Whoever places the order `id`. The network of a guest's order is stored with it; `origin` is that of the request. */
type CouponPerson = Orderer & { id: string }

/**
 * Normalises an address to its mailbox: a part after a plus is dropped, and at Google dots as well. Where a provider
 * treats addresses otherwise, two of its customers share the one use of a code, and nothing worse.
 */
function mailboxOf(email: SQL): SQL {
  const host = sql`split_part(lower(${email}), '@', 2)`
  const name = sql`regexp_replace(split_part(lower(${email}), '@', 1), '^(.[^+]*)[+].*$', '\\1')`
  return sql`case when ${host} in ('gmail.com', 'googlemail.com') then replace(${name}, '.', '') || '@gmail.com'
    else ${name} || '@' || ${host} end`
}

const usedMailbox = mailboxOf(sql`${couponUses.email}`)

/** An origin without the connection (`originOf`): other people share it, and older orders have none. */
const networkOf = (origin: SQLWrapper): SQL => sql`split_part(${origin}, '.', 1)`

/** A guest with the network of this order has used the code. */
const isFromNetworkOf = ({ id, origin }: CouponPerson): SQL => sql`exists (
  select from ${orderOrigins} where ${orderOrigins.orderId} = ${couponUses.orderId}
    and ${networkOf(orderOrigins.network)} in (${networkOf(sql`${origin}::text`)}, (
      select ${networkOf(ownOrigin.network)} from ${orderOrigins} own_origin where ${ownOrigin.orderId} = ${id}::uuid)))`

/** The order of the use was confirmed by the link that was mailed to its mailbox. */
const isConfirmed = sql`exists (
  select from ${orderHolds}
  where ${orderHolds.orderId} = ${couponUses.orderId} and ${isOneOf(orderHolds.releasedBy, 'customer')})`

/**
 * Whether a use belongs to the person of an order; a condition on `shop.coupon_uses`. A mailbox that is merely typed
 * proves nothing, or others could use up somebody's code and learn of its use (docs/limits.md). An account has the uses
 * of its orders, of accounts with the same mailbox, and of guests with its mailbox where the mailed link or the network
 * says who they were; a guest is a mailbox together with a network.
 */
function isUseOf(person: CouponPerson): SQL {
  const { customer, email } = person
  const isHere = isFromNetworkOf(person)
  if (!customer) return sql`(${usedMailbox} = ${mailboxOf(sql`${email}::text`)} and ${isHere})`
  return sql`(exists (select from ${orders} where ${orders.id} = ${couponUses.orderId} and (
      ${orders.customerId} = ${customer} or exists (select from ${confirmedEmails} own join ${confirmedEmails} theirs
        on ${mailboxOf(sql`${own.email}`)} = ${mailboxOf(sql`${theirs.email}`)}
        where ${own.customerId} = ${customer} and ${theirs.customerId} = ${orders.customerId})))
    or ((${isConfirmed} or ${isHere}) and exists (select from ${confirmedEmails} own
      where ${own.customerId} = ${customer} and ${mailboxOf(sql`${own.email}`)} = ${usedMailbox})))`
}

type Reason = Extract<OrderProblem, { kind: 'coupon' }>['why']

const row = z.object({
  id: z.string(),
  code: z.string(),
  percentOff: z.number().nullable(),
  amountCents: z.number().nullable(),
  validFrom: z.string(),
  validTo: z.string(),
  minimumCents: z.number().nullable(),
  maxUses: z.number().nullable(),
  isPublic: z.boolean().nullable(),
  uses: z.number(),
})

export type CouponAnswer =
  | { ok: true; id: string; code: string; reduction: Coupon }
  | { ok: false; why: Reason; minimumCents: number }

/** Lookalike characters are treated as equal; a code typed exactly comes first. */
const isCode = (typed: string) => sql`translate(${coupons.code}, 'OIL', '011') = ${withoutTwins(latinCapitals(typed))}`

/**
 * Checks a code for goods of a sum in cents before its reduction, alike for everybody: only `hasUsedCoupon` looks at who
 * asks. With `lock`, others using the code wait until the transaction ends, so that its limits hold for simultaneous
 * orders.
 */
export async function checkCoupon(
  database: Database,
  { typed, goodsCents }: { typed: string; goodsCents: number },
  now: Date,
  lock = false,
): Promise<CouponAnswer> {
  // Locked by a statement of its own, so that the next statement sees the uses of earlier holders of the lock.
  if (lock) await database.execute(sql`select from ${coupons} where ${isCode(typed)} order by ${coupons.id} for update`)
  const { rows } = await database.execute(sql`
    select ${coupons.id}, ${coupons.code}, ${coupons.percentOff} as "percentOff", ${coupons.amountCents} as "amountCents",
      ${coupons.validFrom} as "validFrom", ${coupons.validTo} as "validTo", ${coupons.minimumCents} as "minimumCents",
      ${coupons.maxUses} as "maxUses", ${coupons.isPublic} as "isPublic", count(${couponUses.orderId})::integer as uses
    from ${coupons} left join ${couponUses} on ${couponUses.coupon} = ${coupons.id}
    where ${isCode(typed)} group by ${coupons.id}, ${coupons.code}, ${coupons.percentOff}, ${coupons.amountCents},
      ${coupons.validFrom}, ${coupons.validTo}, ${coupons.minimumCents}, ${coupons.maxUses}, ${coupons.isPublic}
    order by ${coupons.code} = ${latinCapitals(typed)} desc limit 1`)
  const [coupon] = rows.map((given) => row.parse(given))
  const minimumCents = coupon?.minimumCents ?? 0
  const refuse = (why: Reason) => ({ ok: false, why, minimumCents }) as const
  const today = sofiaDay(now)
  if (!coupon || coupon.validFrom > today) return refuse('unknown')
  if (coupon.validTo < today) return refuse('ended')
  if (coupon.maxUses !== null && coupon.uses >= coupon.maxUses) return refuse('used-up')
  if (goodsCents < minimumCents) return refuse('minimum')
  const keepsHalf = !isLargeGift(coupon)
  const off = coupon.percentOff
    ? { percentOff: coupon.percentOff, ofEachPiece: coupon.isPublic === true }
    : { amountCents: coupon.amountCents ?? 0 }
  return { ok: true, id: coupon.id, code: coupon.code, reduction: { ...off, keepsHalf } }
}

/**
 * Whether a coupon that the transaction has locked counts once per person, and this person has used it. To be told last,
 * because whoever is refused for another reason must not learn what somebody has used. A public code may be used any
 * number of times, because its price is advertised to everybody.
 */
export async function hasUsedCoupon(transaction: Database, coupon: string, by: CouponPerson): Promise<boolean> {
  const { rows } = await transaction.execute(sql`
    select from ${coupons} join ${couponUses} on ${couponUses.coupon} = ${coupons.id}
    where ${coupons.id} = ${coupon} and ${coupons.onePerPerson} and ${coupons.isPublic} is not true
      and ${isUseOf(by)} limit 1`)
  return rows.length > 0
}

export async function noteCouponUse(transaction: Database, coupon: string, by: CouponPerson): Promise<void> {
  await transaction.execute(sql`
    insert into ${couponUses} (${named(couponUses, 'coupon', 'orderId', 'email')})
    values (${coupon}, ${by.id}, lower(${by.email}))`)
}

/**
 * A given-up order that is placed after all uses its coupon again, even if the coupon has expired since.
 * @returns false where others have used the coupon up meanwhile, or its person has used it
 */
export async function takeCouponAgain(
  transaction: Database,
  { id, couponCode, customer, email }: Pick<LockedOrder, 'id' | 'couponCode' | 'customer' | 'email'>,
): Promise<boolean> {
  if (!couponCode) return true
  const locked = await transaction.execute(sql`
    select ${coupons.id}, ${coupons.maxUses} as "maxUses"
    from ${coupons} where ${coupons.code} = ${couponCode} for update`)
  const [coupon] = z.array(row.pick({ id: true, maxUses: true })).parse(locked.rows)
  if (!coupon) return true
  const { rows } = await transaction.execute(sql`
    select count(*)::integer as uses from ${couponUses} where ${couponUses.coupon} = ${coupon.id}`)
  const { uses } = row.pick({ uses: true }).parse(rows[0])
  if (coupon.maxUses !== null && uses >= coupon.maxUses) return false
  const by = { id, customer, email, origin: null }
  if (await hasUsedCoupon(transaction, coupon.id, by)) return false
  await noteCouponUse(transaction, coupon.id, by)
  return true
}

export async function giveBackCoupon(transaction: Database, order: string): Promise<void> {
  await transaction.execute(sql`delete from ${couponUses} where ${couponUses.orderId} = ${order}`)
}
