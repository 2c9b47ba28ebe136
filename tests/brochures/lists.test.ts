import { sql } from '@payloadcms/db-postgres'
import { describe, expect, it } from 'vitest'
import { addDays, sofiaDay } from '@/domain/calendar-day'
import type { BrochureFilter } from '@/features/brochures/list-query'
import { contentFixtures } from '../content/content-fixtures'
import { freshCms } from '../setup/cms'
import { visitorRequest } from '../setup/next-request'

const today = sofiaDay()
const day = (offset: number) => addDays(today, offset)

async function loadQueries() {
  const list = await import('@/features/brochures/list-query')
  const related = await import('@/features/brochures/data')
  const detail = await import('@/features/brochures/detail-query')
  const retailers = await import('@/features/brochures/retailers/queries')
  return { ...list, ...related, ...detail, ...retailers }
}

const { payload } = await freshCms()
const fixtures = await contentFixtures(payload)
const queries = await loadQueries()

async function slugs(filter: BrochureFilter, limit = 100): Promise<string[]> {
  return (await queries.listBrochures('bg', filter, limit)).brochures.map(({ slug }) => slug)
}

describe('states around the day', () => {
  it('sort brochures by their first and last day, both inclusive', async () => {
    const category = await fixtures.createCategory()
    const spans = {
      'ended-yesterday': [-5, -1],
      'ends-today': [-5, 0],
      'today-only': [0, 0],
      'starts-today': [0, 5],
      'starts-tomorrow': [1, 5],
    } as const
    for (const [slug, [first, last]] of Object.entries(spans)) {
      await fixtures.createBrochure({ slug, category, validFrom: day(first), validTo: day(last) })
    }
    await fixtures.createBrochure({ slug: 'a-draft', category, _status: 'draft' })
    const of = (state: BrochureFilter['state']) => slugs({ category, state }).then((found) => found.sort())
    expect(await of('current')).toEqual(['ends-today', 'starts-today', 'today-only'])
    expect(await of('ends-today')).toEqual(['ends-today', 'today-only'])
    expect(await of('upcoming')).toEqual(['starts-tomorrow'])
    expect(await of('expired')).toEqual(['ended-yesterday'])
  })
})

describe('pages of a list', () => {
  const rows = 23

  async function equals(state: 'current' | 'upcoming' | 'expired') {
    const category = await fixtures.createCategory()
    const someImport = await fixtures.addPages(await fixtures.createBrochure({ _status: 'draft' }), 1)
    const offset = { current: 0, upcoming: 20, expired: -20 }[state]
    await fixtures.run(sql`
      insert into brochures (id, slug, valid_from, valid_to, retailer_id, category_id, active_import_id, published_at, _status)
      select gen_random_uuid(), ${category} || '-' || n,
        to_char(${day(offset - 2)}::date + n % 3, 'YYYY-MM-DD'), to_char(${day(offset + 1)}::date + n % 3, 'YYYY-MM-DD'),
        ${fixtures.retailer}, ${category}, ${someImport},
        case when n % 4 > 0 then timestamptz '2026-01-01 10:00:00.123Z' + n % 4 * interval '1 millisecond' end, 'published'
      from generate_series(1, ${rows}::int) n`)
    return category
  }

  it.each([
    ['current', 'ends'],
    ['current', 'newest'],
    ['upcoming', 'ends'],
    ['upcoming', 'newest'],
    ['expired', 'ends'],
    ['expired', 'newest'],
  ] as const)('of %s brochures by %s lose none and repeat none', async (state, sort) => {
    const filter = { category: await equals(state), state, sort }
    const all = (await queries.listBrochures('bg', filter, rows)).brochures.map(({ id }) => id)
    expect(all).toHaveLength(rows)
    const paged: string[] = []
    let cursor: string | null | undefined
    do {
      const page = await queries.listBrochures('bg', filter, 4, cursor ?? undefined)
      paged.push(...page.brochures.map(({ id }) => id))
      cursor = page.next
    } while (cursor && paged.length <= rows)
    expect(paged).toEqual(all)
  })

  it('start anew with a cursor that nobody gave out', async () => {
    const filter = { category: await equals('current'), state: 'current' } as const
    const id = '01890a5d-ac96-774b-bcce-b302099a8057'
    const wrong = ['x', `abc_${id}`, `1e999_${id}`, `2026-01-01_${'-'.repeat(36)}`, `_${id}`, `NaN_${id}`, '%00_']
    for (const sort of ['ends', 'newest'] as const) {
      for (const cursor of wrong) {
        await expect(queries.listBrochures('bg', { ...filter, sort }, 4, cursor)).resolves.toHaveProperty('brochures')
      }
    }
  })

  it('are in the order that was asked for', async () => {
    const category = await fixtures.createCategory()
    const create = (slug: string, first: number, last: number, publishedAt: string) =>
      fixtures.createBrochure({ slug, category, validFrom: day(first), validTo: day(last), publishedAt })
    await create('middle', -1, 5, '2026-01-03T00:00:00Z')
    await create('soonest', -1, 2, '2026-01-01T00:00:00Z')
    await create('latest', -1, 9, '2026-01-02T00:00:00Z')
    expect(await slugs({ category, state: 'current' })).toEqual(['soonest', 'middle', 'latest'])
    expect(await slugs({ category, state: 'current', sort: 'newest' })).toEqual(['middle', 'latest', 'soonest'])
    await create('next-week', 7, 13, '2026-01-01T00:00:00Z')
    await create('tomorrow', 1, 20, '2026-01-01T00:00:00Z')
    expect(await slugs({ category, state: 'upcoming' })).toEqual(['tomorrow', 'next-week'])
    await create('long-past', -30, -20, '2026-01-01T00:00:00Z')
    await create('just-past', -30, -1, '2026-01-01T00:00:00Z')
    expect(await slugs({ category, state: 'expired' })).toEqual(['just-past', 'long-past'])
  })
})

