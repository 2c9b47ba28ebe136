import { sql } from '@payloadcms/db-postgres'
import { APIError, type CollectionBeforeDeleteHook } from 'payload'
import { tables } from '@/server/db/tables'
import { transactionOf } from '@/server/db/transaction'
import { problem } from '../document-endpoint'

const { coupons, shop } = tables
const { couponUses } = shop

/**
 * Deleting a used coupon would delete its uses, so that a new coupon with the same code could be used again. Locked in
 * the same way as orders lock it, so that none uses it before the deletion.
 */
export const refuseUsedCoupon: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const transaction = await transactionOf(req)
  await transaction.execute(sql`select from ${coupons} where ${coupons.id} = ${id} for update`)
  const { rows } = await transaction.execute(sql`select from ${couponUses} where ${couponUses.coupon} = ${id} limit 1`)
  if (rows.length > 0) throw new APIError(problem('couponUsed', req.i18n.language), 409, null, true)
}
