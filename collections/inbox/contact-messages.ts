import type { CollectionAfterChangeHook, CollectionBeforeChangeHook, CollectionConfig } from 'payload'
import { transactionOf } from '@/server/db/transaction'
import { enqueue, mailContact as mailContactJob } from '@/server/jobs/kinds'
import { admin, nobody, nobodyField, staff, staffField } from '../access/roles'
import { invalidField } from '../document-endpoint'
import { dayAndTime } from '../fields/calendar-day'
import { writtenBySystem } from '../fields/written-by-system'
import { collectionLabels, fieldLabel, groupLabel, hint, languageOptions } from '../labels'

const written = (answer: unknown) => (typeof answer === 'string' ? answer.trim() : '')

/** The first save with an answer sends it; a sent answer cannot be changed. Updates wait for each other. */
const markAnswered: CollectionBeforeChangeHook = ({ data, originalDoc, collection, operation, req }) => {
  if (operation !== 'update' || data.answer === undefined) return data
  if (!originalDoc?.answeredAt) {
    if (!written(data.answer)) return data
    const by = req.user?.collection === 'users' ? req.user.name || req.user.email : null
    return { ...data, answeredAt: new Date().toISOString(), answeredBy: by }
  }
  if (written(data.answer) === written(originalDoc.answer)) return data
  throw invalidField(req, collection.slug, { path: 'answer', problem: 'answerSent' })
}

const mailContact: CollectionAfterChangeHook = async ({ doc, previousDoc, operation, req }) => {
  const isAnswered = Boolean(doc.answeredAt && !previousDoc?.answeredAt)
  if (operation !== 'create' && !isAnswered) return doc
  const kind = operation === 'create' ? 'received' : 'answer'
  await enqueue(await transactionOf(req), mailContactJob, { contactMessage: doc.id, kind })
  return doc
}

export const ContactMessages: CollectionConfig = {
  slug: 'contact-messages',
  labels: collectionLabels('contactMessages'),
  admin: {
    useAsTitle: 'name',
    group: groupLabel('inbox'),
    defaultColumns: ['name', 'topic', 'message', 'createdAt', 'answeredAt'],
    description: hint('contactMessages'),
  },
  defaultSort: '-createdAt',
  access: { create: nobody, read: staff, update: staff, delete: admin },
  hooks: { beforeChange: [markAnswered], afterChange: [mailContact] },
  versions: false,
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
      access: { create: nobodyField, read: staffField, update: nobodyField },
      admin: { position: 'sidebar' },
    },
  ],
}
