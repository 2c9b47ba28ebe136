import { sql } from '@payloadcms/db-postgres'
import { beforeAll, describe, expect, it } from 'vitest'
import { addDays, sofiaDay } from '@/domain/calendar-day'
import { freshCms } from '../setup/cms'
import { sampleShops } from './sample-shops'

const { payload: cms } = await freshCms()
const { db } = await import('@/server/cms')
const { searchOffers } = await import('@/features/search/offers/data')
const { rebuildSearchIndex } = await import('@/server/search-index/rebuild')
const { retireEnded } = await import('@/server/search-index/rebuild')

const today = sofiaDay()

type Sample = { title: string; priceCents: number; brochure?: string } & Partial<{
  packSize: string
  loyaltyOnly: boolean
  validFrom: string
  validTo: string
  brand: string
}>

async function offer({ brochure = 'current', ...data }: Sample): Promise<string> {
  const made = await cms.create({
    collection: 'offers',
    data: { brochure: ids[`brochure ${brochure}`] ?? '', pageNumber: 1, ...data },
  })
  return made.id
}

const ids = (await sampleShops(cms)).ids

beforeAll(async () => {
  await offer({ title: 'Краве масло', brand: 'Верея', packSize: '125 г', priceCents: 199 })
  await offer({ title: 'Масло за готвене', packSize: '250 г', priceCents: 299, loyaltyOnly: true })
  await offer({ title: 'Бисквити с масло', packSize: '100 г', priceCents: 59 })
  await offer({ title: 'Краве масло на едро', packSize: '1 кг', priceCents: 999, brochure: 'upcoming' })
  await offer({ title: 'Масло за кукли', priceCents: 100, brochure: 'toys' })
  await offer({ title: 'Краве масло минало', packSize: '200 г', priceCents: 1, brochure: 'past' })
  for (const [retailer, town] of [
    ['zora', 'Русе'],
    ['zora', 'Русе'],
    ['zora', 'Варна'],
    ['veselka', 'Варна'],
  ] as const) {
    const data = { retailer: ids[retailer] ?? '', town, name: 'Магазин', address: 'ул. Главна 1' }
    await cms.create({ collection: 'stores', data })
  }
})

const titles = async (query: string, options: Partial<Parameters<typeof searchOffers>[0]> = {}) =>
  (await searchOffers({ query, locale: 'bg', ...options })).offers.map(({ title }) => title)

