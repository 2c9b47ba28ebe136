import type { AdminViewServerProps } from 'payload'
import { decodedPart } from '@/domain/decoded-part'
import { cmsAs } from '@/server/cms'
import type { CmsUser } from '@/server/cms-user'

export async function findBySlug(slug: string, user: CmsUser): Promise<string | undefined> {
  const { cms, rights } = await cmsAs(user)
  for (const draft of [true, false]) {
    const { docs } = await cms.find({
      collection: 'brochures',
      where: { slug: { equals: slug } },
      draft,
      limit: 1,
      depth: 0,
      pagination: false,
      select: { slug: true },
      ...rights,
    })
    if (docs[0]) return docs[0].id
  }
  return undefined
}

export function slugOfView(params: AdminViewServerProps['params']): string {
  const segments = params?.segments
  const slug = Array.isArray(segments) ? segments[1] : undefined
  return decodedPart(slug ?? '')
}
