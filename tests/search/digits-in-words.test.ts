import { beforeAll, describe, expect, it } from 'vitest'
import type { Locale } from '@/i18n/routing'
import { freshCms } from '../setup/cms'
import { sampleShops } from './sample-shops'

const { payload: cms } = await freshCms()
const { rebuildSearchIndex } = await import('@/server/search-index/rebuild')
const { searchBrochures } = await import('@/features/search/data')
const { readNote } = await import('@/features/search/meant')
const { readingOf } = await import('@/features/search/query-plan')
const { searchOffers } = await import('@/features/search/offers/data')

const titles = [
  'Контролер PS4',
  'Контролер за кола',
  'Батерии LR6',
  'Батерии за фенер',
  'Адаптирано мляко NAN4',
  'Пюре ябълка 4МЕС',
  'Пюре ябълка 6МЕС',
  'Черен пипер',
  'Чай липа',
  'Душ гел',
  'Млечен шоколад',
]

beforeAll(async () => {
  const { ids } = await sampleShops(cms)
  const brochure = ids['brochure current'] ?? ''
  for (const title of titles) {
    await cms.create({ collection: 'offers', data: { brochure, pageNumber: 1, title, priceCents: 199 } })
  }
  await rebuildSearchIndex()
})

async function found(query: string, { locale = 'bg', exact }: { locale?: Locale; exact?: boolean } = {}) {
  const { offers, matched } = await searchOffers({ query, locale, reading: readingOf(query, locale, { exact }) })
  return { matched, titles: offers.map(({ title }) => title) }
}

describe('a digit that belongs to a word', () => {
  it.each([
    ['PS4', 'Контролер PS4'],
    ['ps4', 'Контролер PS4'],
    ['контролер PS4', 'Контролер PS4'],
    ['батерии LR6', 'Батерии LR6'],
    ['NAN4', 'Адаптирано мляко Нан4'],
    ['пюре 4мес', 'Пюре ябълка 4МЕС'],
    ['piure 6mes', 'Пюре ябълка 6МЕС'],
  ])('stays in “%s”', async (query, title) => {
    expect(await found(query)).toEqual({ matched: 'all', titles: [title] })
    expect(await found(query, { exact: true })).toEqual({ matched: 'all', titles: [title] })
  })

  it('counts the things of a pack, and is no part of a Bulgarian word', async () => {
    expect((await found('4er', { locale: 'de' })).titles).toEqual([])
  })
})

describe('a digit that stands for a letter', () => {
  it.each([
    ['4ai', 'Чай липа'],
    ['4ай', 'Чай липа'],
    ['du6 gel', 'Душ гел'],
    ['6okolad', 'Млечен шоколад'],
  ])('is read so in “%s”', async (query, title) => {
    expect(await found(query)).toEqual({ matched: 'all', titles: [title] })
    expect((await readNote(query, 'bg')).isCertain).toBe(true)
  })

  it('is read so in a word that has an error too', async () => {
    expect((await searchBrochures({ query: '6okulat', locale: 'bg' })).corrected).toEqual([
      { typed: 'shokulat', found: 'шоколад' },
    ])
  })
})
