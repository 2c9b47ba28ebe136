import { beforeAll, expect, it } from 'vitest'
import { sofiaDay } from '@/domain/calendar-day'
import type { Locale } from '@/i18n/routing'
import { atEnd } from '../setup/at-end'
import { freshCms } from '../setup/cms'
import { chainSlug, fillPrices } from './price-data'
import { sampleShops } from './sample-shops'

const { payload: cms } = await freshCms()
const { rebuildSearchIndex } = await import('@/server/search-index/rebuild')
const { searchBrochures } = await import('@/features/search/data')
const { nearNames, nearWords } = await import('@/features/search/near')
const { db } = await import('@/server/cms')
const { waitForInvalidations, listenForInvalidations } = await import('@/server/cache/listener')

beforeAll(async () => {
  const { ids } = await sampleShops(cms)
  const brochure = ids['brochure current'] ?? ''
  const titles = ['Прясно мляко 3%', 'Кисело мляко', 'Мляко за кафе', 'Шоколад', 'Кашкавал Рудозем']
  for (const title of titles) {
    await cms.create({ collection: 'offers', data: { brochure, pageNumber: 1, title, priceCents: 199 } })
  }
  const group = { number: 9, slug: 'caviar', synonyms: 'черен хайвер', baseUnit: 'kg', verdictRule: 'none' } as const
  const { id } = await cms.create({
    collection: 'product-groups',
    locale: 'bg',
    data: { ...group, title: 'Хайвер' },
  })
  await cms.update({ collection: 'product-groups', id, locale: 'de', data: { title: 'Kaviar' } })
  await fillPrices(await db(), [{ title: 'Вафла', chain: 'Фантастико', day: sofiaDay(), low: 99 }])
  await rebuildSearchIndex()
  atEnd(await listenForInvalidations())
})

it('proposes a word that is too unlike to be read in place of what was typed', async () => {
  const query = 'рудожом'
  const found = await searchBrochures({ query, locale: 'bg' })
  expect(found).toMatchObject({ total: 0, corrected: [] })
  expect((await nearWords(query, 'bg')).like).toContain('рудозем')
})

it('keeps the other words of the question', async () => {
  expect((await nearWords('кашкавал рудожом', 'bg')).like).toContain('кашкавал рудозем')
})

it('proposes nothing in place of what a thing must be free of', async () => {
  expect((await nearWords('без рудожом', 'bg')).like).toEqual([])
})

it('proposes no words for what is like nothing', async () => {
  expect((await nearWords('ххххххх', 'bg')).like).toEqual([])
})

it.each<[Locale, string]>([
  ['bg', 'мляко'],
  ['de', 'Milch'],
  ['en', 'milk'],
  ['ru', 'молоко'],
])('names in %s what most offers are', async (locale, name) => {
  expect((await nearWords('ххххххх', locale)).popular[0]).toBe(name)
})

it.each<[string, Locale, string]>([
  ['хавйер', 'bg', 'Хайвер'],
  ['хавйер', 'de', 'Kaviar'],
  ['кавиар', 'de', 'Kaviar'],
])('proposes the official group that is called nearly “%s” (%s)', async (query, locale, text) => {
  expect(await nearNames(query, locale)).toEqual([{ name: { text, lang: locale }, path: '/prices/caviar' }])
})

it('proposes the prices of a chain that is called nearly so', async () => {
  const path = `/search?${new URLSearchParams({ q: 'Фантастико', kind: 'products', shop: chainSlug('Фантастико') })}`
  expect(await nearNames('фанастика', 'ru')).toEqual([{ name: { text: 'Фантастико', lang: 'bg' }, path }])
})

it('proposes no group and no chain for what is like none', async () => {
  expect(await nearNames('ххххххх', 'bg')).toEqual([])
})

it('proposes the prices of a chain by the address of the retailer that it is', async () => {
  const data = { name: 'Фантастико', slug: 'fantastiko-bg', colour: '#336699', _status: 'published' } as const
  await cms.create({ collection: 'retailers', data })
  await waitForInvalidations()
  const path = `/search?${new URLSearchParams({ q: 'Фантастико', kind: 'products', shop: 'fantastiko-bg' })}`
  expect(await nearNames('фанастика', 'bg')).toEqual([{ name: { text: 'Фантастико', lang: 'bg' }, path }])
})
