import type { Payload, PayloadRequest } from 'payload'
import type { CalendarDay } from '@/domain/calendar-day'
import { locales } from '@/i18n/routing'
import { townNamesOf } from '../content/plan'
import { retailerOf } from '../content/retailers'
import type { BrochureSeed } from '../content/types'
import { daysOf } from './days'
import { contactOf } from './retailers'
import { together } from './transaction'

export type Ids = { categories: Map<string, string>; retailers: Map<string, string> }

export type Work = { cms: Payload; req: PayloadRequest; today: CalendarDay; ids: Ids }

export type StoredBrochure = NonNullable<Awaited<ReturnType<typeof findBrochure>>>

export async function findBrochure(cms: Payload, slug: string) {
  const { docs } = await cms.find({
    collection: 'brochures',
    where: { slug: { equals: slug } },
    draft: true,
    limit: 1,
    depth: 1,
    select: { slug: true, validFrom: true, validTo: true, file: true, activeImport: true, _status: true },
    populate: { 'brochure-files': { filename: true } },
  })
  return docs[0]
}

export function idOf(ids: Map<string, string>, slug: string): string {
  const id = ids.get(slug)
  if (!id) throw new Error(`There is no ${slug}`)
  return id
}

export async function createBrochure({ cms, today, ids }: Work, seed: BrochureSeed): Promise<StoredBrochure> {
  const retailer = retailerOf(seed.retailer)
  const collection = 'brochures'
  const first = {
    slug: seed.slug,
    title: seed.title.bg,
    summary: seed.summary.bg,
    ...daysOf(seed, today),
    retailer: idOf(ids.retailers, seed.retailer),
    category: idOf(ids.categories, retailer.category),
    website: retailer.look.website,
    contact: contactOf(retailer),
    allowDownload: seed.allowDownload ?? false,
    towns: townNamesOf(seed) ?? [],
    _status: 'draft' as const,
  }
  await together(cms, async (req) => {
    const { id } = await cms.create({ collection, locale: 'bg', draft: true, data: first, depth: 0, req })
    for (const locale of locales.filter((each) => each !== 'bg')) {
      const data = { title: seed.title[locale], summary: seed.summary[locale] }
      await cms.update({ collection, id, locale, draft: true, data, depth: 0, req })
    }
  })
  const doc = await findBrochure(cms, seed.slug)
  if (!doc) throw new Error(`Brochure ${seed.slug} is missing after it was written`)
  return doc
}
