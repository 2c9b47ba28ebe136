import { sql } from '@payloadcms/db-postgres'
import type { CollectionBeforeChangeHook, CollectionConfig, NumberField } from 'payload'
import { z } from 'zod'
import { baseUnits } from '@/domain/pack-size'
import { relationId } from '@/domain/relation-id'
import { offerDays } from '@/domain/validity'
import { pdfOf } from '@/server/db/offer-pdfs'
import { isPublished } from '@/server/db/states'
import { tables } from '@/server/db/tables'
import { transactionOf } from '@/server/db/transaction'
import { nobodyField, publishedOffersOrStaff, staff, staffField } from '../access/roles'
import { invalidField } from '../document-endpoint'
import { calendarDayField } from '../fields/calendar-day'
import { centsField, decimalField, wholeNumberField } from '../fields/money-cents'
import { multiBuyField } from '../fields/multi-buy'
import { invalidateOnChange } from '../hooks/invalidate-on-change'
import { collectionLabels, fieldLabel, groupLabel } from '../labels'
import { lockNewBrochure } from './hooks/brochure-contents'
import { indexOfferHooks } from './hooks/index-search'
import { completeMultiBuy, followUnitPrice } from './hooks/multi-buy'
import { pageNumbersOf, shownImport, shownPdf } from './shown-import'

const { brochures } = tables

const copied = z.object({
  retailer: z.string().nullable(),
  category: z.string().nullable(),
  valid_from: z.string().nullable(),
  valid_to: z.string().nullable(),
  published: z.boolean(),
  pdf: z.string().nullable(),
  public_pdf: z.string().nullable(),
})

const uuid = z.uuid()
const hashes = z.array(z.string()).nullish()

/** A form that leaves a day out keeps the stored one; one that sends it empty has cleared it. */
function ownDay(given: unknown, stored: unknown): string | null {
  const day = given === undefined ? stored : given
  return typeof day === 'string' ? day : null
}

/** Nobody would see an offer on a page that its brochure does not have; before the first PDF any page may be meant. */
const requirePage: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  const id = relationId(data.brochure ?? originalDoc?.brochure)
  const page: unknown = data.pageNumber ?? originalDoc?.pageNumber
  const stays = id === relationId(originalDoc?.brochure) && page === originalDoc?.pageNumber
  if (stays || typeof page !== 'number' || !uuid.safeParse(id).success) return data
  const pages = await pageNumbersOf(await transactionOf(req), await shownImport(req, String(id)))
  if (pages.size === 0 || pages.has(page)) return data
  throw invalidField(req, 'offers', { path: 'pageNumber', problem: 'noSuchPage' })
}

/**
 * A category that differs from the brochure's is the offer's own, and is kept while the offer stays in that brochure.
 */
const copyFromBrochure: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  const id = relationId(data.brochure ?? originalDoc?.brochure)
  // An invalid id is refused by Payload's validation, which runs after this hook.
  if (!uuid.safeParse(id).success) return data
  const transaction = await transactionOf(req)
  const { rows } = await transaction.execute(sql`
    select ${brochures.retailerId} as retailer, ${brochures.categoryId} as category, ${brochures.validFrom},
      ${brochures.validTo}, ${isPublished(brochures)} as published,
      ${await shownPdf(req, String(id))}::text as pdf, ${pdfOf(sql`${brochures.activeImportId}`)} as public_pdf
    from ${brochures} where ${brochures.id} = ${id}`)
  if (!rows[0]) return data
  const source = copied.parse(rows[0])
  const stays = id === relationId(originalDoc?.brochure)
  const pdfs = stays ? hashes.parse(originalDoc?.pdfs) : source.pdf && [source.pdf]
  const days = offerDays(
    {
      validFrom: ownDay(data.validFrom, originalDoc?.validFrom),
      validTo: ownDay(data.validTo, originalDoc?.validTo),
    },
    { validFrom: source.valid_from, validTo: source.valid_to },
  )
  return {
    ...data,
    retailer: source.retailer,
    category: (stays && relationId(originalDoc?.category)) || source.category,
    published: source.published && (!pdfs || pdfs.some((pdf) => pdf === source.public_pdf)),
    pdfs: pdfs ?? null,
    currentFrom: days.validFrom,
    currentTo: days.validTo,
  }
}

