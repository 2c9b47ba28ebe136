import { sql } from '@payloadcms/db-postgres'
import { beforeAll, describe, expect, it } from 'vitest'
import { sofiaDay } from '@/domain/calendar-day'
import type { PriceFilter } from '@/features/prices/filter'
import { contentFixtures } from '../content/content-fixtures'
import { freshCms } from '../setup/cms'
import { visitorRequest } from '../setup/next-request'
import { priceFixtures } from './price-fixtures'

const { payload } = await freshCms()
const { findSubject, readSubjectOffers } = await import('@/features/prices/product-data')
const { readProductView } = await import('@/features/prices/product-data')
const { readGroupView } = await import('@/features/prices/group-data')
const { pricesCsv } = await import('@/features/prices/csv')
const { noFilter } = await import('@/features/prices/filter')

const today = sofiaDay()
let ruse: number
let brochureInVidin = ''

beforeAll(async () => {
  const fixtures = await priceFixtures(payload)
  const content = await contentFixtures(payload)
  await fixtures.addGroups([12, 86])
  const [alfa, beta] = [await fixtures.addCompany('Алфа'), await fixtures.addCompany('Бета')]
  ruse = await fixtures.addPlace('63427', 'Русе')
  const vidin = await fixtures.addPlace('10971', 'Видин')
  const butter = await fixtures.addProduct('maslo-250', 'Масло 250 г', 12)
  const listed = { until: today, product: butter }
  await fixtures.addListing({ ...listed, company: alfa, days: [400], name: 'Масло А', places: [0, ruse] })
  await fixtures.addListing({ ...listed, company: beta, days: [300], name: 'Масло Б', places: [0, vidin] })
  const pieces = { unit: 'piece', amount: 250 } as const
  await fixtures.addListing({ company: alfa, days: [900], until: today, name: 'Масло 250 бр', size: pieces })
  for (const [name, price] of [
    ['Б лекарство', 100],
    ['А лекарство', 900],
  ] as const) {
    await fixtures.addListing({ company: alfa, days: [price], until: today, name, group: 86 })
  }
  for (const [chain, town, title, priceCents] of [
    ['Алфа', 'Русе', 'Масло 250 г', 200],
    ['Алфа', 'Русе', 'Масло 125 г', 120],
    ['Бета', 'Видин', 'Масло 250 г', 250],
  ] as const) {
    const retailer = await content.createRetailer()
    await payload.create({ collection: 'stores', data: { retailer, name: 'Магазин', town, address: 'ул. Първа 1' } })
    const brochure = await content.createBrochure({ retailer })
    if (town === 'Видин') brochureInVidin = brochure
    const data = { brochure, pageNumber: 1, title, priceCents, loyaltyOnly: false }
    const { id } = await payload.create({ collection: 'offers', data })
    await fixtures.run(sql`
      insert into prices.offer_matches (offer_id, group_number, product_id) values (${id}, 12, ${butter})
      on conflict (offer_id) do update set product_id = excluded.product_id, group_number = 12`)
    await fixtures.run(sql`update prices.chains set retailer_id = ${retailer} where name = ${chain}`)
    // Both offers of Alfa must be of the same shop.
    await fixtures.run(sql`update offers set retailer_id = ${retailer} where retailer_id in (
      select retailer_id from stores where town = ${town})`)
  }
})

async function subjectOf(slug: string) {
  const subject = await visitorRequest(() => findSubject(slug, 'bg'))
  if (!subject) throw new Error(`no subject ${slug}`)
  return subject
}

describe('the offers of brochures beside prices', () => {
  const offers = async (slug: string, filter: Partial<PriceFilter>, town: string | null = null) => {
    const subject = await subjectOf(slug)
    const found = await visitorRequest(() => readSubjectOffers(subject, { ...noFilter, ...filter }, town))
    return found.map(({ price }) => price)
  }
  it.each(['butter', 'maslo-250'])('are of the chosen chain and town: %s', async (slug) => {
    expect(await offers(slug, {})).toEqual([120, 200, 250])
    expect(await offers(slug, { chain: 'chain-2' })).toEqual([250])
    expect(await offers(slug, { chain: 'chain-1' })).toEqual([120, 200])
    expect(await offers(slug, {}, 'Видин')).toEqual([250])
    expect(await offers(slug, { chain: 'chain-2' }, 'Русе')).toEqual([])
    expect(await offers(slug, { chain: 'nobody' })).toEqual([])
  })

  it('are of the chosen size', async () => {
    expect(await offers('butter', { size: 250 })).toEqual([200, 250])
    expect(await offers('butter', { size: 125, chain: 'chain-2' })).toEqual([])
  })
})

