import type { CollectionBeforeChangeHook, CollectionBeforeValidateHook, CollectionConfig } from 'payload'
import { orderTotals } from '@/domain/order-totals'
import { ownDocumentsOrAdmin } from '../access/own-documents'
import { admin, nobody } from '../access/roles'
import { invalidField } from '../document-endpoint'
import { centsField, wholeNumberField } from '../fields/money-cents'
import { orderLineFields, ownerField } from '../fields/owner'
import { postalAddressFields } from '../fields/postal-address'
import { writtenBySystem } from '../fields/written-by-system'
import { collectionLabels, fieldLabel, groupLabel, optionLabel } from '../labels'

/** Refuses an order whose totals do not add up. */
const requireMatchingTotals: CollectionBeforeValidateHook = ({ collection, data, originalDoc, req }) => {
  const order = { ...originalDoc, ...data }
  if (!Array.isArray(order.lines)) return
  const totals = orderTotals(order.lines, order.shippingCents)
  const wrong = Object.entries(totals).find(([name, cents]) => order[name] !== cents)
  if (!wrong) return
  throw invalidField(req, collection.slug, { path: wrong[0], problem: 'orderTotals' })
}

/** Records every status of an order with its time. The history given with a new order is taken as it is. */
const keepHistory: CollectionBeforeChangeHook = ({ data, operation, originalDoc }) => {
  const history = data.history ?? []
  if (operation === 'create') {
    return history.length > 0 ? data : { ...data, history: [{ status: data.status, at: data.placedAt }] }
  }
  if (data.status === originalDoc.status) return data
  return { ...data, history: [...history, { status: data.status, at: new Date().toISOString() }] }
}

const statuses = ['placed', 'paid', 'packed', 'shipped', 'delivered', 'cancelled'] as const
const statusOptions = statuses.map((status) => ({ value: status, label: optionLabel(status) }))

/** What somebody bought, with names, prices and addresses as they were then. */
export const Orders: CollectionConfig = {
  slug: 'orders',
  labels: collectionLabels('orders'),
  admin: {
    useAsTitle: 'number',
    group: groupLabel('shop'),
    defaultColumns: ['number', 'email', 'placedAt', 'status', 'totalCents'],
  },
  defaultSort: '-placedAt',
  access: { create: nobody, read: ownDocumentsOrAdmin, update: admin, delete: nobody },
  hooks: { beforeValidate: [requireMatchingTotals], beforeChange: [keepHistory] },
  indexes: [{ fields: ['customer', 'placedAt'] }],
  fields: [
    {
      name: 'status',
      type: 'select',
      label: fieldLabel('status'),
      required: true,
      defaultValue: 'placed',
      index: true,
      options: statusOptions,
      admin: { position: 'sidebar' },
    },
    { name: 'note', type: 'textarea', label: fieldLabel('note'), maxLength: 2000 },
    ownerField({ required: false }),
    ...writtenBySystem([
      { name: 'number', type: 'text', label: fieldLabel('number'), required: true, unique: true, index: true },
      { name: 'email', type: 'email', label: fieldLabel('email'), required: true, index: true },
      { name: 'placedAt', type: 'date', label: fieldLabel('placedAt'), required: true, index: true },
      {
        name: 'paymentMethod',
        type: 'select',
        label: fieldLabel('paymentMethod'),
        required: true,
        options: [
          { value: 'bank-transfer', label: optionLabel('bankTransfer') },
          { value: 'cash-on-delivery', label: optionLabel('cashOnDelivery') },
          { value: 'card', label: optionLabel('card') },
        ],
      },
      { name: 'shippingMethod', type: 'text', label: fieldLabel('shippingMethod'), required: true, maxLength: 80 },
      {
        name: 'lines',
        type: 'array',
        label: fieldLabel('lines'),
        required: true,
        minRows: 1,
        fields: [
          ...orderLineFields,
          centsField({ name: 'unitPriceCents', label: 'pieceCents', required: true }),
          wholeNumberField({ name: 'vatRatePercent', label: fieldLabel('vatRatePercent'), required: true, max: 100 }),
          { name: 'picture', type: 'text', label: fieldLabel('picture'), maxLength: 300 },
        ],
      },
      centsField({ name: 'subtotalCents', required: true }),
      centsField({ name: 'shippingCents', required: true }),
      centsField({ name: 'vatCents', required: true }),
      centsField({ name: 'totalCents', required: true }),
      { name: 'billingAddress', type: 'group', label: fieldLabel('billingAddress'), fields: postalAddressFields },
      { name: 'shippingAddress', type: 'group', label: fieldLabel('shippingAddress'), fields: postalAddressFields },
      {
        name: 'history',
        type: 'array',
        label: fieldLabel('history'),
        fields: [
          { name: 'status', type: 'select', label: fieldLabel('status'), required: true, options: statusOptions },
          { name: 'at', type: 'date', label: fieldLabel('at'), required: true },
        ],
      },
    ]),
  ],
}
