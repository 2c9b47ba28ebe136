import type { Payload, PayloadRequest } from 'payload'
import { locales } from '@/i18n/routing'
import { type ProductGroupSeed, productGroups } from '../content/product-groups'
import { together } from './transaction'

export async function writeProductGroups(cms: Payload): Promise<void> {
  const { docs } = await cms.find({
    collection: 'product-groups',
    pagination: false,
    depth: 0,
    select: { number: true },
  })
  const known = new Set(docs.map(({ number }) => number))
  const missing = productGroups.filter(({ number }) => !known.has(number))
  if (missing.length === 0) return
  await together(cms, async (req) => {
    for (const group of missing) await writeGroup(req, group)
  })
}

async function writeGroup(req: PayloadRequest, { title, synonyms, ...group }: ProductGroupSeed): Promise<void> {
  const data = { ...group, title: title.bg, synonyms: synonyms.bg }
  const { id } = await req.payload.create({ collection: 'product-groups', locale: 'bg', data, depth: 0, req })
  for (const locale of locales.filter((each) => each !== 'bg')) {
    const texts = { title: title[locale], synonyms: synonyms[locale] }
    await req.payload.update({ collection: 'product-groups', id, locale, data: texts, depth: 0, req })
  }
}
