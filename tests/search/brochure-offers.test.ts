import { sql } from '@payloadcms/db-postgres'
import { beforeAll, expect, it } from 'vitest'
import { addDays, sofiaDay } from '@/domain/calendar-day'
import { freshCms } from '../setup/cms'
import { sampleShops } from './sample-shops'

const { payload: cms } = await freshCms()
const { searchBrochures } = await import('@/features/search/data')

type Printed = {
  oldPriceCents?: number
  loyaltyOnly?: boolean
  validFrom?: string
  validTo?: string
}

async function offer(brochure: string, title: string, priceCents: number, data: Printed = {}) {
  return cms.create({
    collection: 'offers',
    data: { brochure: ids[`brochure ${brochure}`] ?? '', pageNumber: 1, title, priceCents, ...data },
  })
}

const today = sofiaDay()
const ids = (await sampleShops(cms)).ids

beforeAll(async () => {
  await offer('current', 'Прясно мляко Верея', 219)
  await offer('current', 'Прясно мляко Саяна', 199)
  await offer('current', 'Сапун с мляко', 65)
  const { id } = await offer('current', 'Мляко без такава страница', 249)
  await cms.db.drizzle.execute(sql`update offers set page_number = 9 where id = ${id}`)
  await offer('current', 'Овче мляко', 399)
  await offer('current', 'Овче мляко', 449)
  await offer('toys', 'Сапун с мляко', 59)
})

const hits = async (query: string) =>
  Object.fromEntries(
    (await searchBrochures({ query, locale: 'bg' })).brochures.map((hit) => [
      hit.brochure.slug,
      { ...hit, offers: hit.offers.map(({ title, priceCents, position }) => ({ title, priceCents, position })) },
    ]),
  )

it('shows what a brochure offers of it with price and page, the cheapest first, and how much more there is', async () => {
  const { current } = await hits('мляко')
  expect(current?.offers).toEqual([
    { title: 'Прясно мляко Саяна', priceCents: 199, position: 1 },
    { title: 'Прясно мляко Верея', priceCents: 219, position: 1 },
    { title: 'Овче мляко', priceCents: 399, position: 1 },
  ])
  expect(current).toMatchObject({ moreOffers: 1, snippet: [] })
})

it('takes no soap with milk for milk where there is milk, and shows it where there is nothing else', async () => {
  const found = await hits('мляко')
  expect(found.current?.offers.map(({ title }) => title)).not.toContain('Сапун с мляко')
  expect(found.toys?.offers.map(({ title }) => title)).toEqual(['Сапун с мляко'])
  expect((await hits('сапун')).current?.offers.map(({ title }) => title)).toEqual(['Сапун с мляко'])
})

it('puts the brochure that has the thing before one that has something with it', async () => {
  const { brochures } = await searchBrochures({ query: 'мляко', locale: 'bg' })
  expect(brochures.map(({ brochure }) => brochure.slug)).toEqual(['current', 'toys'])
})

it('knows of an offer that its price is for holders of the shop’s card alone', async () => {
  await offer('toys', 'Кафе Лаваца', 499, { loyaltyOnly: true })
  await offer('toys', 'Кафе Якобс', 599)
  const { toys } = Object.fromEntries(
    (await searchBrochures({ query: 'кафе', locale: 'bg' })).brochures.map(({ brochure, offers }) => [
      brochure.slug,
      offers.map(({ title, loyaltyOnly }) => [title, loyaltyOnly]),
    ]),
  )
  expect(toys).toEqual([
    ['Кафе Лаваца', true],
    ['Кафе Якобс', false],
  ])
})

it('knows of an offer which days it is for, which need not be those of its brochure', async () => {
  const weekend = { validFrom: addDays(today, 2), validTo: addDays(today, 3) }
  await offer('current', 'Боза Радомир', 99, weekend)
  const [found] = (await searchBrochures({ query: 'боза', locale: 'bg' })).brochures
  expect(found?.offers).toMatchObject([{ title: 'Боза Радомир', ...weekend }])
})

it('says of an offer what is known of its reduction', async () => {
  const { id } = await offer('toys', 'Халва сусамова', 240, { oldPriceCents: 399 })
  const reductionOf = async () =>
    (await searchBrochures({ query: 'халва', locale: 'bg' })).brochures.map(({ offers }) => offers[0]?.reduction)
  expect(await reductionOf()).toMatchObject([{ old: 399, verdict: { answer: 'unknown' } }])
  const verdict = { answer: 'not-real', startedOn: today, prior: { cents: 230, day: addDays(today, -2) } }
  await cms.db.drizzle.execute(sql`
    insert into prices.offer_reductions (offer_id, verdict) values (${id}, ${JSON.stringify(verdict)}::jsonb)`)
  expect(await reductionOf()).toEqual([{ old: 399, verdict }])
})
