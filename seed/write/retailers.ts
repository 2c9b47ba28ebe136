import type { Payload, PayloadRequest } from 'payload'
import { locales } from '@/i18n/routing'
import { retailers } from '../content/retailers'
import type { RetailerSeed } from '../content/types'
import { together } from './transaction'

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
    if (ids.has(retailer.slug)) continue
    const logo = await writeMark(cms, retailer)
    const category = categories.get(retailer.category)
    const id = await together(cms, async (req) => {
      const written = await writeRetailer(req, retailer, { logo, categories: category ? [category] : [] })
      await writeStores(req, retailer, written)
      return written
    })
    ids.set(retailer.slug, id)
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

type Linked = { logo: string; categories: string[] }

async function writeRetailer(req: PayloadRequest, retailer: RetailerSeed, linked: Linked): Promise<string> {
  const { slug, look, description } = retailer
  const { id } = await req.payload.create({
    collection: 'retailers',
    locale: 'bg',
    data: {
      slug,
      name: look.name,
      colour: look.main,
      website: look.website,
      description: description.bg,
      contact: contactOf(retailer),
      ...linked,
      _status: 'published',
    },
    depth: 0,
    req,
  })
  for (const locale of locales.filter((each) => each !== 'bg')) {
    const data = { description: description[locale], _status: 'published' as const }
    await req.payload.update({ collection: 'retailers', id, locale, data, depth: 0, req })
  }
  return id
}

async function writeStores(req: PayloadRequest, { stores }: RetailerSeed, retailer: string) {
  for (const store of stores) {
    await req.payload.create({ collection: 'stores', data: { ...store, retailer }, depth: 0, req })
  }
}
