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
/** Without `person` earlier uses are not revealed, because anybody can type any mailbox. */
type Buyer = { person: CouponPerson | null; goodsCents: number }

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
  isPublic: z.boolean().nullable(),
  uses: z.number(),
  ownUses: z.number(),
})

export type CouponAnswer =
  | { ok: true; id: string; code: string; reduction: Coupon }
  | { ok: false; why: Reason; minimumCents: number }

/** Lookalike characters are treated as equal; a code typed exactly comes first. */
const isCode = (typed: string) => sql`translate(${coupons.code}, 'OIL', '011') = ${withoutTwins(latinCapitals(typed))}`

/**
 * Checks a code for goods of a sum in cents before its reduction. With `lock`, others using the code wait until the
 * transaction ends, so that its limits hold for simultaneous orders.
 */
export async function checkCoupon(
  database: Database,
  typed: string,
  { person, goodsCents }: Buyer,
  now: Date,
  lock = false,
): Promise<CouponAnswer> {
  // Locked by a statement of its own, so that the next statement sees the uses of earlier holders of the lock.
  if (lock) await database.execute(sql`select from ${coupons} where ${isCode(typed)} order by ${coupons.id} for update`)
  const { rows } = await database.execute(sql`
    select ${coupons.id}, ${coupons.code}, ${coupons.percentOff} as "percentOff", ${coupons.amountCents} as "amountCents",
      ${coupons.validFrom} as "validFrom", ${coupons.validTo} as "validTo", ${coupons.minimumCents} as "minimumCents",
      ${coupons.maxUses} as "maxUses", ${coupons.onePerPerson} as "onePerPerson", ${coupons.isPublic} as "isPublic",
      count(${couponUses.orderId})::integer as uses,
      count(${couponUses.orderId}) filter (where ${person ? isUseOf(person) : sql`false`})::integer as "ownUses"
    from ${coupons} left join ${couponUses} on ${couponUses.coupon} = ${coupons.id}
    where ${isCode(typed)} group by ${coupons.id}, ${coupons.code}, ${coupons.percentOff}, ${coupons.amountCents},
      ${coupons.validFrom}, ${coupons.validTo}, ${coupons.minimumCents}, ${coupons.maxUses}, ${coupons.onePerPerson}, ${coupons.isPublic}
    order by ${coupons.code} = ${latinCapitals(typed)} desc limit 1`)
  const [coupon] = rows.map((given) => row.parse(given))
  const minimumCents = coupon?.minimumCents ?? 0
  const refuse = (why: Reason) => ({ ok: false, why, minimumCents }) as const
  const today = sofiaDay(now)
  if (!coupon || coupon.validFrom > today) return refuse('unknown')
  if (coupon.validTo < today) return refuse('ended')
  if (coupon.maxUses !== null && coupon.uses >= coupon.maxUses) return refuse('used-up')
  if (isOnce(coupon) && coupon.ownUses > 0) return refuse('used-before')
  if (goodsCents < minimumCents) return refuse('minimum')
  const keepsHalf = !isLargeGift(coupon)
  const off = coupon.percentOff ? { percentOff: coupon.percentOff } : { amountCents: coupon.amountCents ?? 0 }
  return { ok: true, id: coupon.id, code: coupon.code, reduction: { ...off, keepsHalf } }
}

/** A public code may be used any number of times, because its price is advertised to everybody. */
const isOnce = ({ isPublic, onePerPerson }: Pick<z.infer<typeof row>, 'isPublic' | 'onePerPerson'>) =>
  Boolean(onePerPerson) && !isPublic

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
 * A given-up order that is placed after all uses its coupon again, even if the coupon has expired since.
 * @returns false where others have used the coupon up meanwhile
 */
export async function takeCouponAgain(
  transaction: Database,
  { id, couponCode, customer, email }: Pick<LockedOrder, 'id' | 'couponCode' | 'customer' | 'email'>,
): Promise<boolean> {
  if (!couponCode) return true
  const { rows } = await transaction.execute(sql`
    select ${coupons.id}, ${coupons.maxUses} as "maxUses", ${coupons.onePerPerson} as "onePerPerson", ${coupons.isPublic} as "isPublic"
    from ${coupons} where ${coupons.code} = ${couponCode} for update`)
  const [coupon] = z.array(row.pick({ id: true, maxUses: true, onePerPerson: true, isPublic: true })).parse(rows)
  if (!coupon) return true
  const used = await transaction.execute(sql`
    select count(*)::integer as uses, count(*) filter (where ${isUseOf({ customer, email })})::integer as "ownUses"
    from ${couponUses} where ${couponUses.coupon} = ${coupon.id}`)
  const [{ ownUses, uses } = { ownUses: 0, uses: 0 }] = z
    .array(row.pick({ uses: true, ownUses: true }))
    .parse(used.rows)
  if (coupon.maxUses !== null && uses >= coupon.maxUses) return false
  if (isOnce(coupon) && ownUses > 0) return false
  await noteCouponUse(transaction, coupon.id, id, email)
  return true
}

export async function giveBackCoupon(transaction: Database, order: string): Promise<void> {
  await transaction.execute(sql`delete from ${couponUses} where ${couponUses.orderId} = ${order}`)
}
