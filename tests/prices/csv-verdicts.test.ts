import { sql } from '@payloadcms/db-postgres'
import { beforeAll, expect, it } from 'vitest'
import { addDays, sofiaDay } from '@/domain/calendar-day'
import type { locales } from '@/i18n/routing'
import { freshCms } from '../setup/cms'
import { visitorRequest } from '../setup/next-request'
import { priceFixtures, times } from './price-fixtures'

const { payload } = await freshCms({ NEW_SEARCHES_A_MINUTE: '4' })
const { rebuildPriceSummaries } = await import('@/features/price-data/summaries/rebuild-summaries')
const { findSubject, hasNoPrices } = await import('@/features/prices/product-data')
const { pricesCsv } = await import('@/features/prices/csv')
const { noFilter } = await import('@/features/prices/filter')
const { GET } = await import('@/app/api/prices/[slug]/csv/route')

const fixtures = await priceFixtures(payload)
const until = sofiaDay()

beforeAll(async () => {
  await fixtures.addGroups([12, 85, 86])
  const company = await fixtures.addCompany('Алфа')
  const days = {
    'Масло истинско': times(30, 300).concat([[300, 240]]),
    'Масло привидно': times(29, 300).concat([240, [300, 240]]),
    'Масло ново': times(3, 300).concat([[300, 240]]),
    'Масло редовно': times(30, 300),
  }
  for (const [at, [name, seen]] of Object.entries(days).entries()) {
    const product = await fixtures.addProduct(`maslo-${at}`, name, 12)
    await fixtures.addListing({ company, days: seen, until, name, product })
  }
  const product = await fixtures.addProduct('lekarstvo', 'Лекарство', 86)
  const medicine = times(30, 300).concat([[300, 240]])
  await fixtures.addListing({ company, days: medicine, until, name: 'Лекарство', product, group: 86 })
  const places = [0, await fixtures.addPlace('56784', 'Пловдив')]
  const rolls = { name: 'Хартия', group: 85, size: { unit: 'piece', amount: 8 } } as const
  await fixtures.addListing({ company, days: [400], until, places, ...rolls })
  await rebuildPriceSummaries(payload.db.drizzle)
})

const delimiterOf = (locale: (typeof locales)[number]) => (locale === 'en' ? ',' : ';')

/** The last two cells of each row, by the name of the thing and the days of the row. */
async function verdicts(slug: string, locale: (typeof locales)[number] = 'en') {
  const subject = await visitorRequest(() => findSubject(slug, locale))
  if (!subject) throw new Error(`no subject ${slug}`)
  const text = await visitorRequest(() => pricesCsv(subject, noFilter, locale))
  const cells = text.trim().split(/\r?\n/).slice(1)
  return cells.map((line) => line.split(delimiterOf(locale))).map((row) => [row[2], ...row.slice(-2)])
}

it('the file of a group says of each promotion what is known of it, and the lowest price of the 30 days before', async () => {
  expect((await verdicts('butter')).toSorted()).toEqual([
    ['Масло истинско', 'really reduced', '3'],
    ['Масло ново', 'too little known', ''],
    ['Масло привидно', 'not really reduced', '2.4'],
    ['Масло редовно', '', ''],
  ])
})

it.each([
  ['de', '56784', 'Plovdiv', 'Stück'],
  ['bg', '56784', 'Пловдив', 'брой'],
  ['en', null, 'All of Bulgaria', 'piece'],
] as const)('place and unit are in the words of %s', async (locale, place, named, unit) => {
  const subject = await visitorRequest(() => findSubject('toilet-paper', locale))
  if (!subject) throw new Error('no subject')
  const text = await visitorRequest(() => pricesCsv(subject, { ...noFilter, place }, locale))
  const cells = text.trim().split(/\r?\n/)[1]?.split(delimiterOf(locale)) ?? []
  expect([cells[3], cells[8]]).toEqual([named, unit])
})

it('prices are written as a spreadsheet reads them in the language', async () => {
  expect((await verdicts('butter', 'de')).map(([, , prior]) => prior)).toContain('2,4')
})

it('the file of a product says it of the days of the promotion alone', async () => {
  const rows = await verdicts('maslo-0')
  expect(rows).toEqual([
    ['Масло истинско', 'really reduced', '3'],
    ['Масло истинско', '', ''],
  ])
  expect(await verdicts('lekarstvo')).toContainEqual(['Лекарство', 'not judged', ''])
})

