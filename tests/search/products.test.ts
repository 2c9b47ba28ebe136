import { sql } from '@payloadcms/db-postgres'
import { beforeAll, describe, expect, it } from 'vitest'
import { addDays, sofiaDay } from '@/domain/calendar-day'
import type { locales } from '@/i18n/routing'
import { freshCms } from '../setup/cms'
import { chainSlug, fillPrices } from './price-data'

const { payload: cms } = await freshCms()
const { db } = await import('@/server/cms')
const { searchProducts } = await import('@/features/search/products/data')
const { suggest } = await import('@/features/search/suggestions')
const { indexAllProducts, indexProducts } = await import('@/server/search-index/products')

const today = sofiaDay()
const may = '2026-05-13'
const gram = (amount: number) => ({ unit: 'kg', amount }) as const

async function group(
  number: number,
  slug: string,
  titles: [string, string, string, string],
  rule: 'none' | 'medicine' = 'none',
) {
  const data = { number, slug, title: titles[0], baseUnit: 'kg', verdictRule: rule } as const
  const { id } = await cms.create({ collection: 'product-groups', locale: 'bg', data })
  for (const [index, locale] of (['bg', 'de', 'en', 'ru'] satisfies typeof locales).entries()) {
    await cms.update({ collection: 'product-groups', id, locale, data: { title: titles[index] ?? '' } })
  }
}

beforeAll(async () => {
  await group(12, 'maslo', ['Краве масло', 'Butter', 'Butter', 'Сливочное масло'])
  await group(90, 'lekarstva', ['Лекарства', 'Arznei', 'Medicines', 'Лекарства'], 'medicine')
  await fillPrices(await db(), [
    {
      title: 'Краве масло Верея 125 г',
      chain: 'Билла',
      day: may,
      group: 12,
      pack: gram(125),
      low: 199,
      towns: { Русе: 219 },
    },
    {
      title: 'Краве масло Верея 125 г',
      name: 'МАСЛО ВЕР.125',
      chain: 'Метро',
      day: may,
      group: 12,
      pack: gram(125),
      low: 205,
      promo: 189,
    },
    { title: 'Президент 200 г', chain: 'Билла', day: may, group: 12, pack: gram(200), low: 399 },
    { title: 'Бисквити с масло 100 г', chain: 'Билла', day: may, pack: gram(100), low: 89 },
    { title: 'Фъстъчено масло 400 г', chain: 'Житен', invented: true, day: today, pack: gram(400), low: 350 },
    { title: 'Олио 1 л', chain: 'Билла', day: may, low: 300, towns: { Русе: 310 } },
    { title: 'Олио 1 л', chain: 'Житен', invented: true, day: today, low: 200, towns: { Русе: 210 } },
    { title: 'Кафе мляно 250 г', chain: 'Билла', day: may, pack: gram(250), low: 300, towns: { Видин: 300 } },
    { title: 'Кафе мляно 250 г', chain: 'Метро', day: may, pack: gram(250), low: 700, towns: { Русе: 710 } },
    { title: 'Кафе на зърна 500 г', chain: 'Билла', day: may, pack: gram(500), low: 900, towns: { Русе: 910 } },
    { title: 'Кафе на зърна 500 г', chain: 'Метро', day: may, pack: gram(500), low: 500, towns: { Видин: 500 } },
    { title: 'Ориз 500 г', chain: 'Билла', day: may, pack: gram(500), low: 150 },
    { title: 'Ориз 1 кг', chain: 'Билла', day: may, pack: gram(1000), low: 260 },
    { title: 'Ориз насипен', chain: 'Билла', day: may, low: 99 },
    { title: 'Рибено масло капсули', chain: 'Билла', day: may, group: 90, low: 50 },
    { title: 'Масло от миналата седмица', chain: 'Стар', day: addDays(may, -7), group: 12, low: 1 },
  ])
  await indexAllProducts(await db())
})

const at = (name: string, price: number, day = may) => ({ shop: { name }, price, day })

type Options = Partial<Parameters<typeof searchProducts>[0]>
const find = (query: string, options: Options = {}) => searchProducts({ query, locale: 'bg', ...options })
const titles = async (query: string, options: Options = {}) =>
  (await find(query, options)).products.map(({ title }) => title)

