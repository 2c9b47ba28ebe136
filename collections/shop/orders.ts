import type { CollectionBeforeChangeHook, CollectionBeforeValidateHook, CollectionConfig, TextField } from 'payload'
import { orderEvents, orderKinds, orderStatuses, type PaymentMethod } from '@/domain/order-states'
import { orderTotals } from '@/domain/order-totals'
import { handlesOrders, handlesOrdersField, nobody, nobodyField, ownOrdersOrHandler } from '../access/roles'
import { invalidField } from '../document-endpoint'
import { calendarDayField } from '../fields/calendar-day'
import { postalAddressFields } from '../fields/contact'
import { centsField, wholeNumberField } from '../fields/money-cents'
import { orderLineFields, ownerField } from '../fields/owner'
import { writtenBySystem } from '../fields/written-by-system'
import { collectionLabels, fieldLabel, groupLabel, languageOptions, optionLabel, rowLabel } from '../labels'
import { withdrawalExceptionField } from './product-facts'

const requireMatchingTotals: CollectionBeforeValidateHook = ({ collection, data, originalDoc, req }) => {
  const order = { ...originalDoc, ...data }
  if (!Array.isArray(order.lines)) return
  const totals = orderTotals(order.lines, order.shippingCents)
  const wrong = Object.entries(totals).find(([name, cents]) => order[name] !== cents)
  if (!wrong) return
  throw invalidField(req, collection.slug, { path: wrong[0], problem: 'orderTotals' })
}

const beginHistory: CollectionBeforeChangeHook = ({ data, operation }) =>
  operation === 'create' && !data.history?.length
    ? { ...data, history: [{ status: data.status, at: data.placedAt }] }
    : data

const optionLabels = {
  'awaiting-payment': optionLabel('awaitingPayment'),
  placed: optionLabel('placed'),
  paid: optionLabel('paid'),
  packed: optionLabel('packed'),
  shipped: optionLabel('shipped'),
  delivered: optionLabel('delivered'),
  refused: optionLabel('notCollected'),
  cancelled: optionLabel('cancelled'),
  closed: optionLabel('closed'),
  goods: optionLabel('goods'),
  'gift-voucher': optionLabel('giftVoucher'),
}
const optionsOf = <Name extends keyof typeof optionLabels>(names: readonly Name[]) =>
  names.map((value) => ({ value, label: optionLabels[value] }))

/** In the order of the database's own list. */
const paymentLabels: Record<PaymentMethod, ReturnType<typeof optionLabel>> = {
  'bank-transfer': optionLabel('bankTransfer'),
  'cash-on-delivery': optionLabel('cashOnDelivery'),
  card: optionLabel('card'),
  'gift-voucher': optionLabel('giftVoucher'),
}

/**
 * Search text of an order in normalised spelling: number, e-mail, names, phone numbers. A database trigger writes it
 * (`shop.finding_text`), so that it is right whoever changes an order.
 */
const finderField: TextField = {
  name: 'finder',
  type: 'text',
  label: fieldLabel('number'),
  admin: {
    hidden: true,
    disableListColumn: true,
    disableListFilter: true,
    disableBulkEdit: true,
    disableGroupBy: true,
  },
  access: { create: nobodyField, read: handlesOrdersField, update: nobodyField },
}

