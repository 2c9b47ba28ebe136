import type { CollectionBeforeChangeHook } from 'payload'

/** The first publication counts for "newest"; a correction does not bring a brochure back to the top. */
export const setPublishedAt: CollectionBeforeChangeHook = ({ data, originalDoc }) => {
  if (data._status !== 'published' || data.publishedAt || originalDoc?.publishedAt) return data
  return { ...data, publishedAt: new Date().toISOString() }
}
