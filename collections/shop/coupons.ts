import type { CollectionBeforeValidateHook, CollectionConfig } from 'payload'
import { staff } from '../access/roles'
import { invalidField } from '../document-endpoint'
import { calendarDayField } from '../fields/calendar-day'
import { checkedText } from '../fields/checked-text'
import { centsField, percentOffField, wholeNumberField } from '../fields/money-cents'
import { invalidateOnChange } from '../hooks/invalidate-on-change'
import { collectionLabels, fieldLabel, groupLabel, hint } from '../labels'
import { boundGifts } from './bounded-gifts'
import { refuseUsedCoupon } from './refuse-used-coupon'

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
