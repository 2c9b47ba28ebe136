import { sql } from '@payloadcms/db-postgres'
import { expect, it } from 'vitest'
import { addDays, sofiaDay } from '@/domain/calendar-day'
import { contentFixtures } from '../content/content-fixtures'
import { freshCms } from '../setup/cms'
import { visitorRequest } from '../setup/next-request'

const today = sofiaDay()
const { payload } = await freshCms()
const fixtures = await contentFixtures(payload)
const { listBrochures, listForFeed, listShelf } = await import('@/features/brochures/list-query')
const { readRelated } = await import('@/features/brochures/data')
const { readBrochure } = await import('@/features/brochures/detail-query')
const { readLatestSlug } = await import('@/features/brochures/retailers/queries')
const { atomFeed } = await import('@/features/site/feeds/atom')
const { GET: latest } = await import('@/app/(site)/[locale]/(framed)/r/[slug]/latest/route')
const { GET: towns } = await import('@/app/api/towns/route')
const { GET: embed } = await import('@/app/(site)/[locale]/embed/r/[slug]/route')

async function threeEditions(shop: string) {
  const [retailer, category] = [await fixtures.createRetailer(shop), await fixtures.createCategory()]
  const create = (slug: string, towns: string[], validFrom = today) =>
    fixtures.createBrochure({
      slug: `${shop}-${slug}`,
      retailer,
      category,
      towns,
      validFrom,
      validTo: addDays(today, 3),
    })
  await create('sofia', ['София', 'Перник'])
  await create('varna', ['Варна', 'Бургас', 'Добрич'])
  await create('all', [], addDays(today, -1))
  return { retailer, category }
}

it('an edition has its towns in lists and on its page once they are published', async () => {
  const category = await fixtures.createCategory()
  const id = await fixtures.createBrochure({ category, towns: ['Варна', 'Велико Търново'] })
  const shown = async () => (await listBrochures('de', { category, state: 'current' }, 9)).brochures[0]?.towns
  expect(await shown()).toEqual(['Варна', 'Велико Търново'])
  await payload.update({ collection: 'brochures', id, locale: 'bg', draft: true, data: { towns: ['Русе'] } })
  expect(await shown()).toEqual(['Варна', 'Велико Търново'])
  await fixtures.publish(id)
  expect(await shown()).toEqual(['Русе'])
  expect((await readBrochure(id, 'bg'))?.towns).toEqual(['Русе'])
  await payload.update({ collection: 'brochures', id, locale: 'bg', data: { towns: [], _status: 'published' } })
  expect(await shown()).toEqual([])
})

it('a town without a letter is refused', async () => {
  const id = await fixtures.createBrochure()
  const write = payload.update({ collection: 'brochures', id, data: { towns: ['Варна', '—'], _status: 'published' } })
  await expect(write).rejects.toMatchObject({ data: { errors: [{ path: 'towns' }] } })
})

it('a list that is the same for everybody begins with the edition for the whole country', async () => {
  const { category } = await threeEditions('listed')
  const { brochures } = await listBrochures('bg', { category, state: 'current' }, 9)
  expect(brochures.map(({ slug }) => slug)).toEqual(['listed-all', 'listed-varna', 'listed-sofia'])
})

it('on a shelf the editions of a week count once, and all of them are there', async () => {
  const [retailer, other] = [await fixtures.createRetailer(), await fixtures.createRetailer()]
  const category = await fixtures.createCategory()
  const names = ['Бургас', 'Варна', 'Видин', 'Враца', 'Добрич', 'Перник', 'Плевен', 'Русе', 'Сливен', 'Шумен', 'Ямбол']
  for (const name of names)
    await fixtures.createBrochure({ category, retailer, towns: [name], validFrom: today, validTo: addDays(today, 3) })
  for (const last of [5, 6]) {
    const days = { validFrom: today, validTo: addDays(today, last) }
    await fixtures.createBrochure({ category, retailer: other, slug: `until-${last}`, ...days })
  }
  const shelf = (weeks: number) => listShelf('bg', { category, state: 'current' }, weeks)
  const { brochures, hasMore } = await shelf(2)
  expect(brochures.flatMap(({ towns }) => towns)).toEqual(names)
  expect(brochures.slice(names.length).map(({ slug }) => slug)).toEqual(['until-5'])
  expect(hasMore).toBe(true)
  const whole = await shelf(3)
  expect(whole.brochures).toHaveLength(names.length + 2)
  expect(whole.hasMore).toBe(false)
})

