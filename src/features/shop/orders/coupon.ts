import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import { sofiaDay } from '@/domain/calendar-day'
import { isLargeGift } from '@/domain/large-gift'
import type { Coupon } from '@/domain/order-discount'
import { latinCapitals, withoutTwins } from '@/domain/typed-code'
import { named, tables } from '@/server/db/tables'
import type { Database } from '@/server/db/transaction'
import { type CouponPerson, isUseOf } from './coupon-person'
import type { LockedOrder } from './move-order'
import type { OrderProblem } from './order-request'

const { coupons } = tables
const { couponUses } = tables.shop

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
      ${coupons.maxUses} as "maxUses", count(${couponUses.orderId})::integer as uses
    from ${coupons} left join ${couponUses} on ${couponUses.coupon} = ${coupons.id}
    where ${isCode(typed)} group by ${coupons.id}, ${coupons.code}, ${coupons.percentOff}, ${coupons.amountCents},
      ${coupons.validFrom}, ${coupons.validTo}, ${coupons.minimumCents}, ${coupons.maxUses}
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
  const off = coupon.percentOff ? { percentOff: coupon.percentOff } : { amountCents: coupon.amountCents ?? 0 }
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
