import type { Access, ArrayFieldValidation, CollectionConfig } from 'payload'
import { array } from 'payload/shared'
import { z } from 'zod'
import { type PointKindName, pointKinds } from '@/domain/delivery'
import { handlesOrders, staff } from '../access/roles'
import { problem } from '../document-endpoint'
import { centsField, wholeNumberField } from '../fields/money-cents'
import { translatedName } from '../fields/title-and-summary'
import { invalidateOnChange } from '../hooks/invalidate-on-change'
import { collectionLabels, fieldLabel, groupLabel, hint, optionLabel } from '../labels'

const targetLabels: Record<PointKindName | 'address', ReturnType<typeof optionLabel>> = {
  address: optionLabel('toAddress'),
  office: optionLabel('toOffice'),
  locker: optionLabel('toLocker'),
}

const rateRows = z.array(z.object({ upToGrams: z.number() }))

const fromLightToHeavy: ArrayFieldValidation = (value, options) => {
  const rows = rateRows.safeParse(value)
  const sorted = rows.data?.every(({ upToGrams }, index, all) => upToGrams > (all[index - 1]?.upToGrams ?? 0)) ?? true
  return sorted ? array(value, options) : problem('rateOrder', options.req.i18n.language)
}

/** Delivery costs and free-delivery limits are for those who send the parcels. */
const ordersHandler: Access = ({ req }) => handlesOrders(req.user)

export const ShippingMethods: CollectionConfig = {
  slug: 'shipping-methods',
  labels: collectionLabels('shippingMethods'),
  admin: {
    useAsTitle: 'name',
    group: groupLabel('shop'),
    defaultColumns: ['name', 'kind', 'carrier', 'active'],
    components: { beforeListTable: ['@/admin/above-lists#PointTable'] },
  },
  defaultSort: 'order',
  access: { create: ordersHandler, read: staff, update: ordersHandler, delete: ordersHandler },
  hooks: invalidateOnChange('shipping-methods'),
  versions: false,
  fields: [
    ...translatedName(),
    {
      type: 'row',
      fields: [
        {
          name: 'kind',
          type: 'select',
          label: fieldLabel('kind'),
          required: true,
          defaultValue: 'address',
          options: (['address', ...pointKinds] as const).map((value) => ({ value, label: targetLabels[value] })),
        },
        {
          name: 'carrier',
          type: 'text',
          label: fieldLabel('carrier'),
          required: true,
          maxLength: 40,
          // Points, labels and tracking know a carrier in small letters.
          hooks: { beforeValidate: [({ value }) => (typeof value === 'string' ? value.trim().toLowerCase() : value)] },
        },
      ],
    },
    {
      name: 'rates',
      type: 'array',
      label: fieldLabel('rates'),
      labels: { singular: fieldLabel('row'), plural: fieldLabel('rates') },
      required: true,
      minRows: 1,
      maxRows: 20,
      validate: fromLightToHeavy,
      admin: { description: hint('rates') },
      fields: [
        {
          type: 'row',
          fields: [
            wholeNumberField({
              name: 'upToGrams',
              label: fieldLabel('upToGrams'),
              required: true,
              min: 1,
              max: 100_000,
            }),
            centsField({ name: 'priceCents', required: true }),
          ],
        },
      ],
    },
    centsField({ name: 'freeFromCents' }),
    {
      type: 'row',
      fields: [
        wholeNumberField({ name: 'daysFrom', label: fieldLabel('daysFrom'), required: true, defaultValue: 1, max: 60 }),
        wholeNumberField({
          name: 'daysTo',
          label: fieldLabel('daysTo'),
          required: true,
          defaultValue: 2,
          max: 60,
          admin: { description: hint('checkoutDays') },
        }),
      ],
    },
    {
      name: 'cashOnDelivery',
      type: 'checkbox',
      label: fieldLabel('cashOnDelivery'),
      defaultValue: true,
      admin: { position: 'sidebar' },
    },
    {
      name: 'active',
      type: 'checkbox',
      label: fieldLabel('active'),
      defaultValue: true,
      admin: { position: 'sidebar' },
    },
    wholeNumberField({
      name: 'order',
      label: fieldLabel('position'),
      defaultValue: 0,
      max: 1000,
      admin: { position: 'sidebar' },
    }),
  ],
}
