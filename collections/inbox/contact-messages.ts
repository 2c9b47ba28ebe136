import type { CollectionConfig } from 'payload'
import { admin } from '../access/admin'
import { nobody, nobodyField } from '../access/nobody'
import { staff } from '../access/staff'
import { dayAndTime } from '../fields/day-and-time'
import { languageOptions } from '../fields/languages'
import { writtenBySystem } from '../fields/written-by-system'
import { collectionLabels, fieldLabel, groupLabel, hint } from '../labels'
import { mailContact, markAnswered } from './hooks/answer'

/** Messages from the contact form (src/features/content/contact); staff answer them here. */
export const ContactMessages: CollectionConfig = {
  slug: 'contact-messages',
  labels: collectionLabels('contactMessages'),
  admin: {
    useAsTitle: 'name',
    group: groupLabel('letters'),
    defaultColumns: ['name', 'topic', 'message', 'createdAt', 'answeredAt'],
    description: hint('contactMessages'),
  },
  defaultSort: '-createdAt',
  access: { create: nobody, read: staff, update: staff, delete: admin },
  hooks: { beforeChange: [markAnswered], afterChange: [mailContact] },
  fields: [
    ...writtenBySystem([
      { name: 'name', type: 'text', label: fieldLabel('name'), required: true, maxLength: 120 },
      { name: 'email', type: 'email', label: fieldLabel('email'), required: true, index: true },
      { name: 'phone', type: 'text', label: fieldLabel('phone'), maxLength: 40 },
      { name: 'topic', type: 'text', label: fieldLabel('topic'), maxLength: 120 },
      { name: 'message', type: 'textarea', label: fieldLabel('message'), required: true, maxLength: 5000 },
      { name: 'language', type: 'select', label: fieldLabel('language'), required: true, options: languageOptions },
    ]),
    {
      name: 'answer',
      type: 'textarea',
      label: fieldLabel('answer'),
      maxLength: 5000,
      admin: { description: hint('contactAnswer'), rows: 10 },
    },
    {
      name: 'answeredAt',
      type: 'date',
      label: fieldLabel('answeredAt'),
      access: { create: nobodyField, update: nobodyField },
      admin: { position: 'sidebar', date: dayAndTime },
    },
    {
      name: 'answeredBy',
      type: 'text',
      label: fieldLabel('answeredBy'),
      access: { create: nobodyField, update: nobodyField },
      admin: { position: 'sidebar' },
    },
  ],
}
