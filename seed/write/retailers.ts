import type { Payload } from 'payload'
import { locales } from '@/i18n/routing'
import { retailers } from '../content/retailers'
import type { RetailerSeed } from '../content/types'

/** Writes the retailers that are missing, with their marks and branches. Gives the ids by slug. */
export async function writeRetailers(cms: Payload, categories: Map<string, string>): Promise<Map<string, string>> {
  const { docs } = await cms.find({
    collection: 'retailers',
    pagination: false,
    depth: 0,
    draft: true,
    select: { slug: true },
  })
  const ids = new Map(docs.map((doc) => [doc.slug, doc.id]))
  for (const retailer of retailers) {
    const id = ids.get(retailer.slug) ?? (await writeRetailer(cms, retailer, categories))
    ids.set(retailer.slug, id)
    await writeStores(cms, retailer, id)
  }
  return ids
}

async function writeMark(cms: Payload, { slug, look }: RetailerSeed): Promise<string> {
  const name = `mark-${slug}.svg`
  const known = await cms.find({
    collection: 'media',
    where: { filename: { equals: name } },
    limit: 1,
    depth: 0,
    select: {},
  })
  if (known.docs[0]) return known.docs[0].id
  const data = Buffer.from(look.mark)
  const { id } = await cms.create({
    collection: 'media',
    data: { alt: look.name },
    file: { data, name, mimetype: 'image/svg+xml', size: data.length },
    locale: 'bg',
    depth: 0,
  })
  return id
}

export const contactOf = ({ slug, phone, look, stores }: RetailerSeed) => ({
  email: `office@${new URL(look.website).hostname}`,
  phone,
  address: stores[0] ? `${stores[0].address}, ${stores[0].town}` : slug,
})

async function writeRetailer(cms: Payload, retailer: RetailerSeed, categories: Map<string, string>): Promise<string> {
  const { slug, look, description, category } = retailer
  const categoryId = categories.get(category)
  const { id } = await cms.create({
    collection: 'retailers',
    locale: 'bg',
    data: {
      slug,
      name: look.name,
      colour: look.main,
      website: look.website,
      description: description.bg,
      logo: await writeMark(cms, retailer),
      categories: categoryId ? [categoryId] : [],
      contact: contactOf(retailer),
      _status: 'published',
    },
    depth: 0,
  })
  for (const locale of locales.filter((each) => each !== 'bg')) {
    await cms.update({
      collection: 'retailers',
      id,
      locale,
      data: { description: description[locale], _status: 'published' },
      depth: 0,
    })
  }
  return id
}

async function writeStores(cms: Payload, { stores }: RetailerSeed, retailer: string) {
  const { totalDocs } = await cms.count({ collection: 'stores', where: { retailer: { equals: retailer } } })
  if (totalDocs > 0) return
  for (const store of stores) await cms.create({ collection: 'stores', data: { ...store, retailer }, depth: 0 })
}