describe('a search for products', () => {
  it('puts what the official group is called so first, then what more chains sell, and what only contains it last', async () => {
    const found = await titles('масло')
    expect(found[0]).toBe('Краве масло Верея 125 г')
    expect(found.slice(-1)).toEqual(['Бисквити с масло 100 г'])
    expect(found).not.toContain('Масло от миналата седмица')
    expect((await titles('butter', { locale: 'en' })).slice(0, 2)).toEqual([
      'Краве масло Верея 125 г',
      'Президент 200 г',
    ])
  })

  it('puts the lower price of a kilo first among what is equally meant and measured alike', async () => {
    expect(await titles('ориз')).toEqual(['Ориз насипен', 'Ориз 1 кг', 'Ориз 500 г'])
  })

  it('takes a foreign name for goods of its official group or of none: fish oil is no butter', async () => {
    const { products, total, facets } = await find('butter', { locale: 'en' })
    const found = products.map(({ title }) => title)
    expect(found).toEqual(expect.arrayContaining(['Президент 200 г', 'Бисквити с масло 100 г']))
    expect(found).not.toContain('Рибено масло капсули')
    expect(total).toBe(found.length)
    expect(facets.groups.map(({ name }) => name?.text)).toEqual(['Butter'])
    expect(await titles('butter', { locale: 'en', sort: 'price' })).not.toContain('Рибено масло капсули')
    expect(await titles('масло')).toContain('Рибено масло капсули')
  })

  it('shows the lower of shelf and promotion, with its day and chain, and in a town the price there', async () => {
    expect((await find('верея')).products).toMatchObject([
      {
        chains: 2,
        reports: [
          {
            ...at('Метро', 189, may),
            // Reported long ago.
            reduction: null,
            unitPrice: { cents: 1512, unit: 'kg' },
          },
          { shop: { name: 'Билла' }, unitPrice: { cents: 1592, unit: 'kg' } },
        ],
      },
    ])
    expect((await find('верея', { filters: { town: 'Русе' } })).products).toMatchObject([
      { reports: [at('Билла', 219)] },
    ])
    expect(await titles('масло', { filters: { town: 'Русе' } })).toEqual(['Краве масло Верея 125 г'])
  })

  it('shows, orders by and counts the prices of the chosen chain, in the chosen town', async () => {
    const shown = async (filters: Options['filters'], sort: Options['sort'] = 'price') =>
      (await find('кафе', { filters, sort })).products.map((product) => [
        product.title,
        product.reports[0].shop.name,
        product.reports[0].price,
        product.reports[0].unitPrice?.cents,
        product.chains,
      ])
    const [metro, billa] = [chainSlug('Метро'), chainSlug('Билла')]
    expect(await shown({})).toEqual([
      ['Кафе мляно 250 г', 'Билла', 300, 1200, 2],
      ['Кафе на зърна 500 г', 'Метро', 500, 1000, 2],
    ])
    expect(await shown({ retailer: metro })).toEqual([
      ['Кафе на зърна 500 г', 'Метро', 500, 1000, 1],
      ['Кафе мляно 250 г', 'Метро', 700, 2800, 1],
    ])
    expect(await shown({ retailer: billa }, 'kg')).toEqual([
      ['Кафе мляно 250 г', 'Билла', 300, 1200, 1],
      ['Кафе на зърна 500 г', 'Билла', 900, 1800, 1],
    ])
    expect(await shown({ retailer: metro, town: 'Русе' })).toEqual([['Кафе мляно 250 г', 'Метро', 710, 2840, 1]])
    // Metro sells coffee in Ruse, the beans are only sold elsewhere.
    expect(await shown({ retailer: billa, town: 'Русе' }, 'relevance')).toEqual([
      ['Кафе на зърна 500 г', 'Билла', 910, 1820, 1],
    ])
  })

  it('counts what a chain sells in a town, not what it sells elsewhere and others sell there', async () => {
    const counts = async (filters: Options['filters']) => {
      const { total, facets } = await find('кафе', { filters })
      const named = (list: typeof facets.towns) => list.map(({ name, count }) => [name?.text, count])
      return { total, chains: named(facets.retailers), towns: named(facets.towns) }
    }
    expect(await counts({ retailer: chainSlug('Метро'), town: 'Русе' })).toEqual({
      total: 1,
      chains: [
        ['Билла', 1],
        ['Метро', 1],
      ],
      towns: [
        ['Русе', 1],
        ['Видин', 1],
      ],
    })
  })

  it('calls nothing the cheapest by a price of days ago', async () => {
    const database = await db()
    const age = (days: number) =>
      database.execute(sql`
      update prices.latest set day = ${addDays(today, -days)}::date where listing_id in (select id from prices.listings where name like 'Кафе%')`)
    const cheapest = async () => (await find('кафе', { sort: 'price' })).products.map(({ isCheapest }) => isCheapest)
    await age(3)
    expect(await cheapest()).toEqual([false, false])
    await age(2)
    expect(await cheapest()).toEqual([true, false])
    expect((await find('кафе', { sort: 'price', filters: { retailer: chainSlug('Метро') } })).products).toMatchObject([
      { reports: [at('Метро', 500, addDays(today, -2))], isCheapest: true },
      { reports: [at('Метро', 700, addDays(today, -2))], isCheapest: false },
    ])
  })

  it('shows a price of the demonstration only where no real chain has one, as the page of the product does', async () => {
    const first = (cents: number) => [{ chains: 2, reports: [at('Билла', cents, may), { invented: true }] }]
    for (const sort of ['relevance', 'price'] as const) {
      expect((await find('олио', { sort })).products).toMatchObject(first(300))
      const there = await find('олио', { sort, filters: { town: 'Русе' } })
      expect(there.products).toMatchObject(first(310))
    }
    expect((await find('фъстъчено')).products).toMatchObject([{ reports: [{ price: 350, invented: true }] }])
  })

  it('orders by price and by the price of a kilo, medicines without a place', async () => {
    expect((await titles('масло', { sort: 'price' })).slice(0, 2)).toEqual([
      'Краве масло Верея 125 г',
      'Фъстъчено масло 400 г',
    ])
    expect((await titles('масло', { sort: 'price' })).at(-1)).toBe('Рибено масло капсули')
    const { products } = await find('масло', { sort: 'kg' })
    expect(products[0]).toMatchObject({ title: 'Фъстъчено масло 400 г', isCheapest: true })
  })

  it('counts groups, chains and towns under the other filters', async () => {
    const { facets, total } = await find('масло', { filters: { group: 'maslo' } })
    expect(total).toBe(2)
    const counts = (list: { name: { text: string } | null; count: number }[]) =>
      Object.fromEntries(list.map(({ name, count }) => [name?.text, count]))
    expect(counts(facets.groups)).toEqual({ 'Краве масло': 2, Лекарства: 1 })
    expect(counts(facets.retailers)).toEqual({ Билла: 2, Метро: 1 })
    expect(counts(facets.towns)).toEqual({ Русе: 1 })
    expect((await find('масло', { filters: { retailer: 'no' } })).total).toBe(0)
  })

  it('continues after its last hit without gap or repetition', async () => {
    for (const sort of ['relevance', 'price', 'kg'] as const) {
      const seen: string[] = []
      for (let cursor: string | undefined = ''; cursor !== undefined; ) {
        const page = await find('масло', { sort, cursor, limit: 2 })
        seen.push(...page.products.map(({ title }) => title))
        cursor = page.next ?? undefined
      }
      expect(seen).toEqual(await titles('масло', { sort }))
    }
  })

  it('is corrected where nothing has the word', async () => {
    expect(await titles('презитент')).toEqual(['Президент 200 г'])
  })

  it('is suggested while it is typed', async () => {
    expect(await suggest('прези', 'de')).toContainEqual(
      expect.objectContaining({ kind: 'product', text: 'Президент 200 г', lang: 'bg' }),
    )
  })
})

