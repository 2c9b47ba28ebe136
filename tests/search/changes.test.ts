import { beforeAll, describe, expect, it } from 'vitest'
import { locales } from '@/i18n/routing'
import { freshCms } from '../setup/cms'
import { sampleShops } from './sample-shops'

const { payload: cms } = await freshCms()
const { searchBrochures } = await import('@/features/search/data')

let ids: Record<string, string>
let publish: Awaited<ReturnType<typeof sampleShops>>['publish']

beforeAll(async () => {
  const made = await sampleShops(cms)
  ids = made.ids
  publish = made.publish
})

const slugs = async (query: string) =>
  (await searchBrochures({ query, locale: 'bg', filters: {} })).brochures.map(({ brochure }) => brochure.slug)

describe('a change', () => {
  it('of a title is found at once, and the old one no longer', async () => {
    const id = await publish({
      slug: 'changing',
      title: 'Градински столове',
      from: -1,
      to: 3,
      retailer: 'zora',
      category: 'toys',
    })
    expect(await slugs('градински')).toEqual(['changing'])
    for (const locale of locales) {
      await cms.update({ collection: 'brochures', id, locale, data: { title: 'Балконски маси', _status: 'published' } })
    }
    expect(await slugs('балконски')).toEqual(['changing'])
    expect(await slugs('градински')).toEqual([])
  })

  it('that ends the publication ends being found', async () => {
    const id = ids['brochure changing'] ?? ''
    await cms.update({ collection: 'brochures', id, data: { _status: 'draft' } })
    expect(await slugs('балконски')).toEqual([])
  })

  it('that is undone leaves the index as it was', async () => {
    const id = ids['brochure current'] ?? ''
    const transaction = await cms.db.beginTransaction()
    expect(transaction).toBeTruthy()
    await cms.update({
      collection: 'brochures',
      id,
      data: { _status: 'draft' },
      req: { transactionID: transaction ?? '' },
    })
    await cms.db.rollbackTransaction(transaction ?? '')
    expect(await slugs('плодове зеленчуци')).toEqual(['current'])
  })

  it('of a shop’s or a category’s name finds its brochures without touching them', async () => {
    await cms.update({
      collection: 'retailers',
      id: ids.veselka ?? '',
      data: { name: 'Лудория', _status: 'published' },
    })
    expect(await slugs('лудория')).toEqual(['toys'])
    await cms.update({ collection: 'categories', id: ids.toys ?? '', locale: 'bg', data: { name: 'Забавление' } })
    expect(await slugs('забавление')).toEqual(['toys'])
  })

  it('that hides a shop hides its brochures', async () => {
    await cms.update({ collection: 'retailers', id: ids.veselka ?? '', data: { _status: 'draft' } })
    expect(await slugs('пъзели')).toEqual([])
    await cms.update({ collection: 'retailers', id: ids.veselka ?? '', data: { _status: 'published' } })
    expect(await slugs('пъзели')).toEqual(['toys'])
  })

  it('of an offer is found', async () => {
    const data = { brochure: ids['brochure toys'] ?? '', pageNumber: 1, title: 'Дървено влакче', priceCents: 999 }
    const offer = await cms.create({ collection: 'offers', data })
    expect(await slugs('дървено влакче')).toEqual(['toys'])
    await cms.delete({ collection: 'offers', id: offer.id })
    expect(await slugs('дървено влакче')).toEqual([])
  })

  it('that deletes a brochure removes it', async () => {
    const id = await publish({
      slug: 'short-lived',
      title: 'Еднодневка',
      from: 0,
      to: 0,
      retailer: 'zora',
      category: 'toys',
    })
    expect(await slugs('еднодневка')).toEqual(['short-lived'])
    await cms.delete({ collection: 'brochures', id })
    expect(await slugs('еднодневка')).toEqual([])
  })
})
