import { sql } from '@payloadcms/db-postgres'
import type { TypedUser } from 'payload'
import { z } from 'zod'
import { sofiaDay } from '@/domain/calendar-day'
import { localized } from '@/i18n/localized-text'
import type { Locale } from '@/i18n/routing'
import { cmsAs } from '@/server/cms'
import { logoUrl } from './card-query'
import { readOffers, readPages } from './detail-query'
import type { BrochureDetail } from './types'

const relation = z.object({ id: z.string() })

/** A brochure as it would be published now, read with the rights of the staff member who looks at it; null where there is none. */
export async function getDraftBrochure(id: string, locale: Locale, user: TypedUser): Promise<BrochureDetail | null> {
  if (!z.uuid().safeParse(id).success) return null
  const { cms, rights } = await cmsAs(user)
  const draft = await cms.findByID({
    collection: 'brochures',
    id,
    draft: true,
    locale,
    depth: 2,
    disableErrors: true,
    ...rights,
  })
  if (!draft) return null
  const { retailer, category, activeImport } = draft
  if (typeof retailer !== 'object' || typeof category !== 'object' || !retailer || !category) return null
  const importId = relation.safeParse(activeImport).data?.id
  const [pages, offers] = await Promise.all([importId ? readPages(sql`${importId}::uuid`, locale) : [], readOffers(id)])
  const logo = typeof retailer.logo === 'object' ? retailer.logo?.filename : undefined
  return {
    id,
    slug: draft.slug ?? '',
    title: localized(draft.title ?? '', null, locale),
    summary: localized(draft.summary ?? '', null, locale),
    retailer: { slug: retailer.slug, name: retailer.name, colour: retailer.colour, logoUrl: logoUrl(logo ?? null) },
    category: { slug: category.slug, name: localized(category.name, null, locale) },
    validFrom: draft.validFrom || sofiaDay(),
    validTo: draft.validTo || sofiaDay(),
    pageCount: pages.length,
    cover: pages[0]?.image ?? null,
    website: draft.website || retailer.website || null,
    contact: {
      email: draft.contact?.email ?? retailer.contact?.email ?? null,
      phone: draft.contact?.phone ?? retailer.contact?.phone ?? null,
      address: draft.contact?.address ?? retailer.contact?.address ?? null,
    },
    pages,
    offers,
    downloadUrl: null,
    related: [],
  }
}
