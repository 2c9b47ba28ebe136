import type { CollectionBeforeDeleteHook } from 'payload'

/** In this order: a download needs its file, a link its list. Orders and returns stay, see erase-from-books.ts. */
const belongings = [
  'addresses',
  'sign-ins',
  'reviews',
  'downloads',
  'customer-files',
  'customer-pictures',
  'data-exports',
  'list-shares',
  'shopping-lists',
  'follows',
] as const

export const deleteBelongings: CollectionBeforeDeleteHook = async ({ id, req }) => {
  for (const collection of belongings) {
    const { errors } = await req.payload.delete({ collection, where: { customer: { equals: id } }, req, depth: 0 })
    const [first] = errors
    if (first) throw new Error(`${collection} of a customer: ${first.message}`)
  }
}