it('the file of a product has the prices of who has left it out since, and its page is not announced', async () => {
  const [staying, leaving] = [await fixtures.addCompany('Бета'), await fixtures.addCompany('Гама')]
  const product = await fixtures.addProduct('maslo-gone', 'Масло старо', 12)
  await fixtures.addListing({ company: leaving, days: [310, null], until, name: 'Масло старо', product, group: null })
  await fixtures.observe(leaving, [until])
  const subject = await visitorRequest(() => findSubject('maslo-gone', 'en'))
  if (!subject) throw new Error('no subject')
  const rows = async (filter = noFilter) => {
    const text = await visitorRequest(() => pricesCsv(subject, filter, 'en'))
    const cells = text.trim().split(/\r?\n/).slice(1)
    return cells.map((line) => line.split(',')).map((row) => [row[0], row[2], row[4], row[5], row[6]])
  }
  const before = addDays(until, -1)
  const left = ['Гама', 'Масло старо', before, before, '3.1']
  expect(await rows()).toEqual([left])
  expect(await visitorRequest(() => hasNoPrices(subject))).toBe(true)
  await fixtures.addListing({ company: staying, days: [320], until, name: 'Масло друго', product, group: null })
  expect(await rows()).toEqual([['Бета', 'Масло друго', until, until, '3.2'], left])
  expect(await rows({ ...noFilter, chain: 'none' })).toEqual([])
})

it('the address of a file leads on where its product was joined with another', async () => {
  await payload.db.drizzle.execute(sql`
    insert into prices.products (slug, title, merged_into)
    select 'maslo-old', 'Масло', id from prices.products where slug = 'maslo-0'`)
  const request = new Request('http://localhost/api/prices/maslo-old/csv?period=90&language=de')
  const answer = await visitorRequest(() => GET(request, { params: Promise.resolve({ slug: 'maslo-old' }) }))
  expect(answer.status).toBe(308)
  expect(answer.headers.get('location')).toBe('/api/prices/maslo-0/csv?period=90&language=de')
})

it('the address of a file leads on where its group was renamed', async () => {
  const data = { number: 101, slug: 'stara-grupa', title: 'Група', baseUnit: 'kg', verdictRule: 'none' } as const
  const { id } = await payload.create({ collection: 'product-groups', data })
  await payload.update({ collection: 'product-groups', id, data: { slug: 'nova-grupa' } })
  const request = new Request('http://localhost/api/prices/stara-grupa/csv?language=en')
  const answer = await visitorRequest(() => GET(request, { params: Promise.resolve({ slug: 'stara-grupa' }) }))
  expect(answer.status).toBe(308)
  expect(answer.headers.get('location')).toBe('/api/prices/nova-grupa/csv?language=en')
})

it('the file is made for a network so many times a minute, and made for others meanwhile', async () => {
  const ask = async (slug: string, from: string) => {
    const request = new Request(`http://localhost/api/prices/${slug}/csv`, { headers: { 'x-forwarded-for': from } })
    return (await visitorRequest(() => GET(request, { params: Promise.resolve({ slug }) }))).status
  }
  const asked = [await ask('butter', '203.0.113.1'), await ask('maslo-0', '203.0.113.1')]
  expect([...asked, await ask('butter', '203.0.113.1')]).toEqual([200, 200, 429])
  expect(await ask('butter', '203.0.113.2')).toBe(200)
  expect(await ask('none', '203.0.113.1')).toBe(404)
})

it('a file that is unknown or refused says so, in a sentence to a person', async () => {
  const ask = async (slug: string, accept: string) => {
    const headers = { 'x-forwarded-for': '198.51.100.1', accept }
    const request = new Request(`http://localhost/api/prices/${slug}/csv?language=en`, { headers })
    const answer = await visitorRequest(() => GET(request, { params: Promise.resolve({ slug }) }))
    return [answer.status, await answer.text()]
  }
  expect(await ask('none', '*/*')).toEqual([404, '{"error":"not-found"}'])
  expect(await ask('none', 'text/html')).toEqual([404, expect.stringMatching(/^Page Not Found/)])
  for (const slug of ['butter', 'maslo-0']) expect((await ask(slug, '*/*'))[0]).toBe(200)
  expect(await ask('butter', '*/*')).toEqual([429, '{"error":"too-many"}'])
  expect(await ask('butter', 'text/html')).toEqual([429, expect.stringMatching(/^Too many files/)])
})

it.each([
  ['bg', 'истинско намаление'],
  ['de', 'wirklich reduziert'],
  ['ru', 'настоящая скидка'],
] as const)('in the words of %s', async (locale, words) => {
  expect((await verdicts('maslo-0', locale)).map(([, said]) => said)).toContain(words)
})
