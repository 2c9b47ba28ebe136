import type { Payload, PayloadRequest } from 'payload'
import { locales } from '@/i18n/routing'
import { categories } from '../content/categories'
import type { CategorySeed } from '../content/types'
import { together } from './transaction'

export async function writeCategories(cms: Payload): Promise<Map<string, string>> {
  const { docs } = await cms.find({ collection: 'categories', pagination: false, depth: 0, select: { slug: true } })
  const ids = new Map(docs.map((doc) => [doc.slug, doc.id]))
  for (const [order, category] of categories.entries()) {
    if (ids.has(category.slug)) continue
    ids.set(category.slug, await together(cms, (req) => writeCategory(req, category, order)))
  }
  return ids
}

async function writeCategory(req: PayloadRequest, category: CategorySeed, order: number): Promise<string> {
  const { slug, icon, name, description } = category
  const { id } = await req.payload.create({
    collection: 'categories',
    locale: 'bg',
    data: { slug, icon, order, name: name.bg, description: description.bg },
    depth: 0,
    req,
  })
  for (const locale of locales.filter((each) => each !== 'bg')) {
    const data = { name: name[locale], description: description[locale] }
    await req.payload.update({ collection: 'categories', id, locale, data, depth: 0, req })
  }
  return id
}