function fraction(name: 'x' | 'y' | 'width' | 'height'): NumberField {
  return decimalField({ name, label: fieldLabel(name), min: 0, max: 1 })
}

/** Prices are integer euro cents. An offer's own days override those of its brochure. */
export const Offers: CollectionConfig = {
  slug: 'offers',
  labels: collectionLabels('offers'),
  admin: {
    useAsTitle: 'title',
    group: groupLabel('brochures'),
    defaultColumns: ['title', 'brochure', 'pageNumber', 'priceCents'],
  },
  access: { create: staff, read: publishedOffersOrStaff, update: staff, delete: staff },
  hooks: {
    beforeOperation: [lockNewBrochure],
    beforeValidate: [completeMultiBuy, followUnitPrice],
    beforeChange: [requirePage, copyFromBrochure],
    afterChange: [indexOfferHooks.afterChange, ...invalidateOnChange('offers').afterChange],
    afterDelete: [indexOfferHooks.afterDelete, ...invalidateOnChange('offers').afterDelete],
  },
  indexes: [{ fields: ['brochure', 'pageNumber'] }],
  versions: false,
  fields: [
    {
      type: 'row',
      fields: [
        {
          name: 'brochure',
          type: 'relationship',
          relationTo: 'brochures',
          label: fieldLabel('brochure'),
          required: true,
          admin: { width: '75%' },
        },
        wholeNumberField({
          name: 'pageNumber',
          label: fieldLabel('pageNumber'),
          required: true,
          min: 1,
          max: 300,
          admin: { width: '25%' },
        }),
      ],
    },
    { name: 'title', type: 'text', label: fieldLabel('title'), required: true, maxLength: 200 },
    {
      type: 'row',
      fields: [
        { name: 'brand', type: 'text', label: fieldLabel('brand'), maxLength: 80 },
        { name: 'packSize', type: 'text', label: fieldLabel('packSize'), maxLength: 60 },
      ],
    },
    {
      type: 'row',
      fields: [centsField({ name: 'priceCents', required: true }), centsField({ name: 'oldPriceCents' })],
    },
    {
      type: 'row',
      fields: [
        centsField({ name: 'unitPriceCents' }),
        {
          name: 'unit',
          type: 'select',
          label: fieldLabel('unit'),
          options: baseUnits.map((unit) => ({ value: unit, label: unit })),
        },
      ],
    },
    multiBuyField,
    centsField({ name: 'depositCents', description: 'deposit' }),
    { name: 'loyaltyOnly', type: 'checkbox', label: fieldLabel('loyaltyOnly'), defaultValue: false },
    {
      type: 'row',
      fields: [calendarDayField({ name: 'validFrom' }), calendarDayField({ name: 'validTo', notBefore: 'validFrom' })],
    },
    {
      type: 'collapsible',
      label: fieldLabel('box'),
      admin: { initCollapsed: true },
      fields: [
        {
          name: 'box',
          type: 'group',
          label: false,
          admin: { hideGutter: true },
          fields: [{ type: 'row', fields: [fraction('x'), fraction('y'), fraction('width'), fraction('height')] }],
        },
      ],
    },
    // Copied from the brochure, so that lists of a million offers need no join; the category may be the offer's own.
    {
      name: 'retailer',
      type: 'relationship',
      relationTo: 'retailers',
      index: true,
      admin: { hidden: true },
      access: { create: nobodyField, update: nobodyField },
    },
    {
      name: 'category',
      type: 'relationship',
      relationTo: 'categories',
      index: true,
      admin: { hidden: true },
      access: { create: nobodyField, update: nobodyField },
    },
    {
      name: 'currentFrom',
      type: 'text',
      admin: { hidden: true },
      access: { create: nobodyField, update: nobodyField },
    },
    {
      name: 'currentTo',
      type: 'text',
      index: true,
      admin: { hidden: true },
      access: { create: nobodyField, update: nobodyField },
    },
    // Hashes of the PDFs that show the offer, because a corrected PDF may show it too. Empty: entered before the first
    // PDF.
    {
      name: 'pdfs',
      type: 'json',
      admin: { hidden: true },
      access: { create: nobodyField, read: staffField, update: nobodyField },
    },
    {
      name: 'published',
      type: 'checkbox',
      defaultValue: false,
      admin: { hidden: true },
      access: { create: nobodyField, update: nobodyField },
    },
  ],
}
