import type { Payload } from 'payload'
import { locales } from '@/i18n/routing'
import { categories } from '../content/categories'

/** Writes the categories that are missing. Gives the ids by slug. */
export async function writeCategories(cms: Payload): Promise<Map<string, string>> {
  const { docs } = await cms.find({ collection: 'categories', pagination: false, depth: 0, select: { slug: true } })
  const ids = new Map(docs.map((doc) => [doc.slug, doc.id]))
  for (const [order, { slug, icon, name, description }] of categories.entries()) {
    if (ids.has(slug)) continue
    const { id } = await cms.create({
      collection: 'categories',
      locale: 'bg',
      data: { slug, icon, order, name: name.bg, description: description.bg },
      depth: 0,
    })
    for (const locale of locales.filter((each) => each !== 'bg')) {
      await cms.update({
        collection: 'categories',
        id,
        locale,
        data: { name: name[locale], description: description[locale] },
        depth: 0,
      })
    }
    ids.set(slug, id)
  }
  return ids
}