it('of the editions of a week one is related, for a town of the brochure if there is one', async () => {
  const [retailer, other] = [await fixtures.createRetailer(), await fixtures.createRetailer()]
  const category = await fixtures.createCategory()
  const create = (slug: string, towns: string[], first = 0, shop = retailer) =>
    fixtures.createBrochure({
      slug,
      retailer: shop,
      category,
      towns,
      validFrom: addDays(today, first),
      validTo: addDays(today, first + 6),
    })
  const id = await create('in-varna', ['Варна'])
  await create('sister-in-sofia', ['София'])
  await create('sister-in-burgas', ['Бургас'])
  await create('next-in-sofia', ['София'], 7)
  await create('next-in-varna', ['Русе', 'варна'], 7)
  await create('everywhere-food', [])
  await create('everywhere-home', [])
  await create('of-another-shop', [], 0, other)
  const found = (await readRelated(id, 'bg')).map(({ slug }) => slug)
  expect(found.filter((slug) => slug.startsWith('sister-'))).toHaveLength(1)
  expect(found.filter((slug) => !slug.startsWith('sister-')).sort()).toEqual([
    'everywhere-food',
    'everywhere-home',
    'next-in-varna',
    'of-another-shop',
  ])
})

it('links to the current brochure lead to that of a town, else to the one for the whole country', async () => {
  await threeEditions('leads')
  expect(await readLatestSlug('leads')).toBe('leads-all')
  expect(await readLatestSlug('leads', 'pernik')).toBe('leads-sofia')
  expect(await readLatestSlug('leads', 'plovdiv')).toBe('leads-all')
  await fixtures.run(sql`update brochures set valid_to = ${addDays(today, -1)} where slug = 'leads-all'`)
  expect(await readLatestSlug('leads')).toBe('leads-varna')

  const params = Promise.resolve({ locale: 'de', slug: 'leads' })
  const ask = (path: string) => new Request(`http://localhost:3000${path}`)
  const led = await visitorRequest(() => latest(ask('/de/r/leads/latest?town=sofia'), { params }))
  expect(led.headers.get('location')).toBe('/de/broshura/leads-sofia')
  const framed = await visitorRequest(() => embed(ask('/de/embed/r/leads?town=sofia'), { params }))
  expect(await framed.text()).toMatch(/broshura\/leads-sofia".*Ausgabe für Sofia und Pernik/s)
  const neutral = await visitorRequest(() => embed(ask('/de/embed/r/leads'), { params }))
  expect(await neutral.text()).toContain('/de/broshura/leads-varna"')
})

it('a visitor chooses among the towns that have stores of shops that are shown', async () => {
  const [shown, hidden] = [
    await fixtures.createRetailer('in-towns'),
    await fixtures.createRetailer('not-shown', 'draft'),
  ]
  for (const [retailer, town] of [
    [shown, 'Велико Търново'],
    [shown, 'Варна'],
    [hidden, 'Видин'],
  ] as const)
    await payload.create({ collection: 'stores', data: { retailer, name: 'Магазин', town, address: 'ул. 1' } })
  const answer = await visitorRequest(() => towns())
  expect(await answer.json()).toEqual({
    towns: [
      { slug: 'varna', name: 'Варна', latin: 'Varna' },
      { slug: 'veliko-tarnovo', name: 'Велико Търново', latin: 'Veliko Tarnovo' },
    ],
  })
})

it('a feed names the towns in the title', async () => {
  const { retailer } = await threeEditions('fed')
  const head = { locale: 'en', title: 'Brochures', self: 'http://localhost/x', page: 'http://localhost/y' } as const
  const xml = atomFeed(head, await listForFeed('en', { retailer }, 9))
  expect(xml).toMatch(/<title>[^<]+\(Edition for Sofia and Pernik\)<\/title>/)
})

it('a brochure that is deleted takes its towns with it', async () => {
  const id = await fixtures.createBrochure({ towns: ['Варна'] })
  const rows = async () => (await fixtures.run(sql`select from brochures_texts where parent_id = ${id}`)).rows.length
  expect(await rows()).toBe(1)
  await payload.delete({ collection: 'brochures', id })
  expect(await rows()).toBe(0)
})