describe('filters and counts', () => {
  it('by category and shop, with the shops that have something, most first', async () => {
    const category = await fixtures.createCategory()
    const [many, few, hidden] = [
      await fixtures.createRetailer('many'),
      await fixtures.createRetailer('few'),
      await fixtures.createRetailer('hidden'),
    ]
    for (const [slug, retailer] of [
      ['m-1', many],
      ['m-2', many],
      ['f-1', few],
      ['h-1', hidden],
    ] as const) {
      await fixtures.createBrochure({ slug, retailer, category })
    }
    await payload.update({ collection: 'retailers', id: hidden, locale: 'bg', data: { _status: 'draft' } })
    await fixtures.createBrochure({ retailer: few, category, validFrom: day(-9), validTo: day(-1) })
    expect((await slugs({ category, state: 'current' })).sort()).toEqual(['f-1', 'm-1', 'm-2'])
    expect(await slugs({ category, retailer: few, state: 'current' })).toEqual(['f-1'])
    expect(await slugs({ retailer: hidden, state: 'current' })).toEqual([])
    expect(await queries.countByRetailer({ category, state: 'current' })).toEqual([
      { slug: 'many', name: 'Магазин many', count: 2 },
      { slug: 'few', name: 'Магазин few', count: 1 },
    ])
    expect(await queries.readBrochure((await queries.readBrochureId('h-1')) ?? '', 'bg')).toBeNull()
  })

  it('leave out what has no page of its own to open', async () => {
    const category = await fixtures.createCategory()
    await fixtures.createBrochure({ slug: 'no-pdf-yet', category, pages: 0 })
    expect(await queries.readBrochureId('no-pdf-yet')).toBeNull()
    expect(await slugs({ category, state: 'current' })).toEqual([])
    expect(await queries.countByRetailer({ category, state: 'current' })).toEqual([])
  })
})

describe('the brochures on the page of a shop', () => {
  it('are all that have not ended, and lead on where older ones are left out', async () => {
    const { getShopList } = await import('@/features/brochures/retailers/shop-lists')
    const [id, category] = [await fixtures.createRetailer('in-towns'), await fixtures.createCategory('of-towns')]
    const someImport = await fixtures.addPages(await fixtures.createBrochure({ _status: 'draft' }), 1)
    const publish = (name: string, count: number, first: number, last: number) =>
      fixtures.run(sql`
        insert into brochures (id, slug, valid_from, valid_to, retailer_id, category_id, active_import_id, _status)
        select gen_random_uuid(), ${name} || '-' || n, ${day(first)}, ${day(last)}, ${id}, ${category}, ${someImport},
          'published'
        from generate_series(1, ${count}::int) n`)
    await publish('town-now', 28, -1, 3)
    await publish('town-past', 25, -9, -2)
    const list = (state: BrochureFilter['state']) =>
      visitorRequest(() => getShopList('de', { id, slug: 'in-towns' }, state))
    const current = await list('current')
    expect(current.brochures).toHaveLength(28)
    expect(current.all).toBeNull()
    const past = await list('expired')
    expect(past.brochures).toHaveLength(24)
    expect(past.all).toBe('/de/c/of-towns/filter?shop=in-towns&state=expired')
  })
})

