import { join } from 'node:path'
import { sql } from '@payloadcms/db-postgres'
import type { Document } from 'happy-dom'
import { createLocalReq } from 'payload'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { addDays, sofiaDay } from '@/domain/calendar-day'
import { medianOf } from '@/domain/median'
import { placeholderEnv, testBuild } from '../scripts/checks/placeholder-env'
import { freePort } from '../scripts/services/free-port'
import { startWeb } from '../scripts/services/web'
import { contentFixtures } from '../tests/content/content-fixtures'
import { writeZip } from '../tests/price-data/import/fixtures'
import { priceFixtures } from '../tests/prices/price-fixtures'
import { freshCms } from '../tests/setup/cms'
import { pricesOf, readPage, readProductPage, sellersOn, text } from './read-pages'
import { promised, truthOn } from './synthetic-truth'
import {
  archiveOf,
  chains,
  middleHalf,
  products,
  silentChain,
  silentFor,
  syntheticListings,
  syntheticYear,
  verdictOf,
} from './synthetic-year'

vi.setConfig({ hookTimeout: 900_000 })

const today = sofiaDay()
const year = syntheticYear(today)

const { payload, url, dataDir } = await freshCms()
let client: Client
let web: Awaited<ReturnType<typeof startWeb>>
let slugs: string[]
let newest = today
let truth = truthOn(newest, year)

beforeAll(async () => {
  await (await priceFixtures(payload)).addGroups([12])
  client = new Client({ connectionString: url })
  await client.connect()
  const { importDay } = await import('@/features/price-data/import/import-day')
  const write = (day: string, files: Record<string, string>) =>
    importDay(client, { day, path: writeZip(dataDir, `${day}.zip`, files) }, {})
  for (const day of year.days) {
    // Some days are wrong and corrected later, one is imported twice, and today's is withdrawn by an admin.
    const back = (Date.parse(today) - Date.parse(day.day)) / 86_400_000
    if (back % 50 === 5) await write(day.day, archiveOf(day, 40))
    if (back === 0) {
      await write(day.day, archiveOf(day, -60))
      await withdraw(day.day)
    }
    await write(day.day, archiveOf(day))
    if (back === 1) await write(day.day, archiveOf(day))
  }
  await (await import('@/features/price-data/import/run-import')).afterImport()
  await publishBrochures()
  const { rows } = await client.query<{ name: string; slug: string; products: string }>(
    `select l.name, min(p.slug) as slug, count(distinct p.id) as products from prices.listings l
     join prices.products p on p.id = l.product_id group by l.name`,
  )
  slugs = products.map(({ name }) => rows.find((row) => row.name === name && row.products === '1')?.slug ?? '')
  const env = { ...placeholderEnv, DATABASE_URL: url, DATA_DIR: dataDir, NEXT_DIST_DIR: testBuild.distDir }
  web = await startWeb({ port: await freePort(), env, log: join(dataDir, 'web.log') })
})
afterAll(async () => {
  await web?.stop()
  await client?.end()
})

async function withdraw(day: string): Promise<void> {
  const { withdrawDay } = await import('@/features/price-data/import/withdraw-day')
  const { rows } = await client.query<{ id: string }>(
    `insert into price_imports (id, day, status) values (gen_random_uuid(), $1, 'withdrawing') returning id`,
    [day],
  )
  await withdrawDay(await createLocalReq({}, payload), rows[0]?.id ?? '')
}

async function publishBrochures(): Promise<void> {
  const content = await contentFixtures(payload)
  const category = await content.createCategory('supermarket')
  for (const [index, { chain }] of chains.entries()) {
    const retailer = await content.createRetailer(`shop-of-chain-${index}`)
    await payload.update({ collection: 'retailers', id: retailer, locale: 'bg', data: { name: chain } })
    await client.query('update prices.chains set retailer_id = $1 where name = $2', [retailer, chain])
    const brochure = await content.createBrochure({ retailer, category })
    for (const { product } of promised.filter((one) => one.chain === chain)) {
      const [offer] = truth.offersOf(product).filter((one) => one.chain === chain)
      if (!offer) continue
      const { cents: priceCents, card: loyaltyOnly } = offer
      const title = products[product]?.name ?? ''
      await payload.create({
        collection: 'offers',
        data: { brochure, pageNumber: 1, title, priceCents, loyaltyOnly },
      })
    }
  }
  await payload.db.drizzle.execute(sql`analyze`)
}

const euro = (cents: number) => `${(cents / 100).toFixed(2).replace('.', ',')} €`

const read = <Value>(path: string, take: (document: Document) => Value) => readPage(`${web.url}${path}`, take)

