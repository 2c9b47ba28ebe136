import { beforeAll, expect, it } from 'vitest'
import { locales } from '@/i18n/routing'
import { contentFixtures } from '../content/content-fixtures'
import { atEnd } from '../setup/at-end'
import { freshCms } from '../setup/cms'
import { visitorRequest } from '../setup/next-request'

let waitForInvalidations: () => Promise<void>

async function loadReads() {
  const retailers = await import('@/features/brochures/retailers/queries')
  const frame = await import('@/features/site/frame/data')
  return { ...retailers, ...frame }
}

const { payload } = await freshCms()
const fixtures = await contentFixtures(payload)
const reads = await loadReads()

beforeAll(async () => {
  const listener = await import('@/server/cache/listener')
  waitForInvalidations = listener.waitForInvalidations
  atEnd(await listener.listenForInvalidations())
})

async function open(retailer: string, town: string, name = 'Обект'): Promise<string> {
  const { id } = await payload.create({ collection: 'stores', data: { retailer, name, town, address: 'ул. 1' } })
  await waitForInvalidations()
  return id
}

const shopsIn = (slug: string) =>
  visitorRequest(async () => {
    const { name, retailers, stores } = await reads.getTownShops(slug)
    return { name, retailers: retailers.map((retailer) => retailer.slug), stores: stores.map((store) => store.name) }
  })

it('finds the published shops with a store in a town, whatever spelling names it', async () => {
  const [one, two, draft] = [
    await fixtures.createRetailer('a'),
    await fixtures.createRetailer('b'),
    await fixtures.createRetailer('c', 'draft'),
  ]
  await open(one, 'Стара Загора', 'Център')
  await open(two, 'Стара загора', 'Изток')
  await open(two, 'Варна', 'Море')
  await open(draft, 'Стара Загора', 'Чернова')
  expect(await shopsIn('stara-zagora')).toMatchObject({ retailers: ['a', 'b'] })
  expect((await shopsIn('stara-zagora')).stores.sort()).toEqual(['Изток', 'Център'])
  expect(await shopsIn('varna')).toEqual({ name: 'Варна', retailers: ['b'], stores: ['Море'] })
  expect(await shopsIn('ruse')).toEqual({ name: undefined, retailers: [], stores: [] })
})

it('names shops in the order of the alphabet, small letters beside capitals', async () => {
  for (const [slug, name] of [
    ['pharmacies', 'Аптеки'],
    ['small', 'eMAG'],
    ['capital', 'Zora'],
  ] as const) {
    const id = await fixtures.createRetailer(slug)
    await payload.update({ collection: 'retailers', id, data: { name } })
    await open(id, 'Добрич')
  }
  expect((await shopsIn('dobrich')).retailers).toEqual(['small', 'capital', 'pharmacies'])
  const named = new Set(['small', 'capital', 'pharmacies'])
  const all = (await visitorRequest(() => reads.readRetailers())).map(({ slug }) => slug)
  expect(all.filter((slug) => named.has(slug))).toEqual(['small', 'capital', 'pharmacies'])
})

it('shows the first stores of a shop and of a town with their number, and has all on further pages', async () => {
  const id = await fixtures.createRetailer('chain')
  const all = reads.storesOnPage + 2
  for (let number = 1; number <= all; number++) {
    await payload.create({
      collection: 'stores',
      data: { retailer: id, name: `Обект ${number}`, town: number > 3 ? 'Шумен' : 'Ловеч', address: 'ул. 1' },
    })
  }
  await waitForInvalidations()
  const shop = await visitorRequest(() => reads.readRetailer(id, 'bg'))
  expect([shop?.stores.length, shop?.storeCount]).toEqual([reads.storesOnPage, all])
  const further = await visitorRequest(() => reads.readShopStores(id, undefined, 2))
  expect(further.storeCount).toBe(all)
  const names = [...(shop?.stores ?? []), ...further.stores].map(({ name }) => name)
  expect(new Set(names).size).toBe(all)
  const ofTown = await visitorRequest(() => reads.readShopStores(id, ['Ловеч']))
  expect([ofTown.stores.length, ofTown.storeCount]).toEqual([3, 3])
  expect(await visitorRequest(() => reads.readStoreTowns(id))).toEqual([
    { slug: 'lovech', names: ['Ловеч'] },
    { slug: 'shumen', names: ['Шумен'] },
  ])
  expect(await visitorRequest(() => reads.getTownShops('shumen'))).toMatchObject({ storeCount: all - 3 })
})

it('follows a store that opens or closes', async () => {
  const shop = await fixtures.createRetailer('d')
  expect((await shopsIn('pleven')).retailers).toEqual([])
  const id = await open(shop, 'Плевен')
  expect((await shopsIn('pleven')).retailers).toEqual(['d'])
  await payload.delete({ collection: 'stores', id })
  await waitForInvalidations()
  expect((await shopsIn('pleven')).retailers).toEqual([])
})

it('leads a city of the footer to the same page in every language', async () => {
  const names = { bg: ['Варна', 'Русе'], de: ['Warna', 'Russe'], en: ['Varna'], ru: ['Варна', 'Русе', 'Москва'] }
  for (const locale of locales) {
    await payload.updateGlobal({ slug: 'site-settings', locale, data: { companyName: 'Х', cities: names[locale] } })
  }
  await waitForInvalidations()
  const cities = async (locale: (typeof locales)[number]) =>
    (await visitorRequest(() => reads.getSiteSettings(locale))).cities.map(({ name, slug }) => `${name} ${slug}`)
  expect(await cities('bg')).toEqual(['Варна varna', 'Русе ruse'])
  expect(await cities('de')).toEqual(['Warna varna', 'Russe ruse'])
  expect(await cities('en')).toEqual(['Varna varna'])
  expect(await cities('ru')).toEqual(['Варна varna', 'Русе ruse', 'Москва moskva'])
})
