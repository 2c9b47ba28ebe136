import { sql } from '@payloadcms/db-postgres'
import { describe, expect, it } from 'vitest'
import type { Locale } from '@/i18n/routing'
import { freshCms } from '../setup/cms'
import { sampleShops } from './sample-shops'

const { payload: cms } = await freshCms()
const { db } = await import('@/server/cms')
const { rebuildSearchIndex } = await import('@/server/search-index/rebuild')
const { searchBrochures, hitsAPage } = await import('@/features/search/data')
const { searchPosts } = await import('@/features/search/posts/data')
const { searchProducts } = await import('@/features/search/products/data')
const { suggest } = await import('@/features/search/suggestions')

const shops = await sampleShops(cms)

const slugs = async (query: string, filters = {}) =>
  (await searchBrochures({ query, locale: 'bg', filters })).brochures.map(({ brochure }) => brochure.slug)

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
    const { facets, total } = await searchBrochures({
      query: 'плодове',
      locale: 'bg',
      filters: { category: 'supermarket' },
    })
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
    expect((await searchBrochures({ query: 'плодове', locale: 'bg', filters: { category: 'no' } })).total).toBe(0)
  })

  it('finds brochures and the shop by the shop’s name', async () => {
    const { brochures, retailers } = await searchBrochures({ query: 'zora', locale: 'en' })
    expect(brochures.map(({ brochure }) => brochure.slug)).toEqual(['current', 'upcoming'])
    expect(retailers).toMatchObject([{ slug: 'zora', current: 1 }])
  })

  it('finds no brochure that has no pages to show, nor counts or suggests it, until it has them', async () => {
    const sample = { title: 'Ракитови кошници', from: -1, to: 3, retailer: 'zora', category: 'supermarket' }
    const id = await shops.publish({ ...sample, slug: 'unread', imported: false })
    await rebuildSearchIndex()
    expect(await slugs('ракитови')).toEqual([])
    expect((await suggest('ракитови', 'bg')).filter(({ kind }) => kind === 'brochure')).toEqual([])
    expect((await searchBrochures({ query: 'zora', locale: 'en' })).retailers).toMatchObject([
      { slug: 'zora', current: 1 },
    ])
    await shops.addImport(id)
    await cms.update({ collection: 'brochures', id, data: { _status: 'published' } })
    expect(await slugs('ракитови')).toEqual(['unread'])
    await cms.delete({ collection: 'brochures', id })
  })

  it('finds what a compound names where the category says one half of it', async () => {
    const id = await shops.publish({
      slug: 'sledges',
      title: 'Зимни шейни',
      from: -1,
      to: 3,
      retailer: 'veselka',
      category: 'toys',
    })
    const { brochures } = await searchBrochures({ query: 'Winterspielzeug', locale: 'de' })
    expect(brochures.map(({ brochure }) => brochure.slug)).toEqual(['sledges'])
    await cms.delete({ collection: 'brochures', id })
  })

  it('says when no brochure has all words', async () => {
    const result = await searchBrochures({ query: 'пъзели зора', locale: 'bg' })
    expect(result.matched).toBe('some')
    expect(result.total).toBeGreaterThan(0)
  })

  it('says what it took a mistyped word for', async () => {
    const result = await searchBrochures({ query: 'зеленчуеи', locale: 'bg' })
    expect(result.brochures.map(({ brochure }) => brochure.slug)).toContain('current')
  })

  it('shows a word that languages share in the script of the page, or of what was typed', async () => {
    const sample = { title: 'Белгийски шоколад', from: -1, to: 3, retailer: 'zora', category: 'supermarket' }
    const id = await shops.publish({ ...sample, slug: 'chocolate' })
    await cms.update({ collection: 'brochures', id, locale: 'de', data: { title: 'Belgische Schokolade' } })
    const corrected = async (query: string, locale: Locale) => (await searchBrochures({ query, locale })).corrected
    expect(await corrected('шокулад', 'bg')).toEqual([{ typed: 'шокулад', found: 'шоколад' }])
    expect(await corrected('шокулад', 'de')).toEqual([{ typed: 'шокулад', found: 'шоколад' }])
    expect(await corrected('schokulade', 'de')).toEqual([{ typed: 'schokulade', found: 'schokolade' }])
    const words = async (query: string, locale: Locale) =>
      (await suggest(query, locale)).filter(({ kind }) => kind === 'word').map(({ text }) => text)
    expect(await words('шокол', 'bg')).toEqual(['шоколад'])
    expect(await words('schokol', 'en')).toEqual(['schokolade'])
    await cms.delete({ collection: 'brochures', id })
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
    const result = await searchBrochures({ query, locale: 'bg', cursor: query })
    expect(result.brochures.length).toBeLessThanOrEqual(hitsAPage)
    expect(await suggest(query, 'bg')).toBeInstanceOf(Array)
  })
})

