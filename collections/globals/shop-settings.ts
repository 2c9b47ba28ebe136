import type { GlobalConfig } from 'payload'
import { admin, staff } from '../access/roles'
import { wholeNumberField } from '../fields/money-cents'
import { invalidateGlobal } from '../hooks/invalidate-on-change'
import { fieldLabel, globalLabel, groupLabel, optionLabel } from '../labels'
import { guaranteeNoticeField } from '../shop/guarantee-notice'
import { auditGlobalChange } from '../staff/audit-log'

const text = (name: Parameters<typeof fieldLabel>[0], maxLength: number) =>
  ({ name, type: 'text', label: fieldLabel(name), maxLength }) as const

/** Who sells, and how one may pay; it is on documents and in the confirmation of each order. */
export const ShopSettings: GlobalConfig = {
  slug: 'shop-settings',
  label: globalLabel('shopSettings'),
  admin: { group: groupLabel('shop') },
  access: { read: staff, update: admin },
  hooks: { afterChange: [invalidateGlobal('shop'), auditGlobalChange] },
  fields: [
    text('sellerName', 120),
    { type: 'row', fields: [text('eik', 13), text('vatNumber', 20), text('shopNumber', 20)] },
    text('address', 240),
    { type: 'row', fields: [{ name: 'email', type: 'email', label: fieldLabel('email') }, text('phone', 32)] },
    text('returnAddress', 240),
    { type: 'row', fields: [text('iban', 34), text('bic', 11)] },
    {
      name: 'paymentMethods',
      type: 'select',
      hasMany: true,
      label: fieldLabel('paymentMethods'),
      defaultValue: ['cash-on-delivery', 'bank-transfer', 'card'],
      options: [
        { value: 'cash-on-delivery', label: optionLabel('cashOnDelivery') },
        { value: 'bank-transfer', label: optionLabel('bankTransfer') },
        { value: 'card', label: optionLabel('card') },
      ],
    },
    wholeNumberField({
      name: 'vatRatePercent',
      label: fieldLabel('vatRatePercent'),
      required: true,
      max: 100,
      defaultValue: 20,
    }),
    guaranteeNoticeField,
  ],
}
