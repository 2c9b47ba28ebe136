import { sql } from '@payloadcms/db-postgres'
import type { CollectionAfterChangeHook } from 'payload'
import { transactionOf } from '@/server/transaction'
import { isAutosave } from '../../hooks/is-autosave'

/** Offers carry what lists ask for; it comes from the stored brochure, which a draft save leaves as it was. */
export const updateOffers: CollectionAfterChangeHook = async ({ doc, req, operation }) => {
  if (operation === 'create' || isAutosave(req, doc)) return doc
  const transaction = await transactionOf(req)
  await transaction.execute(sql`
    update offers set
      retailer_id = brochures.retailer_id,
      category_id = brochures.category_id,
      current_from = coalesce(offers.valid_from, brochures.valid_from),
      current_to = coalesce(offers.valid_to, brochures.valid_to),
      published = brochures._status = 'published'
    from brochures
    where brochures.id = ${doc.id} and offers.brochure_id = brochures.id`)
  return doc
}
