import { sql } from '@payloadcms/db-postgres'
import { APIError, type CollectionBeforeDeleteHook } from 'payload'
import { tables } from '@/server/db/tables'
import { transactionOf } from '@/server/db/transaction'
import { problem } from '../document-endpoint'

const { coupons, shop } = tables
const { couponUses } = shop

/**
 * A coupon that orders use is never deleted: its uses would go with it, and the same code made anew could be used again by whoever
 * has used it. Locked as orders lock it, so that none uses it between this question and the deletion.
 */
export const refuseUsedCoupon: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const transaction = await transactionOf(req)
  await transaction.execute(sql`select from ${coupons} where ${coupons.id} = ${id} for update`)
  const { rows } = await transaction.execute(sql`select from ${couponUses} where ${couponUses.coupon} = ${id} limit 1`)
  if (rows.length > 0) throw new APIError(problem('couponUsed', req.i18n.language), 409, null, true)
}
