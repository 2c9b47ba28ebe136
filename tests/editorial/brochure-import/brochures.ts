import type { Payload } from 'payload'
import { runJobs } from '../../setup/run-jobs'

export async function brochureFixtures(payload: Payload) {
  const retailer = await payload.create({
    collection: 'retailers',
    data: { name: 'Магазин', slug: 'magazin', colour: '#336699', _status: 'published' },
    locale: 'bg',
  })
  const category = await payload.create({
    collection: 'categories',
    data: { slug: 'supermarket', name: 'Супермаркет', icon: 'shopping-cart', order: 1 },
    locale: 'bg',
  })
  let count = 0

  async function upload(pdf: Uint8Array, name = `file-${count + 1}.pdf`) {
    count += 1
    const data = Buffer.from(pdf)
    const file = { data, name, mimetype: 'application/pdf', size: data.length }
    return (await payload.create({ collection: 'brochure-files', data: {}, file })).id
  }

  async function createBrochure(file: string | null) {
    count += 1
    const created = await payload.create({
      collection: 'brochures',
      locale: 'bg',
      draft: true,
      data: {
        title: `Брошура ${count}`,
        slug: `broshura-${count}`,
        retailer: retailer.id,
        category: category.id,
        validFrom: '2026-01-01',
        validTo: '2099-12-31',
        file,
        _status: 'draft',
      },
    })
    return created.id
  }

  async function publish(id: string) {
    for (const locale of ['de', 'en', 'ru', 'bg'] as const) {
      const data = { title: 'Title', summary: 'Summary' }
      await payload.update({ collection: 'brochures', id, locale, data, draft: true })
    }
    await payload.update({ collection: 'brochures', id, locale: 'bg', data: { _status: 'published' } })
  }

  const latest = (id: string) => payload.findByID({ collection: 'brochures', id, draft: true, depth: 0 })
  const published = (id: string) => payload.findByID({ collection: 'brochures', id, depth: 0 })

  async function importsOf(brochure: string) {
    const found = await payload.find({
      collection: 'imports',
      where: { brochure: { equals: brochure } },
      sort: '-createdAt',
      depth: 0,
      pagination: false,
    })
    return found.docs
  }

  async function pagesOf(importId: string) {
    const found = await payload.find({
      collection: 'brochure-pages',
      where: { import: { equals: importId } },
      sort: 'position',
      depth: 0,
      pagination: false,
    })
    return found.docs
  }

  const runImports = () => runJobs(payload)

  return { upload, createBrochure, publish, latest, published, importsOf, pagesOf, runImports }
}
