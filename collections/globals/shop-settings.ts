import type { Field, GlobalConfig } from 'payload'
import { isIban, plainIban } from '@/domain/iban'
import { type HoldWay, holdWays, type MoneyMethod } from '@/domain/order-states'
import { admin, staff } from '../access/roles'
import { checkedText } from '../fields/checked-text'
import { centsField, wholeNumberField } from '../fields/money-cents'
import { invalidateGlobal } from '../hooks/invalidate-on-change'
import { fieldLabel, globalLabel, groupLabel, hint, optionLabel } from '../labels'
import { guaranteeNoticeField } from '../shop/guarantee-notice'
import { auditGlobalChange } from '../staff/audit-log'

const text = (name: Parameters<typeof fieldLabel>[0], maxLength: number) =>
  ({ name, type: 'text', label: fieldLabel(name), maxLength }) as const

const ibanField: Field = {
  ...text('iban', 34),
  hooks: { beforeValidate: [({ value }) => (typeof value === 'string' ? plainIban(value) : value)] },
  validate: checkedText(isIban, 'iban'),
}

/** Value limits, validity and VAT date of gift vouchers (directive 2006/112/EC, articles 30a and 30b). */
const voucherSettings: Field = {
  name: 'vouchers',
  type: 'group',
  label: fieldLabel('giftVouchers'),
  fields: [
    { type: 'row', fields: [centsField({ name: 'minCents' }), centsField({ name: 'maxCents' })] },
    {
      name: 'amounts',
      type: 'array',
      label: fieldLabel('voucherAmounts'),
      labels: { singular: fieldLabel('voucherValueCents'), plural: fieldLabel('voucherAmounts') },
      maxRows: 6,
      fields: [centsField({ name: 'amountCents', label: 'voucherValueCents', required: true })],
    },
    wholeNumberField({
      name: 'validYears',
      label: fieldLabel('validYears'),
      required: true,
      min: 1,
      max: 10,
      defaultValue: 3,
    }),
    {
      name: 'vat',
      type: 'select',
      label: fieldLabel('voucherVat'),
      required: true,
      defaultValue: 'multi-purpose',
      options: [
        { value: 'multi-purpose', label: optionLabel('multiPurpose') },
        { value: 'single-purpose', label: optionLabel('singlePurpose') },
      ],
      admin: { description: hint('voucherVat') },
    },
  ],
}

const methodLabels: Record<MoneyMethod, ReturnType<typeof optionLabel>> = {
  'cash-on-delivery': optionLabel('cashOnDelivery'),
  'bank-transfer': optionLabel('bankTransfer'),
  card: optionLabel('card'),
}

const holdLabels: Record<HoldWay | 'off', ReturnType<typeof optionLabel>> = {
  mailbox: optionLabel('holdMailbox'),
  call: optionLabel('holdCall'),
  off: optionLabel('holdOff'),
}

/** Limits from which a cash-on-delivery order waits for confirmation. */
const doorHold: Field = {
  type: 'collapsible',
  label: fieldLabel('doorHold'),
  admin: { description: hint('doorHold') },
  fields: [
    {
      name: 'doorHoldWay',
      type: 'select',
      label: fieldLabel('doorHoldWay'),
      required: true,
      defaultValue: 'mailbox',
      options: ([...holdWays, 'off'] as const).map((value) => ({ value, label: holdLabels[value] })),
    },
    {
      type: 'row',
      fields: [
        wholeNumberField({
          name: 'doorHoldPieces',
          label: fieldLabel('doorHoldPieces'),
          min: 1,
          max: 999,
          defaultValue: 10,
        }),
        centsField({ name: 'doorHoldCents', defaultValue: 30_000 }),
      ],
    },
  ],
}

export const ShopSettings: GlobalConfig = {
  slug: 'shop-settings',
  label: globalLabel('shopSettings'),
  admin: { group: groupLabel('shop') },
  access: { read: staff, update: admin },
  hooks: { afterChange: [invalidateGlobal('shop'), auditGlobalChange] },
  versions: false,
  fields: [
    text('sellerName', 120),
    { type: 'row', fields: [text('eik', 13), text('vatNumber', 20), text('shopNumber', 20)] },
    text('address', 240),
    { type: 'row', fields: [{ name: 'email', type: 'email', label: fieldLabel('email') }, text('phone', 32)] },
    text('returnAddress', 240),
    { type: 'row', fields: [ibanField, text('bic', 11)] },
    {
      name: 'paymentMethods',
      type: 'select',
      hasMany: true,
      label: fieldLabel('paymentMethods'),
      defaultValue: Object.keys(methodLabels),
      options: Object.entries(methodLabels).map(([value, label]) => ({ value, label })),
    },
    {
      name: 'paymentNotice',
      type: 'ui',
      admin: { components: { Field: '@/admin/payment-ways/payment-ways#PaymentWays' } },
    },
    wholeNumberField({
      name: 'vatRatePercent',
      label: fieldLabel('vatRatePercent'),
      required: true,
      max: 100,
      defaultValue: 20,
    }),
    doorHold,
    voucherSettings,
    guaranteeNoticeField,
  ],
}
