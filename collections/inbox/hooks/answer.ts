import type { CollectionAfterChangeHook, CollectionBeforeChangeHook } from 'payload'
import { transactionOf } from '@/server/db/transaction'
import { enqueue } from '@/server/jobs/enqueue'
import { mailContact as mailContactJob } from '@/server/jobs/kinds'
import { invalidField } from '../../invalid-field'
import { fieldLabel } from '../../labels'

const written = (answer: unknown) => (typeof answer === 'string' ? answer.trim() : '')

/** The first save with an answer sends it; a sent answer cannot be changed. */
export const markAnswered: CollectionBeforeChangeHook = ({ data, originalDoc, collection, operation, req }) => {
  if (operation !== 'update' || data.answer === undefined) return data
  if (!originalDoc?.answeredAt) {
    if (!written(data.answer)) return data
    const by = req.user?.collection === 'users' ? req.user.name || req.user.email : null
    return { ...data, answeredAt: new Date().toISOString(), answeredBy: by }
  }
  if (written(data.answer) === written(originalDoc.answer)) return data
  throw invalidField(req, collection.slug, { path: 'answer', label: fieldLabel('answer'), problem: 'answerSent' })
}

/** Queues the mail that tells us of a new message, or the visitor of our answer. */
export const mailContact: CollectionAfterChangeHook = async ({ doc, previousDoc, operation, req }) => {
  const isAnswered = Boolean(doc.answeredAt && !previousDoc?.answeredAt)
  if (operation !== 'create' && !isAnswered) return doc
  const kind = operation === 'create' ? 'received' : 'answer'
  await enqueue(await transactionOf(req), mailContactJob, { contactMessage: doc.id, kind })
  return doc
}
