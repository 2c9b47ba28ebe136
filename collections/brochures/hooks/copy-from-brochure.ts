import { sql } from '@payloadcms/db-postgres'
import type { CollectionBeforeChangeHook } from 'payload'
import { z } from 'zod'
import { transactionOf } from '@/server/transaction'

const copied = z.object({
  retailer: z.string().nullable(),
  category: z.string().nullable(),
  valid_from: z.string().nullable(),
  valid_to: z.string().nullable(),
  published: z.boolean(),
})

export const copyFromBrochure: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  const brochure: unknown = data.brochure ?? originalDoc?.brochure
  const id = brochure && typeof brochure === 'object' && 'id' in brochure ? brochure.id : brochure
  const transaction = await transactionOf(req)
  const { rows } = await transaction.execute(sql`
    select retailer_id as retailer, category_id as category, valid_from, valid_to, _status = 'published' as published
    from brochures where id = ${id}`)
  const source = copied.parse(rows[0])
  return {
    ...data,
    retailer: source.retailer,
    category: source.category,
    published: source.published,
    currentFrom: data.validFrom ?? originalDoc?.validFrom ?? source.valid_from,
    currentTo: data.validTo ?? originalDoc?.validTo ?? source.valid_to,
  }
}
