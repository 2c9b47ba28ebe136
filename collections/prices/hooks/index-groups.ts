import type { PayloadRequest } from 'payload'
import { indexGroups } from '@/server/search-index'

/** Updates the search index when an official group changes or is deleted. */
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
