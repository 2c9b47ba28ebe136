import { z } from 'zod'

export const outliersPath = '/admin/price-outliers'

const shape = z.object({
  done: z.enum(['accept', 'reject', 'move', 'undo']).nullable().catch(null),
  refused: z.literal('true').nullable().catch(null),
  listing: z.coerce.number().pipe(z.int32().nonnegative()).nullable().catch(null),
})

/** What the last form of the list did, and to which listing. */
export function readSaid(params: Record<string, unknown> = {}) {
  const { done = null, refused = null, listing = null } = params
  return shape.parse({ done, refused, listing })
}

/** Where a form of the list is sent. */
export function outlierAction(listing: number, what: 'accept' | 'reject' | 'move' | 'undo'): string {
  return `/api/cms/product-groups/outliers/${listing}/${what}`
}