export const Orders: CollectionConfig = {
  slug: 'orders',
  labels: collectionLabels('orders'),
  admin: {
    useAsTitle: 'number',
    group: groupLabel('shop'),
    defaultColumns: ['number', 'email', 'placedAt', 'status', 'totalCents'],
    listSearchableFields: ['finder'],
    pagination: { defaultLimit: 25 },
  },
  defaultSort: '-placedAt',
  access: {
    create: nobody,
    read: ownOrdersOrHandler,
    update: ({ req }) => handlesOrders(req.user),
    delete: nobody,
  },
  hooks: { beforeValidate: [requireMatchingTotals], beforeChange: [beginHistory] },
  indexes: [{ fields: ['customer', 'placedAt'] }],
  versions: false,
  fields: [
    {
      name: 'workPanel',
      type: 'ui',
      admin: { disableListColumn: true, components: { Field: '@/admin/orders/order-panel#OrderPanel' } },
    },
    // Customers read their own orders through the API too.
    {
      name: 'note',
      type: 'textarea',
      label: fieldLabel('note'),
      maxLength: 2000,
      access: { read: handlesOrdersField },
    },
    finderField,
    ownerField({ required: false }),
    ...writtenBySystem([
      {
        name: 'status',
        type: 'select',
        label: fieldLabel('status'),
        required: true,
        defaultValue: 'placed',
        index: true,
        options: optionsOf(orderStatuses),
        admin: { position: 'sidebar' },
      },
    ]),
    {
      type: 'collapsible',
      label: groupLabel('allOfOrder'),
      admin: { initCollapsed: true },
      fields: [
        ...writtenBySystem([
          { name: 'language', type: 'select', label: fieldLabel('language'), options: languageOptions },
          {
            name: 'kind',
            type: 'select',
            label: fieldLabel('orderKind'),
            defaultValue: 'goods',
            options: optionsOf(orderKinds),
          },
          // Opens the order in the browser that placed it, so neither staff nor the customer may read it.
          {
            name: 'checkoutKey',
            type: 'text',
            unique: true,
            index: true,
            admin: { hidden: true },
            access: { read: nobodyField },
          },
          { name: 'number', type: 'text', label: fieldLabel('number'), required: true, unique: true, index: true },
          { name: 'email', type: 'email', label: fieldLabel('email'), required: true, index: true },
          { name: 'placedAt', type: 'date', label: fieldLabel('placedAt'), required: true, index: true },
          {
            name: 'paymentMethod',
            type: 'select',
            label: fieldLabel('paymentMethod'),
            required: true,
            options: Object.entries(paymentLabels).map(([value, label]) => ({ value, label })),
          },
          { name: 'paymentDueAt', type: 'date', label: fieldLabel('paymentDueAt') },
          { name: 'shippingMethod', type: 'text', label: fieldLabel('shippingMethod'), required: true, maxLength: 80 },
          { name: 'carrier', type: 'text', label: fieldLabel('carrier'), maxLength: 40 },
          { name: 'pickupPoint', type: 'text', label: fieldLabel('pickupPoint'), maxLength: 200 },
          calendarDayField({ name: 'deliveryFrom' }),
          calendarDayField({ name: 'deliveryTo' }),
          { name: 'couponCode', type: 'text', label: fieldLabel('couponCode'), maxLength: 24 },
          { name: 'reviewInvitation', type: 'checkbox', label: fieldLabel('reviewInvitation'), defaultValue: false },
          { name: 'customerNote', type: 'textarea', label: fieldLabel('customerNote'), maxLength: 1000 },
          {
            name: 'invoice',
            type: 'group',
            label: fieldLabel('invoice'),
            fields: [
              { name: 'company', type: 'text', label: fieldLabel('company'), maxLength: 120 },
              { name: 'eik', type: 'text', label: fieldLabel('eik'), maxLength: 13 },
              { name: 'vatNumber', type: 'text', label: fieldLabel('vatNumber'), maxLength: 20 },
              { name: 'address', type: 'text', label: fieldLabel('invoiceAddress'), maxLength: 240 },
            ],
          },
          {
            name: 'lines',
            type: 'array',
            label: fieldLabel('lines'),
            labels: { singular: fieldLabel('row'), plural: fieldLabel('lines') },
            required: true,
            minRows: 1,
            admin: { components: { RowLabel: rowLabel('title') } },
            fields: [
              ...orderLineFields,
              { name: 'variant', type: 'text', label: fieldLabel('variant'), maxLength: 36 },
              { name: 'colour', type: 'text', label: fieldLabel('colour'), maxLength: 60 },
              { name: 'size', type: 'text', label: fieldLabel('size'), maxLength: 12 },
              centsField({ name: 'unitPriceCents', label: 'pieceCents', required: true }),
              centsField({ name: 'discountCents' }),
              wholeNumberField({
                name: 'vatRatePercent',
                label: fieldLabel('vatRatePercent'),
                required: true,
                max: 100,
              }),
              { name: 'picture', type: 'text', label: fieldLabel('picture'), maxLength: 300 },
              withdrawalExceptionField,
            ],
          },
          centsField({ name: 'subtotalCents', required: true }),
          centsField({ name: 'shippingCents', required: true }),
          centsField({ name: 'vatCents', required: true }),
          centsField({ name: 'totalCents', required: true }),
          // Part of the total that is paid by gift vouchers; the rest is paid by `paymentMethod`.
          centsField({ name: 'voucherCents' }),
          { name: 'billingAddress', type: 'group', label: fieldLabel('billingAddress'), fields: postalAddressFields },
          { name: 'shippingAddress', type: 'group', label: fieldLabel('shippingAddress'), fields: postalAddressFields },
          {
            name: 'history',
            type: 'array',
            label: fieldLabel('history'),
            labels: { singular: fieldLabel('row'), plural: fieldLabel('history') },
            fields: [
              {
                name: 'status',
                type: 'select',
                label: fieldLabel('status'),
                required: true,
                options: optionsOf(orderEvents),
              },
              { name: 'at', type: 'date', label: fieldLabel('at'), required: true },
            ],
          },
        ]),
      ],
    },
  ],
}
