import type { CollectionBeforeChangeHook } from 'payload'

/** "Newest" goes by the first publication, so that a correction does not bring a brochure back to the top. */
export const setPublishedAt: CollectionBeforeChangeHook = ({ data, originalDoc }) => {
  if (data._status !== 'published' || data.publishedAt || originalDoc?.publishedAt) return data
  return { ...data, publishedAt: new Date().toISOString() }
}
