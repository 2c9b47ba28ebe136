import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import { sofiaDay } from '@/domain/calendar-day'
import type { Coupon } from '@/domain/order-discount'
import { named, tables } from '@/server/db/tables'
import type { Database } from '@/server/db/transaction'
import type { LockedOrder } from './move-order'
import type { OrderProblem } from './order-request'

const { coupons } = tables
const { couponUses } = tables.shop

type Reason = Extract<OrderProblem, { kind: 'coupon' }>['why']
type Buyer = { email: string; goodsCents: number }

const row = z.object({
  id: z.string(),
  code: z.string(),
  percentOff: z.number().nullable(),
  amountCents: z.number().nullable(),
  validFrom: z.string(),
  validTo: z.string(),
  minimumCents: z.number().nullable(),
  maxUses: z.number().nullable(),
  onePerPerson: z.boolean().nullable(),
  uses: z.number(),
  ownUses: z.number(),
})

export type CouponAnswer = { ok: true; id: string; code: string; reduction: Coupon } | { ok: false; why: Reason }

/**
 * Whether a code may be used by someone for goods of a sum in cents, before its reduction. With `lock` others who use the same code
 * wait until the transaction ends, so that its limits hold for orders of the same moment.
 */
export async function checkCoupon(
  database: Database,
  code: string,
  { email, goodsCents }: Buyer,
  now: Date,
  lock = false,
): Promise<CouponAnswer> {
  // Locked by a statement of its own: the next one then sees the uses of those who had the lock before.
  if (lock) await database.execute(sql`select from ${coupons} where ${coupons.code} = ${code} for update`)
  const { rows } = await database.execute(sql`
    select ${coupons.id}, ${coupons.code}, ${coupons.percentOff} as "percentOff", ${coupons.amountCents} as "amountCents",
      ${coupons.validFrom} as "validFrom", ${coupons.validTo} as "validTo", ${coupons.minimumCents} as "minimumCents",
      ${coupons.maxUses} as "maxUses", ${coupons.onePerPerson} as "onePerPerson", count(${couponUses.orderId})::integer as uses,
      count(${couponUses.orderId}) filter (where ${couponUses.email} = lower(${email}))::integer as "ownUses"
    from ${coupons} left join ${couponUses} on ${couponUses.coupon} = ${coupons.id}
    where ${coupons.code} = ${code} group by ${coupons.id}, ${coupons.code}, ${coupons.percentOff}, ${coupons.amountCents},
      ${coupons.validFrom}, ${coupons.validTo}, ${coupons.minimumCents}, ${coupons.maxUses}, ${coupons.onePerPerson}`)
  const [coupon] = rows.map((given) => row.parse(given))
  const today = sofiaDay(now)
  if (!coupon || coupon.validFrom > today) return { ok: false, why: 'unknown' }
  if (coupon.validTo < today) return { ok: false, why: 'ended' }
  if (coupon.maxUses !== null && coupon.uses >= coupon.maxUses) return { ok: false, why: 'used-up' }
  if (coupon.onePerPerson && coupon.ownUses > 0) return { ok: false, why: 'used-before' }
  if (goodsCents < (coupon.minimumCents ?? 0)) return { ok: false, why: 'minimum' }
  const reduction = coupon.percentOff ? { percentOff: coupon.percentOff } : { amountCents: coupon.amountCents ?? 0 }
  return { ok: true, id: coupon.id, code: coupon.code, reduction }
}

/** Notes that an order uses a coupon; `checkCoupon` has locked it. */
export async function noteCouponUse(
  transaction: Database,
  coupon: string,
  order: string,
  email: string,
): Promise<void> {
  await transaction.execute(sql`
    insert into ${couponUses} (${named(couponUses, 'coupon', 'orderId', 'email')})
    values (${coupon}, ${order}, lower(${email}))`)
}

/**
 * An order that was given up and is placed after all uses its coupon again, also one that has ended since. @returns false where others
 * have used it up meanwhile
 */
export async function takeCouponAgain(
  transaction: Database,
  { id, couponCode, email }: Pick<LockedOrder, 'id' | 'couponCode' | 'email'>,
): Promise<boolean> {
  if (!couponCode) return true
  const { rows } = await transaction.execute(sql`
    select ${coupons.id}, ${coupons.maxUses} as "maxUses", ${coupons.onePerPerson} as "onePerPerson"
    from ${coupons} where ${coupons.code} = ${couponCode} for update`)
  const [coupon] = z.array(row.pick({ id: true, maxUses: true, onePerPerson: true })).parse(rows)
  if (!coupon) return true
  const used = await transaction.execute(sql`
    select count(*)::integer as uses, count(*) filter (where ${couponUses.email} = lower(${email}))::integer as "ownUses"
    from ${couponUses} where ${couponUses.coupon} = ${coupon.id}`)
  const [{ ownUses, uses } = { ownUses: 0, uses: 0 }] = z
    .array(row.pick({ uses: true, ownUses: true }))
    .parse(used.rows)
  if (coupon.maxUses !== null && uses >= coupon.maxUses) return false
  if (coupon.onePerPerson && ownUses > 0) return false
  await noteCouponUse(transaction, coupon.id, id, email)
  return true
}

/** An order that is cancelled gives its coupon back. */
export async function giveBackCoupon(transaction: Database, order: string): Promise<void> {
  await transaction.execute(sql`delete from ${couponUses} where ${couponUses.orderId} = ${order}`)
}