describe('the index of products', () => {
  it('follows a new price, a correction, and a product that nobody sells any more', async () => {
    const database = await db()
    const { rows } = await database.execute(sql`select id from prices.products where title like 'Президент%'`)
    const id = Number(rows[0]?.id)
    await database.execute(sql`
      update prices.latest set low = 299 where listing_id in (select id from prices.listings where product_id = ${id})`)
    await database.execute(sql`update prices.products set title = 'Масло Президент' where id = ${id}`)
    await indexProducts(database, [id])
    expect((await find('президент')).products).toMatchObject([{ title: 'Масло Президент', reports: [{ price: 299 }] }])
    await database.execute(sql`update prices.listings set product_id = null where product_id = ${id}`)
    await indexProducts(database, [id])
    expect(await titles('президент')).toEqual([])
  })

  it('gives a product another kind when its chain, towns or group change, and forgets kinds that nothing is of', async () => {
    const database = await db()
    const retailers = async () =>
      (await find('бисквити')).facets.retailers.map(({ name, count }) => [name?.text, count])
    const kinds = async () =>
      Number((await database.execute(sql`select count(*) as count from search.product_kinds`)).rows[0]?.count)
    const usedKinds = async () =>
      Number((await database.execute(sql`select count(distinct kind_id) as count from search.products`)).rows[0]?.count)
    expect(await retailers()).toEqual([['Билла', 1]])
    await database.execute(sql`
      update prices.listings set company_id = (select id from prices.companies where number = 'Метро')
      where name = 'Бисквити с масло 100 г'`)
    await database.execute(sql`
      insert into prices.latest (listing_id, place_id, day, low, median, high, stores)
      select i.id, p.id, ${may}::date, 79, 79, 79, 1 from prices.listings i, prices.places p
      where i.name = 'Бисквити с масло 100 г' and p.name = 'Русе'`)
    const { rows } = await database.execute(sql`select id from prices.products where title like 'Бисквити%'`)
    await indexProducts(database, [Number(rows[0]?.id)])
    expect(await retailers()).toEqual([['Метро', 1]])
    expect((await find('бисквити')).facets.towns).toMatchObject([{ value: 'Русе', count: 1 }])
    expect(await titles('бисквити', { filters: { town: 'Русе' }, sort: 'price' })).toEqual(['Бисквити с масло 100 г'])
    expect((await find('бисквити', { filters: { retailer: 'no' } })).total).toBe(0)
    await indexAllProducts(await db())
    expect(await kinds()).toBe(await usedKinds())
    await database.execute(sql`delete from prices.products where title like 'Бисквити%'`)
    expect((await find('бисквити')).total).toBe(0)
  })
})