describe('related brochures', () => {
  it('are those an editor chose in that order, then of the shop, then of the category, none that has ended', async () => {
    const [shop, category] = [await fixtures.createRetailer(), await fixtures.createCategory()]
    const [otherShop, otherCategory] = [await fixtures.createRetailer(), await fixtures.createCategory()]
    const elsewhere = { retailer: otherShop, category: otherCategory }
    const chosen: string[] = []
    for (const name of ['b', 'a']) chosen.push(await fixtures.createBrochure({ ...elsewhere, slug: `chosen-${name}` }))
    chosen.push(
      await fixtures.createBrochure({ ...elsewhere, slug: 'chosen-past', validFrom: day(-9), validTo: day(-1) }),
    )
    chosen.push(await fixtures.createBrochure({ ...elsewhere, slug: 'chosen-draft', _status: 'draft' }))
    await fixtures.createBrochure({ retailer: otherShop, category, slug: 'of-category' })
    await fixtures.createBrochure({ retailer: shop, category: otherCategory, slug: 'of-shop' })
    await fixtures.createBrochure({
      retailer: shop,
      category,
      slug: 'of-shop-past',
      validFrom: day(-9),
      validTo: day(-1),
    })
    await fixtures.createBrochure({ ...elsewhere, slug: 'unrelated' })
    const id = await fixtures.createBrochure({ retailer: shop, category, slug: 'itself', related: chosen })
    const found = (await queries.readRelated(id, 'bg')).map(({ slug }) => slug)
    expect(found).toEqual(['chosen-b', 'chosen-a', 'of-shop', 'of-category'])
  })

  it('keep the order of twelve', async () => {
    const related: string[] = []
    for (let count = 0; count < 12; count += 1) related.push(await fixtures.createBrochure({ slug: `twelve-${count}` }))
    const place = { retailer: await fixtures.createRetailer(), category: await fixtures.createCategory() }
    const id = await fixtures.createBrochure({ ...place, related })
    const found = (await queries.readRelated(id, 'bg')).map(({ slug }) => slug)
    expect(found).toEqual(Array.from({ length: 8 }, (_, index) => `twelve-${index}`))
  })
})

describe('a missing translation', () => {
  it('is told by the language of the text that is in its place', async () => {
    const category = await fixtures.createCategory('fallback')
    const id = await fixtures.createBrochure({ slug: 'untranslated', category })
    await fixtures.run(sql`delete from brochures_locales where _parent_id = ${id} and _locale = 'de'`)
    const brochure = await queries.readBrochure(id, 'de')
    expect(brochure?.title.lang).toBe('bg')
    expect(brochure?.title.text).toMatch(/ bg$/)
    expect(brochure?.summary).toEqual({ text: 'Summary bg', lang: 'bg' })
    expect(brochure?.category.name).toEqual({ text: 'Категория fallback', lang: 'bg' })
    expect((await queries.readBrochure(id, 'en'))?.title.lang).toBe('en')
  })
})

describe('a contact that was typed and deleted again', () => {
  const deleted = { email: '', phone: '', address: '' }

  it('leaves that of the shop on the brochure', async () => {
    const contact = { email: 'office@shop.example', phone: '+359 2 123 45 67', address: 'София, ул. Оборище 1' }
    const shop = await fixtures.createRetailer('with-contact')
    await payload.update({ collection: 'retailers', id: shop, data: { contact, _status: 'published' } })
    const id = await fixtures.createBrochure({ retailer: shop })
    const own = { ...deleted, phone: '+359 888 123 456' }
    const data = { contact: own, _status: 'published' as const }
    await payload.update({ collection: 'brochures', id, locale: 'bg', data })
    expect((await queries.readBrochure(id, 'bg'))?.contact).toEqual({ ...contact, phone: own.phone })
  })

  it('tells search engines nothing empty of the shop', async () => {
    const { retailerOrganization } = await import('@/features/site/seo/json-ld')
    const shop = await fixtures.createRetailer('without-contact')
    const data = { contact: deleted, website: '', _status: 'published' as const }
    await payload.update({ collection: 'retailers', id: shop, data })
    const read = await queries.readRetailer(shop, 'bg')
    const told = read && JSON.stringify(retailerOrganization('bg', read))
    expect(told).toContain('/r/without-contact"')
    expect(told).not.toContain('""')
  })
})

describe('the newest brochure of a shop', () => {
  it('is the one that began last among those valid today', async () => {
    const retailer = await fixtures.createRetailer('latest-of')
    const create = (slug: string, first: number, last: number, more = {}) =>
      fixtures.createBrochure({ slug, retailer, validFrom: day(first), validTo: day(last), ...more })
    expect(await queries.readLatestSlug('latest-of')).toBeNull()
    await create('past', -9, -1)
    await create('upcoming', 1, 9)
    expect(await queries.readLatestSlug('latest-of')).toBeNull()
    await create('longer', -5, 9)
    await create('newer', -2, 0)
    await create('draft', -1, 9, { _status: 'draft' })
    await create('without-pdf', -1, 9, { pages: 0 })
    expect(await queries.readLatestSlug('latest-of')).toBe('newer')
    expect(await queries.readLatestSlug('nobody')).toBeNull()
  })
})