describe('a search for offers', () => {
  it('puts what is the thing before what only contains it, what is valid before what is to come, and leaves out the past', async () => {
    const found = await titles('масло')
    expect(found.toSorted()).toEqual(
      ['Бисквити с масло', 'Краве масло', 'Краве масло на едро', 'Масло за готвене', 'Масло за кукли'].toSorted(),
    )
    expect(found.slice(-2)).toEqual(['Краве масло на едро', 'Бисквити с масло'])
  })

  it('says for which towns the brochure of an offer is', async () => {
    const brochure = ids['brochure toys'] ?? ''
    await (await db()).execute(sql`
      insert into brochures_texts ("order", parent_id, path, text)
      values (2, ${brochure}, 'towns', 'Русе'), (1, ${brochure}, 'towns', 'Варна')`)
    const towns = async (query: string) => (await searchOffers({ query, locale: 'bg' })).offers.map((hit) => hit.towns)
    expect(await towns('масло за кукли')).toContainEqual(['Варна', 'Русе'])
    expect(await towns('бисквити')).toEqual([[]])
  })

  it('puts the lower price of a kilo first among what is equally meant and measured alike', async () => {
    const made = [
      await offer({ title: 'Боза', priceCents: 50 }),
      await offer({ title: 'Боза', packSize: '500 г', priceCents: 100 }),
      await offer({ title: 'Боза', packSize: '2 кг', priceCents: 300 }),
    ]
    const { offers } = await searchOffers({ query: 'боза', locale: 'bg' })
    expect(offers.map(({ priceCents }) => priceCents)).toEqual([50, 300, 100])
    for (const id of made) await cms.delete({ collection: 'offers', id })
  })

  it.each([
    ['butter', 'en'],
    ['Butter', 'de'],
    ['сливочное масло', 'ru'],
    ['maslo', 'bg'],
    ['масллоо', 'bg'],
  ] as const)('understands “%s” (%s)', async (query, locale) => {
    expect(await titles(query, { locale })).toContain('Краве масло')
  })

  it('takes a foreign name for the thing that it means, not for another that shares its Bulgarian word', async () => {
    const id = await offer({ title: 'Слънчогледово масло', packSize: '1 л', priceCents: 150 })
    const battery = await offer({ title: 'Батерии', priceCents: 395 })
    expect(await titles('масло')).toContain('Слънчогледово масло')
    const butter = await titles('butter', { locale: 'en' })
    expect(butter).not.toContain('Слънчогледово масло')
    expect(butter).not.toContain('Батерии')
    const cookies = await titles('cookies butter', { locale: 'en' })
    expect(cookies).toContain('Бисквити с масло')
    expect(await titles('sunflower oil', { locale: 'en' })).toEqual(['Слънчогледово масло'])
    for (const made of [id, battery]) await cms.delete({ collection: 'offers', id: made })
  })

  it('orders by price and by the price of a kilo, what has none at the end, and what only contains the thing after it', async () => {
    const byPrice = await titles('масло', { sort: 'price' })
    expect([byPrice[0], byPrice.at(-1)]).toEqual(['Масло за кукли', 'Бисквити с масло'])
    const { offers, units } = await searchOffers({ query: 'масло', locale: 'bg', sort: 'kg' })
    expect(offers.map(({ unitPrice }) => unitPrice?.cents)).toEqual([999, 1196, 1592, 590, undefined])
    expect(units).toEqual(['kg'])
    expect(offers.filter(({ isCheapest }) => isCheapest).map(({ title }) => title)).toEqual(['Масло за готвене'])
  })

  it('calls no price the lowest that is only one of several', async () => {
    const multiBuy = { kind: 'amount', pieces: 2, amountCents: 100 } as const
    const data = { brochure: ids['brochure current'] ?? '', pageNumber: 1, title: 'Масло Ро', priceCents: 50, multiBuy }
    const { id } = await cms.create({ collection: 'offers', data })
    const { offers } = await searchOffers({ query: 'масло', locale: 'bg', sort: 'price' })
    await cms.delete({ collection: 'offers', id })
    expect(offers[0]).toMatchObject({ title: 'Масло Ро', isCheapest: false })
  })

  it('counts every facet under the other filters', async () => {
    const { facets, total } = await searchOffers({
      query: 'масло',
      locale: 'bg',
      filters: { withoutCard: true, retailer: 'zora' },
    })
    expect(total).toBe(3)
    const counts = (list: { value: string; count: number }[]) => Object.fromEntries(list.map((f) => [f.value, f.count]))
    expect(counts(facets.retailers)).toEqual({ zora: 3, veselka: 1 })
    expect(counts(facets.categories)).toEqual({ supermarket: 3 })
    expect(counts(facets.states)).toEqual({ current: 2, upcoming: 1 })
    expect(counts(facets.towns)).toEqual({ Русе: 3, Варна: 3 })
    expect(facets.withoutCard).toBe(3)
  })

  it('finds by town, day, card and category', async () => {
    expect(await titles('масло', { filters: { town: 'Русе' } })).not.toContain('Масло за кукли')
    expect(await titles('масло', { filters: { town: 'Варна', category: 'toys' } })).toEqual(['Масло за кукли'])
    expect(await titles('масло', { filters: { state: 'current' } })).not.toContain('Краве масло на едро')
    expect(await titles('масло', { filters: { withoutCard: true } })).not.toContain('Масло за готвене')
    expect(await titles('масло', { filters: { town: 'Никъде' } })).toEqual([])
  })

  it('continues after its last hit without gap or repetition', async () => {
    for (const sort of ['relevance', 'price', 'kg'] as const) {
      const all = await titles('масло', { sort })
      const seen: string[] = []
      for (let cursor: string | undefined = ''; cursor !== undefined; ) {
        const page = await searchOffers({ query: 'масло', locale: 'bg', sort, cursor, limit: 2 })
        seen.push(...page.offers.map(({ title }) => title))
        cursor = page.next ?? undefined
      }
      // Equally relevant hits are ordered within each page only.
      if (sort === 'relevance') expect(seen.toSorted()).toEqual(all.toSorted())
      else expect(seen).toEqual(all)
    }
  })

  it('gives medicines no place by their price', async () => {
    const category = await cms.create({
      collection: 'categories',
      locale: 'bg',
      data: { slug: 'pharmacy', name: 'Аптеки', icon: 'tag', order: 2 },
    })
    await cms.update({
      collection: 'brochures',
      id: ids['brochure toys'] ?? '',
      data: { category: category.id, _status: 'published' },
    })
    const { offers } = await searchOffers({ query: 'масло', locale: 'bg', sort: 'price' })
    expect(offers.at(-1)).toMatchObject({ title: 'Масло за кукли', isCheapest: false })
    await cms.update({
      collection: 'brochures',
      id: ids['brochure toys'] ?? '',
      data: { category: ids.toys ?? '', _status: 'published' },
    })
  })
})

