import { expect, it } from 'vitest'
import { addDays, sofiaDay } from '@/domain/calendar-day'
import { contentFixtures } from '../content/content-fixtures'
import { atEnd } from '../setup/at-end'
import { freshCms } from '../setup/cms'
import { visitorRequest } from '../setup/next-request'

const { payload } = await freshCms()
const fixtures = await contentFixtures(payload)
const { getCategoryShops } = await import('@/features/brochures/categories/shops')
const { listenForInvalidations, waitForInvalidations } = await import('@/server/cache/listener')
atEnd(await listenForInvalidations())

const day = (offset: number) => addDays(sofiaDay(), offset)

const open = (retailer: string, town: string) =>
  payload.create({ collection: 'stores', data: { retailer, town, name: 'Обект', address: 'ул. 1' } })

async function answerOf(category: string) {
  await waitForInvalidations()
  return visitorRequest(() => getCategoryShops(category))
}

const shopsOf = async (category: string) => (await answerOf(category)).shops

it('are those with a brochure of the category now or soon, or that name it, each with its towns of most stores', async () => {
  const category = await fixtures.createCategory()
  const [now, soon, named, past, draft] = [
    await fixtures.createRetailer('now'),
    await fixtures.createRetailer('soon'),
    await fixtures.createRetailer('named'),
    await fixtures.createRetailer('past'),
    await fixtures.createRetailer('draft', 'draft'),
  ]
  for (const town of ['Варна', 'София', 'Стара Загора', 'Русе', 'Бургас', 'София', 'Стара загора', 'Стара Загора'])
    await open(now, town)
  await open(named, 'Плевен')
  expect(await shopsOf(category)).toEqual([])
  await fixtures.createBrochure({ category, retailer: now })
  await fixtures.createBrochure({ category, retailer: now, validFrom: day(1) })
  await fixtures.createBrochure({ category, retailer: soon, validFrom: day(2), validTo: day(5) })
  await fixtures.createBrochure({ category, retailer: past, validFrom: day(-5), validTo: day(-1) })
  const elsewhere = await fixtures.createCategory()
  for (const retailer of [soon, past]) await fixtures.createBrochure({ category: elsewhere, retailer })
  for (const id of [named, draft]) {
    const { _status } = await payload.findByID({ collection: 'retailers', id, draft: true })
    await payload.update({ collection: 'retailers', id, locale: 'bg', data: { categories: [category], _status } })
  }
  expect(
    (await shopsOf(category)).map(({ slug, current, towns, allTowns }) => [slug, current, towns, allTowns]),
  ).toEqual([
    ['now', 1, ['Стара Загора', 'София', 'Бургас'], 5],
    ['named', 0, ['Плевен'], 1],
    ['soon', 1, [], 0],
  ])
})

it('follow a store that opens, a brochure of another category and one that is withdrawn', async () => {
  const category = await fixtures.createCategory()
  const retailer = await fixtures.createRetailer()
  const brochure = await fixtures.createBrochure({ category, retailer })
  const counts = async () => (await shopsOf(category)).map(({ current }) => current)
  expect(await counts()).toEqual([1])
  await fixtures.createBrochure({ retailer })
  expect(await counts()).toEqual([2])
  expect((await shopsOf(category)).map(({ towns }) => towns)).toEqual([[]])
  await open(retailer, 'Видин')
  expect((await shopsOf(category)).map(({ towns }) => towns)).toEqual([['Видин']])
  await fixtures.unpublish(brochure)
  expect(await shopsOf(category)).toEqual([])
})

it('are at most eighteen, and it is known that there are more', async () => {
  const category = await fixtures.createCategory()
  const add = async (count: number) => {
    for (let left = count; left > 0; left -= 1) {
      const id = await fixtures.createRetailer()
      const data = { categories: [category], _status: 'published' as const }
      await payload.update({ collection: 'retailers', id, locale: 'bg', data })
    }
  }
  const counted = async () => {
    const { shops, hasMore } = await answerOf(category)
    return [shops.length, hasMore]
  }
  await add(18)
  expect(await counted()).toEqual([18, false])
  await add(1)
  expect(await counted()).toEqual([18, true])
})
