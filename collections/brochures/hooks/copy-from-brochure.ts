import { sql } from '@payloadcms/db-postgres'
import type { CollectionBeforeChangeHook } from 'payload'
import { z } from 'zod'
import { relationId } from '@/domain/relation-id'
import { tables } from '@/server/db/tables'
import { transactionOf } from '@/server/db/transaction'

const { brochures } = tables

const copied = z.object({
  retailer: z.string().nullable(),
  category: z.string().nullable(),
  valid_from: z.string().nullable(),
  valid_to: z.string().nullable(),
  published: z.boolean(),
})

const uuid = z.uuid()

/** An offer whose category differs from its brochure's was given one of its own; it keeps it while it stays in that brochure. */
export const copyFromBrochure: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  const id = relationId(data.brochure ?? originalDoc?.brochure)
  // What is no brochure is refused as a wrong field, after this hook.
  if (!uuid.safeParse(id).success) return data
  const transaction = await transactionOf(req)
  const { rows } = await transaction.execute(sql`
    select ${brochures.retailerId} as retailer, ${brochures.categoryId} as category, ${brochures.validFrom},
      ${brochures.validTo}, ${brochures._status} = 'published' as published
    from ${brochures} where ${brochures.id} = ${id}`)
  if (!rows[0]) return data
  const source = copied.parse(rows[0])
  return {
    ...data,
    retailer: source.retailer,
    category: (id === relationId(originalDoc?.brochure) && relationId(originalDoc?.category)) || source.category,
    published: source.published,
    currentFrom: data.validFrom ?? originalDoc?.validFrom ?? source.valid_from,
    currentTo: data.validTo ?? originalDoc?.validTo ?? source.valid_to,
  }
}
