import { sql } from '@payloadcms/db-postgres'
import { describe, expect, it } from 'vitest'
import { addDays, sofiaDay } from '@/domain/calendar-day'
import type { ReductionAnswer } from '@/domain/reduction'
import { contentFixtures } from '../content/content-fixtures'
import { atEnd } from '../setup/at-end'
import { freshCms } from '../setup/cms'
import { visitorRequest } from '../setup/next-request'

const { payload } = await freshCms()
const fixtures = await contentFixtures(payload)
const { findBestOffers, getBestOffers } = await import('@/features/search/offers/best-offers')
const { listenForInvalidations, waitForInvalidations } = await import('@/server/cache/listener')
atEnd(await listenForInvalidations())

const pharmacy = await fixtures.createCategory('pharmacy')
const today = sofiaDay()
const day = (offset: number) => addDays(today, offset)

type Given = { title: string; seen?: boolean; validTo?: string }

async function offer(brochure: string, { title, seen = false, validTo }: Given): Promise<string> {
  const box = seen ? { x: 0.1, y: 0.1, width: 0.3, height: 0.2 } : undefined
  const data = { brochure, pageNumber: 1, title, priceCents: 100, oldPriceCents: 200, box, validTo }
  return (await payload.create({ collection: 'offers', data })).id
}

async function judge(id: string, answer: ReductionAnswer, percent: number | null = null): Promise<void> {
  const verdict = JSON.stringify({ answer, startedOn: today, prior: { cents: 200, day: day(-9) }, percent })
  await fixtures.run(sql`
    insert into prices.offer_reductions (offer_id, verdict) values (${id}, ${verdict}::jsonb)
    on conflict (offer_id) do update set verdict = excluded.verdict`)
  await fixtures.run(sql`update search.offers set reduction = ${answer} where id = ${id}`)
}

const titles = async (category: string, limit = 20) => {
  const ids = await findBestOffers({ category }, limit)
  const { docs } = await payload.find({ collection: 'offers', where: { id: { in: ids } }, limit: 100, depth: 0 })
  return ids.map((id) => docs.find((found) => found.id === id)?.title)
}

describe('the best offers of a category or shop', () => {
  it('begin with genuine reductions, then take one of each shop in turn, and end with refuted ones', async () => {
    const category = await fixtures.createCategory()
    const [one, two] = [await fixtures.createRetailer(), await fixtures.createRetailer()]
    const [first, second] = [
      await fixtures.createBrochure({ category, retailer: one }),
      await fixtures.createBrochure({ category, retailer: two }),
    ]
    await offer(first, { title: 'без място', validTo: day(1) })
    await offer(first, { title: 'по-късно', seen: true, validTo: day(2) })
    await offer(first, { title: 'скоро', seen: true, validTo: day(1) })
    await judge(await offer(first, { title: 'мнимо', seen: true, validTo: day(0) }), 'not-real')
    await judge(await offer(first, { title: 'малко', validTo: day(3) }), 'real', 10)
    await judge(await offer(first, { title: 'под процент', validTo: day(3) }), 'real')
    await judge(await offer(second, { title: 'много', validTo: day(3) }), 'real', 40)
    await offer(second, { title: 'друг магазин', seen: true, validTo: day(3) })
    const found = await titles(category)
    expect(found.slice(0, 3)).toEqual(['много', 'малко', 'под процент'])
    // Which shop is first of a turn is not said.
    expect(found.slice(3, 5).sort()).toEqual(['друг магазин', 'скоро'])
    expect(found.slice(5)).toEqual(['по-късно', 'без място', 'мнимо'])
    expect(await titles(category, 2)).toEqual(['много', 'малко'])
  })

  it('are each once, though several editions of a shop have them, from the one for the whole country if it can be', async () => {
    const category = await fixtures.createCategory()
    const of = (towns: string[]) => fixtures.createBrochure({ category, towns })
    const other = await of(['Варна'])
    for (const town of [['Бургас'], [], ['Варна']])
      await judge(await offer(await of(town), { title: 'Кафе Лаваца' }), 'real', 40)
    await offer(other, { title: 'Кукла' })
    expect(await titles(category, 2)).toEqual(['Кафе Лаваца', 'Кукла'])
    const [coffee = ''] = await findBestOffers({ category }, 1)
    const { brochure } = await payload.findByID({ collection: 'offers', id: coffee, depth: 1 })
    expect(brochure).toMatchObject({ towns: [] })
  })

  it('are those of today, published, of shops that are, in this category', async () => {
    const category = await fixtures.createCategory()
    const hidden = await fixtures.createRetailer()
    for (const [title, data] of [
      ['днешна', {}],
      ['предстояща', { validFrom: day(1), validTo: day(5) }],
      ['минала', { validFrom: day(-5), validTo: day(-1) }],
      ['чернова', { _status: 'draft' }],
      ['от скрит магазин', { retailer: hidden }],
    ] as const) {
      await offer(await fixtures.createBrochure({ category, ...data }), { title })
    }
    await payload.update({ collection: 'retailers', id: hidden, locale: 'bg', data: { _status: 'draft' } })
    await offer(await fixtures.createBrochure(), { title: 'от друга категория' })
    expect(await titles(category)).toEqual(['днешна'])
  })

  it('are none of medicines, which may not be ranked', async () => {
    await offer(await fixtures.createBrochure({ category: pharmacy }), { title: 'Аспирин' })
    expect(await titles(pharmacy)).toEqual([])
  })

  it('of a shop are those of its brochures in all categories, genuine reductions first, and none of medicines', async () => {
    const shop = await fixtures.createRetailer()
    const brochureIn = async (category: string) => fixtures.createBrochure({ category, retailer: shop })
    const [food, toys] = [await fixtures.createCategory(), await fixtures.createCategory()]
    await offer(await brochureIn(food), { title: 'Хляб' })
    await judge(await offer(await brochureIn(toys), { title: 'Кукла' }), 'real', 30)
    await offer(await brochureIn(pharmacy), { title: 'Аспирин' })
    await offer(await fixtures.createBrochure({ category: food }), { title: 'на друг магазин' })
    const cards = await visitorRequest(() => getBestOffers({ shop }, 6))
    expect(cards.map(({ offers: [{ title }] }) => title)).toEqual(['Кукла', 'Хляб'])
  })

  it('follow a changed price, a new offer and a brochure that is withdrawn', async () => {
    const category = await fixtures.createCategory()
    const brochure = await fixtures.createBrochure({ category })
    const shown = async () => {
      await waitForInvalidations()
      const cards = await visitorRequest(() => getBestOffers({ category }, 6))
      return cards.map(({ offers: [{ title, priceCents }] }) => `${title} ${priceCents}`)
    }
    expect(await shown()).toEqual([])
    const id = await offer(brochure, { title: 'Кукла' })
    expect(await shown()).toEqual(['Кукла 100'])
    await payload.update({ collection: 'offers', id, data: { priceCents: 90 } })
    expect(await shown()).toEqual(['Кукла 90'])
    await fixtures.unpublish(brochure)
    expect(await shown()).toEqual([])
  })
})
