import { sql } from '@payloadcms/db-postgres'
import type { CollectionAfterChangeHook, CollectionBeforeChangeHook, CollectionConfig } from 'payload'
import { z } from 'zod'
import { tables } from '@/server/db/tables'
import { transactionOf } from '@/server/db/transaction'
import { enqueue, mailContact as mailContactJob } from '@/server/jobs/kinds'
import { admin, nobody, nobodyField, staff } from '../access/roles'
import { invalidField } from '../document-endpoint'
import { dayAndTime } from '../fields/calendar-day'
import { languageOptions } from '../fields/languages'
import { writtenBySystem } from '../fields/written-by-system'
import { collectionLabels, fieldLabel, groupLabel, hint } from '../labels'

const written = (answer: unknown) => (typeof answer === 'string' ? answer.trim() : '')

const { contactMessages: m } = tables

const stored = z.object({
  answer: z.string().nullable(),
  answeredAt: z.string().nullable(),
  answeredBy: z.string().nullable(),
})

/** Keyed by message, because several that are changed together share one context. */
const isFirstAnswer = (id: unknown) => `firstAnswer ${id}`

/**
 * The first save with an answer sends it; a sent answer cannot be changed. What is stored is read again under a lock: of two answers of
 * one instant the second waits here, and finds the first.
 */
const markAnswered: CollectionBeforeChangeHook = async ({ data, originalDoc, collection, operation, req, context }) => {
  if (operation !== 'update' || data.answer === undefined) return data
  const transaction = await transactionOf(req)
  const { rows } = await transaction.execute(sql`
    select ${m.answer}, ${m.answeredAt}::text as "answeredAt", ${m.answeredBy} as "answeredBy"
    from ${m} where ${m.id} = ${originalDoc.id} for update`)
  const before = stored.parse(rows[0])
  if (!before.answeredAt) {
    if (!written(data.answer)) return data
    context[isFirstAnswer(originalDoc.id)] = true
    const by = req.user?.collection === 'users' ? req.user.name || req.user.email : null
    return { ...data, answeredAt: new Date().toISOString(), answeredBy: by }
  }
  if (written(data.answer) !== written(before.answer)) {
    throw invalidField(req, collection.slug, { path: 'answer', problem: 'answerSent' })
  }
  return { ...data, ...before, answeredAt: new Date(before.answeredAt).toISOString() }
}

/** Queues the mail that announces a new message to us, or the visitor of our answer. */
const mailContact: CollectionAfterChangeHook = async ({ doc, operation, req, context }) => {
  if (operation !== 'create' && !context[isFirstAnswer(doc.id)]) return doc
  const kind = operation === 'create' ? 'received' : 'answer'
  await enqueue(await transactionOf(req), mailContactJob, { contactMessage: doc.id, kind })
  return doc
}

/** Messages from the contact form (src/features/content/contact); staff answer them here. */
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
