import type { PayloadRequest } from 'payload'
import { relationId } from '@/domain/relation-id'

/** The import whose pages the newest version of a brochure shows; null before its first. */
export async function shownImport(req: PayloadRequest, brochure: string): Promise<string | null> {
  const latest = await req.payload.findByID({
    collection: 'brochures',
    id: brochure,
    draft: true,
    depth: 0,
    select: { activeImport: true },
    disableErrors: true,
    req,
  })
  return relationId(latest?.activeImport)
}