describe('the index of offers', () => {
  it('follows a changed, hidden and deleted offer and brochure', async () => {
    const id = await offer({ title: 'Зехтин', priceCents: 500 })
    expect(await titles('зехтин')).toEqual(['Зехтин'])
    await cms.update({ collection: 'offers', id, data: { title: 'Оцет' } })
    expect(await titles('оцет')).toEqual(['Оцет'])
    expect(await titles('зехтин')).toEqual([])
    const brochure = ids['brochure current'] ?? ''
    await cms.update({ collection: 'brochures', id: brochure, data: { _status: 'draft' } })
    expect(await titles('оцет')).toEqual([])
    await cms.update({ collection: 'brochures', id: brochure, data: { _status: 'published' } })
    expect(await titles('оцет')).toEqual(['Оцет'])
    await cms.delete({ collection: 'offers', id })
    expect(await titles('оцет')).toEqual([])
  })

  it('is the same after a rebuild, and loses what has ended', async () => {
    await offer({ title: 'Горчица', priceCents: 90, validFrom: today, validTo: today })
    await rebuildSearchIndex()
    expect(await titles('горчица')).toEqual(['Горчица'])
    const database = await db()
    await database.execute(sql`update search.offers set last_day = ${addDays(today, -1)} where first_day = ${today}`)
    expect(await titles('горчица')).toEqual([])
    await retireEnded()
    const { rows } = await database.execute(
      sql`select count(*)::integer as left from search.offers where last_day < ${today}`,
    )
    expect(rows).toEqual([{ left: 0 }])
  })

  /** Ended so many days ago, and was retired or not. */
  async function endBrochure(slug: string, days: number, ended: boolean) {
    const database = await db()
    const [id, day] = [ids[`brochure ${slug}`], addDays(today, -days)]
    await database.execute(sql`update brochures set valid_to = ${day} where id = ${id}`)
    await database.execute(sql`
      update search.documents_brochure set valid_to = ${day}::date, ended = ${ended} where id = ${id}`)
  }

  it('looks for brochures to retire among the last that ended, and further back only while there are some', async () => {
    const database = await db()
    await database.execute(sql`update brochures set valid_to = '2001-01-01' where valid_to < ${today}`)
    await endBrochure('current', 1, false)
    await endBrochure('toys', 2, true)
    await endBrochure('upcoming', 3, false)
    const left = async () => {
      const { rows } = await database.execute(sql`
        select id from search.documents_brochure where not ended and valid_to < ${today}::date`)
      return rows
    }
    expect(await retireEnded(1)).toBe(1)
    expect(await left()).toEqual([{ id: ids['brochure upcoming'] }])
    expect(await retireEnded()).toBe(1)
    expect(await left()).toEqual([])
  })

  it('a run that fails between two batches leaves the brochures of both to the next', async () => {
    const database = await db()
    await endBrochure('current', 1, false)
    await endBrochure('toys', 2, false)
    await database.execute(sql`
      create function search.fail() returns trigger language plpgsql as $$ begin raise exception 'fails'; end $$;
      create trigger fails before update on search.documents_brochure for each row
        when (new.id = '${sql.raw(ids['brochure toys'] ?? '')}') execute function search.fail();
    `)
    await expect(retireEnded(1)).rejects.toThrow()
    await database.execute(sql`drop function search.fail() cascade`)
    expect(await retireEnded(1)).toBe(2)
  })
})
