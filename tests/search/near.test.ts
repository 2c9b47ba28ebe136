import { beforeAll, expect, it } from 'vitest'
import type { Locale } from '@/i18n/routing'
import { freshCms } from '../setup/cms'
import { sampleShops } from './sample-shops'

const { payload: cms } = await freshCms()
const { rebuildSearchIndex } = await import('@/server/search-index/rebuild')
const { searchBrochures } = await import('@/features/search/data')
const { nearWords } = await import('@/features/search/near')

beforeAll(async () => {
  const { ids } = await sampleShops(cms)
  const brochure = ids['brochure current'] ?? ''
  const titles = ['Прясно мляко 3%', 'Кисело мляко', 'Мляко за кафе', 'Шоколад', 'Кашкавал Рудозем']
  for (const title of titles) {
    await cms.create({ collection: 'offers', data: { brochure, pageNumber: 1, title, priceCents: 199 } })
  }
  await rebuildSearchIndex()
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
