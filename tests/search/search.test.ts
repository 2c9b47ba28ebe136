import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addDays, sofiaDay } from '@/domain/calendar-day'
import { locales } from '@/i18n/routing'
import { freshDatabase } from '../setup/database'

const { dataDir } = await freshDatabase()
const { cmsSystem, db } = await import('@/server/cms')
const { rebuildSearchIndex } = await import('@/server/search-index/rebuild')
const { search, hitsAPage } = await import('@/features/search/data')
const { suggest } = await import('@/features/search/suggestions')
const { searchInPages } = await import('@/features/search/inside')

let cms: Payload
const today = sofiaDay()
const ids: Record<string, string> = {}

beforeAll(async () => {
  cms = await cmsSystem()
  const categories = [
    { slug: 'supermarket', name: 'Супермаркети' },
    { slug: 'toys', name: 'Играчки' },
  ]
  for (const { slug, name } of categories) {
    const created = await cms.create({
      collection: 'categories',
      locale: 'bg',
      data: { slug, name, icon: 'tag', order: 1 },
    })
    ids[slug] = created.id
  }
  for (const [slug, name] of [
    ['zora', 'Зора'],
    ['veselka', 'Веселка'],
  ] as const) {
    const created = await cms.create({
      collection: 'retailers',
      data: { slug, name, colour: '#336699', _status: 'published' },
    })
    ids[slug] = created.id
  }
  await publish({
    slug: 'current',
    title: 'Плодове и зеленчуци',
    from: -1,
    to: 3,
    retailer: 'zora',
    category: 'supermarket',
  })
  await publish({ slug: 'upcoming', title: 'Плодове идват', from: 2, to: 9, retailer: 'zora', category: 'supermarket' })
  await publish({
    slug: 'past',
    title: 'Плодове от лятото',
    from: -30,
    to: -20,
    retailer: 'zora',
    category: 'supermarket',
  })
  await publish({
    slug: 'toys',
    title: 'Пъзели и плодове за игра',
    from: -1,
    to: 3,
    retailer: 'veselka',
    category: 'toys',
  })
})

afterAll(() => cms.destroy())

type Sample = { slug: string; title: string; from: number; to: number; retailer: string; category: string }

async function publish({ slug, title, from, to, retailer, category }: Sample): Promise<string> {
  const { id } = await cms.create({
    collection: 'brochures',
    locale: 'bg',
    draft: true,
    data: {
      slug,
      title,
      retailer: ids[retailer] ?? '',
      category: ids[category] ?? '',
      validFrom: addDays(today, from),
      validTo: addDays(today, to),
      _status: 'draft',
    },
  })
  for (const locale of locales) {
    await cms.update({ collection: 'brochures', id, locale, draft: true, data: { title, summary: 'Оферти' } })
  }
  await cms.update({ collection: 'brochures', id, data: { _status: 'published' } })
  ids[`brochure ${slug}`] = id
  return id
}

const slugs = async (query: string, filters = {}) =>
  (await search({ query, locale: 'bg', filters })).brochures.map(({ brochure }) => brochure.slug)

describe('a search', () => {
  it('finds what is valid before what is to come, and nothing past', async () => {
    const found = await slugs('плодове')
    expect(found.toSorted()).toEqual(['current', 'toys', 'upcoming'])
    expect(found.at(-1)).toBe('upcoming')
  })

  it('finds past brochures when asked for them', async () => {
    expect(await slugs('плодове', { state: 'past' })).toEqual(['past'])
  })

  it('counts each facet under the other filters', async () => {
    const { facets, total } = await search({ query: 'плодове', locale: 'bg', filters: { category: 'supermarket' } })
    expect(total).toBe(2)
    expect(facets.categories.map(({ value, count }) => [value, count])).toEqual([
      ['supermarket', 2],
      ['toys', 1],
    ])
    expect(facets.retailers.map(({ value, count }) => [value, count])).toEqual([['zora', 2]])
    expect(facets.states.map(({ value, count }) => [value, count])).toEqual(
      expect.arrayContaining([
        ['current', 1],
        ['upcoming', 1],
      ]),
    )
  })

  it('finds nothing under a filter that does not exist', async () => {
    expect((await search({ query: 'плодове', locale: 'bg', filters: { category: 'no' } })).total).toBe(0)
  })

  it('finds brochures and the shop by the shop’s name', async () => {
    const { brochures, retailers } = await search({ query: 'zora', locale: 'en' })
    expect(brochures.map(({ brochure }) => brochure.slug)).toEqual(['current', 'upcoming'])
    expect(retailers).toMatchObject([{ slug: 'zora', current: 1 }])
  })

  it('says when no brochure has all words', async () => {
    const result = await search({ query: 'пъзели зора', locale: 'bg' })
    expect(result.matched).toBe('some')
    expect(result.total).toBeGreaterThan(0)
  })

  it('says what it took a mistyped word for', async () => {
    const result = await search({ query: 'зеленчуеи', locale: 'bg' })
    expect(result.brochures.map(({ brochure }) => brochure.slug)).toContain('current')
  })

  it.each([
    ['nothing', ''],
    ['blanks', '   '],
    ['signs', '!!! % — ('],
    ['SQL', "'; drop table brochures; --"],
    ['query syntax', "\\' | & ! <-> :*"],
    ['a null byte', 'мляко\0'],
    ['an emoji', '🍎'],
    ['a long word', 'a'.repeat(5000)],
    ['many words', 'мляко хляб '.repeat(500)],
    ['only a filler', 'за'],
  ])('survives %s', async (_name, query) => {
    const result = await search({ query, locale: 'bg', cursor: query })
    expect(result.brochures.length).toBeLessThanOrEqual(hitsAPage)
    expect(await suggest(query, 'bg')).toBeInstanceOf(Array)
  })
})

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

