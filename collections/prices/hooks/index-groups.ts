import type { PayloadRequest } from 'payload'
import { indexGroups } from '@/server/search-index'

/** After a change or the end of an official group: a search knows it by its new names. */
export async function indexGroupsAfter<Document>({
  doc,
  req,
}: {
  doc: Document
  req: PayloadRequest
}): Promise<Document> {
  await indexGroups(req)
  return doc
}