describe('a list', () => {
  it('continues after its last hit without gap or repetition', async () => {
    const database = await db()
    await database.execute(sql`
      with empty as (
        insert into imports (id, brochure_id, file_id, status)
        select gen_random_uuid(), brochure_id, file_id, status from imports limit 1 returning id
      ), made as (
        insert into brochures (id, slug, retailer_id, category_id, valid_from, valid_to, active_import_id, _status)
        select gen_random_uuid(), 'series-' || n, retailer_id, category_id, valid_from, valid_to, empty.id, _status
        from empty, brochures, generate_series(1, ${hitsAPage + 3}) n where slug = 'current' returning id
      )
      insert into brochures_locales (title, _locale, _parent_id) select 'Поредица', 'bg', id from made`)
    await rebuildSearchIndex()
    const first = await searchBrochures({ query: 'поредица', locale: 'bg' })
    const second = await searchBrochures({ query: 'поредица', locale: 'bg', cursor: first.next ?? '' })
    const seen = [...first.brochures, ...second.brochures].map(({ brochure }) => brochure.slug)
    expect(first.total).toBe(hitsAPage + 3)
    expect(first.brochures).toHaveLength(hitsAPage)
    expect(new Set(seen).size).toBe(hitsAPage + 3)
    expect(second.next).toBeNull()
  })
})

describe('a made-up cursor', () => {
  const id = '8f14e45f-ceea-467f-a0e6-0123456789ab'

  it.each([`99999999999_2026-01-01_${id}`, `-99999999999_2026-01-01_${id}`, `1_0000-01-01_${id}`, `1_2026-01-01_x`])(
    'begins at the first page of a search: %s',
    async (cursor) => {
      const question = { query: 'плодове', locale: 'bg' } as const
      const asked = { ...question, cursor }
      expect(await searchBrochures(asked)).toEqual(await searchBrochures(question))
      expect(await searchPosts(asked)).toEqual(await searchPosts(question))
    },
  )

  it.each(['1_99999999999', '1_2147483648', '99999999999999999999_1'])(
    'begins at the first page of products: %s',
    async (cursor) => {
      expect(await searchProducts({ query: 'плодове', locale: 'bg', cursor })).toMatchObject({ next: null })
    },
  )
})

describe('suggestions', () => {
  it('complete a word and name shops, categories and brochures', async () => {
    const found = await suggest('зор', 'bg')
    expect(found).toContainEqual({ kind: 'retailer', text: 'Зора', lang: 'bg', path: '/r/zora' })
    expect((await suggest('супер', 'bg')).map(({ path }) => path)).toContain('/c/supermarket')
    expect((await suggest('зелен', 'bg')).map(({ text }) => text)).toContain('зеленчуци')
    expect((await suggest('плодове зеленчуци', 'bg')).map(({ path }) => path)).toContain('/broshura/current')
  })

  it('name brochures in the order of their days, the latest first', async () => {
    const suggested = async () =>
      (await suggest('подредба', 'bg')).filter(({ kind }) => kind === 'brochure').map(({ path }) => path)
    const sample = { title: 'Подредба на брошури', retailer: 'zora', category: 'supermarket' }
    for (const from of [-3, -1, -2]) await shops.publish({ ...sample, slug: `order${from}`, from, to: 5 })
    const expected = ['/broshura/order-1', '/broshura/order-2', '/broshura/order-3']
    expect(await suggested()).toEqual(expected)
    // Rows that are written later lie elsewhere in the table, from which they would be read in another order.
    await (await db()).execute(sql`update brochures set slug = slug where slug = 'order-1'`)
    await (await db()).execute(sql`update brochures set slug = slug where slug = 'order-2'`)
    expect(await suggested()).toEqual(expected)
  })

  it('say nothing of what nobody typed', async () => {
    expect(await suggest('', 'bg')).toEqual([])
    expect(await suggest('я', 'bg')).toEqual([])
  })
})