const comparedOf = (product: number) => truth.reportsOf(product).filter(({ compared }) => compared)

const askedBy = (product: number) =>
  comparedOf(product).map(({ listing, last }) => {
    const offers = truth.offersOf(product).filter(({ chain, card }) => chain === listing.chain && !card)
    return { shop: listing.chain, cents: Math.min(last.price, ...offers.map(({ cents }) => cents)) }
  })

async function forEachProduct(check: (slug: string, product: number) => Promise<void>): Promise<void> {
  for (const [product, slug] of slugs.entries()) await check(slug, product)
}

const checks: Record<string, () => Promise<void>> = {
  'a page says one price for one listing in one shop on one day, the true one': () =>
    forEachProduct(async (slug, product) => {
      const { rows, inBrochures } = await read(`/prices/${slug}`, readProductPage)
      const expected = truth.reportsOf(product).map(({ listing, last, others }) => ({
        shop: listing.chain,
        prices: [last.price, ...others].map(euro),
      }))
      const byShop = (one: { shop: string }, other: { shop: string }) => one.shop.localeCompare(other.shop)
      expect(rows.map(({ shop, prices }) => ({ shop, prices })).sort(byShop)).toEqual(expected.sort(byShop))
      expect(rows.at(-1)?.shop).toBe(silentChain)
      expect(rows.at(-1)?.words).toContain(`преди ${silentFor} дни`)
      for (const { shop, price, withCard } of inBrochures) {
        const row = rows.find((one) => one.shop === shop)
        if (!withCard && row?.prices[0] !== price) expect(row?.words).toContain(`В брошурата: ${price}`)
      }
    }),

  'what is called lowest and cheapest today is the lowest of what is compared': () =>
    forEachProduct(async (slug, product) => {
      const prices = askedBy(product)
        .map(({ cents }) => cents)
        .sort((one, other) => one - other)
      const page = await read(`/prices/${slug}`, (document) => ({
        figures: [...document.querySelectorAll('[aria-labelledby="price-figures"] dd')].map(text),
        heading: text(document.querySelector('#price-answer')),
        answer: text(document.querySelector('[aria-labelledby="price-answer"] .price .sr-only')),
        shop: text(document.querySelector('[aria-labelledby="price-answer"] .text-lg')),
        marked: [...document.querySelectorAll('[aria-labelledby="prices-by-chain"] article')]
          .filter((row) => text(row).includes('Най-ниска цена'))
          .map((row) => pricesOf(row)[0]),
      }))
      expect(page.figures.filter((figure) => figure.includes('€'))).toEqual(
        [prices[0], medianOf(prices), prices.at(-1)].flatMap((cents) => (cents ? [euro(cents)] : [])),
      )
      expect([page.heading, page.answer]).toEqual(['Най-евтино днес', euro(prices[0] ?? 0)])
      // The answer says it; a row that said it again would be a second cheapest.
      expect(page.marked).toEqual([])
    }),

  'a verdict is that of the observations': () =>
    forEachProduct(async (slug, product) => {
      const { rows } = await read(`/prices/${slug}`, readProductPage)
      for (const { listing, days } of truth.reportsOf(product)) {
        const words = rows.find(({ shop }) => shop === listing.chain)?.words ?? ''
        const verdict = verdictOf(days)
        const says = (what: string) => expect(words, `${slug} ${listing.chain}`).toContain(what)
        if (verdict === null) expect(words).not.toContain('Промоция от')
        else if (verdict === 'too little') says('Няма достатъчно данни')
        else if (verdict.lower) says(`преди нея беше ${euro(verdict.reference)}`)
        else says(`цената вече беше ${euro(verdict.reference)}`)
      }
    }),

  'the figures of 90 days are those of the observations': () =>
    forEachProduct(async (slug, product) => {
      const compared = comparedOf(product)
      const recent = compared.flatMap(({ days }) => days).filter(({ day }) => day >= addDays(newest, -90))
      const [low, high] = middleHalf(recent.map(({ price }) => price))
      const usual = low === high ? `Обикновено ${euro(low)} ` : `Обикновено ${euro(low)}–${euro(high)} `
      const page = await read(`/prices/${slug}`, (document) => ({
        words: text(document.querySelector('main')),
        charts: [...document.querySelectorAll('[role="img"]')].map((chart) =>
          (chart.getAttribute('aria-label') ?? '').replaceAll(/\s+/g, ' '),
        ),
      }))
      expect(page.words).toContain(usual)
      for (const { listing, days, last } of compared) {
        const chart = page.charts.find((label) => label.startsWith(`${listing.chain}, последните 90 дни`))
        const shown = days.filter(({ day }) => day > addDays(newest, -90)).map(({ price }) => price)
        const [lowest, highest] = [Math.min(...shown), Math.max(...shown)].map(euro)
        if (chart) expect(chart).toContain(`от ${lowest} до ${highest}, накрая ${euro(last.price)}.`)
      }
      expect(page.charts.length).toBeGreaterThan(1)
    }),

  'the file of a product has every day of 90 once, at its true price': () =>
    forEachProduct(async (slug, product) => {
      const file = await (await fetch(`${web.url}/api/prices/${slug}/csv?period=90&language=bg`)).text()
      const lines = file.trim().split(/\r?\n/).slice(1)
      for (const listing of syntheticListings.filter((one) => one.product === product)) {
        const [known] = truth.knownOf(listing)
        if (!known) continue
        const shown = lines
          .map((line) => line.split(';').map((cell) => cell.replace(',', '.')))
          .filter(([chain, company]) => chain === listing.chain && company === `${listing.chain} ${listing.company}`)
          .flatMap(([, , , , from = '', to = '', shelf, promo]) =>
            known.days
              .filter(({ day }) => day >= from && day <= to)
              .map(({ day }) => ({
                day,
                shelf: Math.round(Number(shelf) * 100),
                promo: promo ? Math.round(Number(promo) * 100) : null,
              })),
          )
          .sort((one, other) => one.day.localeCompare(other.day))
        const expected = known.days
          .filter(({ day }) => day > addDays(known.last.day, -90))
          .map(({ day, shelf, promo }) => ({ day, shelf, promo }))
        if (listing.company !== '2' || product !== 0) expect(shown, `${slug} ${listing.chain}`).toEqual(expected)
      }
    }),

  'the cards of a group and of a search say first of each shop what it asks, and a file has each of a group once':
    async () => {
      const cardsIn = (part: string) => (document: Document) =>
        [...document.querySelectorAll(`${part} article`)].map((card) => ({
          slug: card.querySelector('h3 a')?.getAttribute('href')?.split('/').at(-1) ?? '',
          sellers: sellersOn(card),
        }))
      for (const cards of [
        await read('/prices/butter', cardsIn('[aria-labelledby="products-current"]')),
        await read('/search?q=масло&kind=products', cardsIn('#results')),
      ]) {
        expect(cards.map(({ slug }) => slug).sort()).toEqual(slugs.toSorted())
        for (const { slug, sellers } of cards) {
          const open = sellers.filter(({ withCard }) => !withCard)
          const asked = askedBy(slugs.indexOf(slug))
          expect(open[0]?.price, slug).toBe(euro(Math.min(...asked.map(({ cents }) => cents))))
          for (const { shop, cents } of asked) {
            const said = open.find((one) => one.shop === shop)
            if (said) expect(said.price, `${slug} ${shop}`).toBe(euro(cents))
          }
        }
      }
      const lowest = Math.min(...products.flatMap((_, product) => comparedOf(product).map(({ last }) => last.price)))
      const figure = await read('/prices/butter', (document) =>
        text(document.querySelector('[aria-labelledby="price-figures"] dd')),
      )
      expect(figure).toBe(euro(lowest * 4))
      const file = await (await fetch(`${web.url}/api/prices/butter/csv?language=bg`)).text()
      expect(file.trim().split(/\r?\n/)).toHaveLength(1 + syntheticListings.length)
    },

  'a list reckons with one price of a shop': () =>
    forEachProduct(async (slug, product) => {
      const response = await fetch(`${web.url}/api/lists/prices`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ ids: [`product:${slug}`] }),
      })
      const { prices } = await response.json()
      const said: { shopName: string; cents: number; loyaltyOnly: boolean }[] = prices[`product:${slug}`]
      for (const { chain } of chains) {
        const own = said.filter(({ shopName, loyaltyOnly }) => shopName === chain && !loyaltyOnly)
        const report = truth.reportOf(chain, product)
        const expected = [
          ...(report?.compared ? [report.last.price] : []),
          ...truth.offersOf(product).flatMap((offer) => (offer.chain === chain && !offer.card ? [offer.cents] : [])),
        ]
        expect(Math.min(...own.map(({ cents }) => cents)), `${slug} ${chain}`).toBe(Math.min(...expected))
      }
    }),
}

it('the year is imported as five products that every chain sells', () => {
  expect(new Set(slugs).size).toBe(products.length)
  expect(slugs).not.toContain('')
})

it.each(Object.keys(checks))('%s', (name) => checks[name]?.())

it('a day that is withdrawn leaves all of that true of the day before', async () => {
  await withdraw(today)
  newest = addDays(today, -1)
  truth = truthOn(newest, year)
  for (const check of Object.values(checks)) await check()
})
