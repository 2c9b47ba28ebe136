import { sql } from '@payloadcms/db-postgres'
import {
  APIError,
  type CollectionBeforeDeleteHook,
  type CollectionBeforeValidateHook,
  type CollectionConfig,
} from 'payload'
import { tables } from '@/server/db/tables'
import { transactionOf } from '@/server/db/transaction'
import { staff } from '../access/roles'
import { invalidField, problem } from '../document-endpoint'
import { calendarDayField } from '../fields/calendar-day'
import { checkedText } from '../fields/checked-text'
import { centsField, percentOffField, wholeNumberField } from '../fields/money-cents'
import { invalidateOnChange } from '../hooks/invalidate-on-change'
import { collectionLabels, fieldLabel, groupLabel, hint } from '../labels'
import { boundGifts } from './bounded-gifts'

const { coupons, shop } = tables
const { couponUses } = shop

/**
 * Deleting a used coupon would delete its uses, so that a new coupon with the same code could be used again. Locked in
 * the same way as orders lock it, so that none uses it before the deletion.
 */
const refuseUsedCoupon: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const transaction = await transactionOf(req)
  await transaction.execute(sql`select from ${coupons} where ${coupons.id} = ${id} for update`)
  const { rows } = await transaction.execute(sql`select from ${couponUses} where ${couponUses.coupon} = ${id} limit 1`)
  if (rows.length > 0) throw new APIError(problem('couponUsed', req.i18n.language), 409, null, true)
}

const requireOneReduction: CollectionBeforeValidateHook = ({ collection, data, originalDoc, req }) => {
  const { percentOff, amountCents } = { ...originalDoc, ...data }
  if (Boolean(percentOff) !== Boolean(amountCents)) return
  throw invalidField(req, collection.slug, { path: 'percentOff', problem: 'couponReduction' })
}

const isCode = (text: string) => /^[A-Z0-9]{3,24}$/.test(text)

/**
 * A publicly announced code is a price for everybody, so it has to be a percentage without conditions (see
 * src/features/shop/goods/prices).
 */
const requirePlainPublicCode: CollectionBeforeValidateHook = ({ collection, data, originalDoc, req }) => {
  const { isPublic, percentOff, minimumCents, maxUses } = { ...originalDoc, ...data }
  if (!isPublic) return
  // `onePerPerson` is ticked by default, so nobody has chosen it: a public price applies to every purchase.
  if (percentOff && percentOff < 100 && !minimumCents && !maxUses) return { ...data, onePerPerson: false }
  throw invalidField(req, collection.slug, { path: 'isPublic', problem: 'publicCoupon' })
}

export const Coupons: CollectionConfig = {
  slug: 'coupons',
  labels: collectionLabels('coupons'),
  admin: {
    useAsTitle: 'code',
    group: groupLabel('shop'),
    defaultColumns: ['code', 'percentOff', 'amountCents', 'validFrom', 'validTo'],
  },
  // A copy needs a code of its own, and there are no drafts in which it could wait for one.
  disableDuplicate: true,
  defaultSort: '-validFrom',
  access: { create: staff, read: staff, update: staff, delete: staff },
  hooks: {
    ...invalidateOnChange('coupons'),
    beforeValidate: [requireOneReduction, requirePlainPublicCode, boundGifts],
    beforeDelete: [refuseUsedCoupon],
  },
  versions: false,
  fields: [
    {
      name: 'code',
      type: 'text',
      label: fieldLabel('code'),
      required: true,
      unique: true,
      index: true,
      hooks: { beforeValidate: [({ value }) => (typeof value === 'string' ? value.trim().toUpperCase() : value)] },
      validate: checkedText(isCode, 'couponCode'),
    },
    {
      type: 'row',
      fields: [percentOffField({ max: 100, description: 'couponReduction' }), centsField({ name: 'amountCents' })],
    },
    {
      type: 'row',
      fields: [
        calendarDayField({ name: 'validFrom', required: true }),
        calendarDayField({ name: 'validTo', required: true, notBefore: 'validFrom' }),
      ],
    },
    centsField({ name: 'minimumCents' }),
    wholeNumberField({ name: 'maxUses', label: fieldLabel('maxUses'), min: 1 }),
    { name: 'onePerPerson', type: 'checkbox', label: fieldLabel('onePerPerson'), defaultValue: true },
    {
      name: 'isPublic',
      type: 'checkbox',
      label: fieldLabel('isPublic'),
      defaultValue: false,
      admin: { description: hint('publicCoupon') },
    },
  ],
}