describe('a product of a chosen chain', () => {
  const view = async (place: number, chain: string | null) => {
    const subject = await subjectOf('maslo-250')
    if (subject.kind !== 'product') throw new Error('no product')
    const { listings, histories, chains, places } = await visitorRequest(() =>
      readProductView(subject.product, place, chain),
    )
    expect(histories).toHaveLength(listings.length)
    const names = (list: { name: string }[]) => list.map(({ name }) => name)
    return { listings: names(listings), chains: names(chains), places: names(places) }
  }
  it('has its listings alone, the chains that can be chosen instead and the towns in which it is sold', async () => {
    expect(await view(0, null)).toEqual({
      listings: ['Масло Б', 'Масло А'],
      chains: ['Бета', 'Алфа'],
      places: ['Видин', 'Русе'],
    })
    expect(await view(0, 'chain-1')).toEqual({ listings: ['Масло А'], chains: ['Бета', 'Алфа'], places: ['Русе'] })
    expect(await view(ruse, 'chain-2')).toEqual({ listings: [], chains: ['Алфа'], places: ['Видин'] })
  })
})

describe('the file of a page', () => {
  const names = async (slug: string, filter: Partial<PriceFilter>) => {
    const subject = await subjectOf(slug)
    const text = await visitorRequest(() => pricesCsv(subject, { ...noFilter, ...filter }, 'bg'))
    return text
      .trim()
      .split(/\r?\n/)
      .slice(1)
      .map((line) => line.split(/[,;]/)[2])
  }
  it('has what the page has: of the chosen size in the unit of the group, of the chosen chain and town', async () => {
    expect(await names('butter', { size: 250 })).toEqual(['Масло Б', 'Масло А'])
    expect(await names('butter', { size: 250, chain: 'chain-1' })).toEqual(['Масло А'])
    expect(await names('butter', { place: '10971' })).toEqual(['Масло Б'])
    expect(await names('maslo-250', { chain: 'chain-2' })).toEqual(['Масло Б'])
  })

  it('ranks no medicines', async () => {
    const { rows } = await payload.db.drizzle.execute<{ slug: string }>(
      sql`select slug from product_groups where number = 86`,
    )
    expect(await names(rows[0]?.slug ?? '', {})).toEqual(['А лекарство', 'Б лекарство'])
  })
})

describe('the lowest unit price in the brochures of a group', () => {
  beforeAll(async () => {
    const packs = Array.from({ length: 8 }, (_, index) => ({ title: 'Масло 125 г', priceCents: 101 + index }))
    const cans = [
      { title: 'Масло 10 кг', priceCents: 5000 },
      { title: 'Масло 10 кг', priceCents: 1000, loyaltyOnly: true },
      { title: 'Масло 10 л', priceCents: 1000 },
    ]
    for (const offer of [...packs, ...cans]) {
      const data = { brochure: brochureInVidin, pageNumber: 1, loyaltyOnly: false, ...offer }
      const { id } = await payload.create({ collection: 'offers', data })
      await payload.db.drizzle.execute(sql`
        insert into prices.offer_matches (offer_id, group_number, product_id) values (${id}, 12, null)
        on conflict (offer_id) do update set product_id = null, group_number = 12`)
    }
  })

  const lowest = async (filter: Partial<PriceFilter> = {}, town: string | null = null) => {
    const subject = await subjectOf('butter')
    if (subject.kind !== 'group') throw new Error('no group')
    return (await visitorRequest(() => readGroupView(subject.group, { ...noFilter, ...filter }, 0, town))).offered
  }

  it('is that of a large pack too, which costs more than many smaller ones, without a card', async () => {
    expect(await lowest()).toBe(500)
  })

  it('is of the chosen chain, town and size', async () => {
    expect(await lowest({ chain: 'chain-1' })).toBe(800)
    expect(await lowest({}, 'Русе')).toBe(800)
    expect(await lowest({}, 'Видин')).toBe(500)
    expect(await lowest({ size: 125 })).toBe(808)
    expect(await lowest({ chain: 'nobody' })).toBeNull()
  })
})