describe('a list', () => {
  it('continues after its last hit without gap or repetition', async () => {
    const database = await db()
    await database.execute(sql`
      with made as (
        insert into brochures (id, slug, retailer_id, category_id, valid_from, valid_to, _status)
        select gen_random_uuid(), 'series-' || n, retailer_id, category_id, valid_from, valid_to, _status
        from brochures, generate_series(1, ${hitsAPage + 3}) n where slug = 'current' returning id
      )
      insert into brochures_locales (title, _locale, _parent_id) select 'Поредица', 'bg', id from made`)
    await rebuildSearchIndex()
    const first = await search({ query: 'поредица', locale: 'bg' })
    const second = await search({ query: 'поредица', locale: 'bg', cursor: first.next ?? '' })
    const seen = [...first.brochures, ...second.brochures].map(({ brochure }) => brochure.slug)
    expect(first.total).toBe(hitsAPage + 3)
    expect(first.brochures).toHaveLength(hitsAPage)
    expect(new Set(seen).size).toBe(hitsAPage + 3)
    expect(second.next).toBeNull()
  })
})

describe('suggestions', () => {
  it('complete a word and name shops, categories and brochures', async () => {
    const found = await suggest('зор', 'bg')
    expect(found).toContainEqual({ kind: 'retailer', text: 'Зора', lang: 'bg', path: '/r/zora' })
    expect((await suggest('супер', 'bg')).map(({ path }) => path)).toContain('/c/supermarket')
    expect((await suggest('зелен', 'bg')).map(({ text }) => text)).toContain('зеленчуци')
    expect((await suggest('плодове зеленчуци', 'bg')).map(({ path }) => path)).toContain('/broshura/current')
  })

  it('say nothing of what nobody typed', async () => {
    expect(await suggest('', 'bg')).toEqual([])
    expect(await suggest('я', 'bg')).toEqual([])
  })
})

describe('a search inside a brochure', () => {
  const hash = 'abcdef0123456789abcdef0123456789'

  beforeAll(async () => {
    const folder = join(dataDir, 'files', 'pages', hash)
    await mkdir(folder, { recursive: true })
    const pages = [
      {
        number: 1,
        words: [
          ['Прясно', 0.1, 0.1, 0.1, 0.02],
          ['мляко,', 0.2, 0.1, 0.1, 0.02],
          ['Хляб', 0.1, 0.3, 0.1, 0.02],
        ],
      },
      {
        number: 2,
        words: [
          ['МЛЕЧЕН', 0.1, 0.1, 0.1, 0.02],
          ['шоколад', 0.2, 0.1, 0.1, 0.02],
        ],
      },
      { number: 3, words: [] },
    ]
    await writeFile(join(folder, 'words.json'), JSON.stringify({ pages }))
  })

  const at = async (query: string, language = 'bg') =>
    (await searchInPages(hash, query, language)).pages.map(({ number, boxes }) => [
      number,
      boxes.map(({ x, y }) => [x, y]),
    ])

  it('gives the boxes of the words', async () => {
    expect(await at('млякото')).toEqual([[1, [[0.2, 0.1]]]])
    expect(await at('хляб мляко')).toEqual([
      [
        1,
        [
          [0.2, 0.1],
          [0.1, 0.3],
        ],
      ],
    ])
  })

  it('understands beginnings, typing errors, Latin letters and other languages', async () => {
    expect(await at('шоко')).toEqual([[2, [[0.2, 0.1]]]])
    expect(await at('шокулад')).toEqual([[2, [[0.2, 0.1]]]])
    expect(await at('hlyab')).toEqual([[1, [[0.1, 0.3]]]])
    expect(await at('bread', 'en')).toEqual([[1, [[0.1, 0.3]]]])
  })

  it('shows pages with any of the words where none has all', async () => {
    expect((await at('хляб шоколад')).map(([number]) => number)).toEqual([1, 2])
  })

  it('finds nothing of nothing', async () => {
    expect(await at('телевизор')).toEqual([])
    expect(await at('')).toEqual([])
    expect(await searchInPages('0'.repeat(32), 'мляко', 'bg')).toEqual({ pages: [] })
  })
})
