import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Document } from 'happy-dom'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { formatDay } from '@/design/format'
import { sofiaDay } from '@/domain/calendar-day'
import bg from '../messages/bg.json' with { type: 'json' }
import { placeholderEnv, testBuild } from '../scripts/checks/placeholder-env'
import { freePort } from '../scripts/services/free-port'
import { startWeb } from '../scripts/services/web'
import { demonstration } from './demonstration'
import { dayOf, pricesOf, readPage, readProductPage, text } from './read-pages'

// Importing the demonstration and a whole day takes minutes on a busy machine.
vi.setConfig({ hookTimeout: 900_000, testTimeout: 1_800_000 })

const wholeDay = resolve('../shared/data/open-prices/2026-05-13.zip')
const atOnce = 4

type Web = Awaited<ReturnType<typeof startWeb>>

let web: Web
let client: Client

beforeAll(async () => {
  await demonstration()
  client = new Client({ connectionString: process.env.DATABASE_URL })
  await client.connect()
  // The file is not in the repository: tested only where it exists.
  if (existsSync(wholeDay)) {
    const { importDay } = await import('@/features/price-data/import/import-day')
    await importDay(client, { day: '2026-05-13', path: wholeDay }, {})
    const { afterImport } = await import('@/features/price-data/import/run-import')
    await afterImport()
  }
  const { DATABASE_URL, DATA_DIR = '' } = process.env
  // The test makes more requests a minute than one network may.
  const env = {
    ...placeholderEnv,
    DATABASE_URL,
    DATA_DIR,
    NEXT_DIST_DIR: testBuild.distDir,
    NEW_SEARCHES_A_MINUTE: '10000',
  }
  web = await startWeb({ port: await freePort(), env, log: join(DATA_DIR, 'web.log') })
})
afterAll(async () => {
  await web?.stop()
  await client?.end()
})

const read = <Value>(path: string, take: (document: Document) => Value) => readPage(`${web.url}${path}`, take)

async function forEach<Item>(items: Item[], act: (item: Item) => Promise<void>): Promise<void> {
  const left = items[Symbol.iterator]()
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (const item of left) await act(item)
    }),
  )
}

it('the start page has at most 200 KB of HTML, uncompressed, because that is what a phone parses', async () => {
  const html = await (await fetch(web.url)).text()
  expect(html).toContain('id="honest-reductions"')
  expect(Buffer.byteLength(html) / 1024).toBeLessThanOrEqual(200)
})

/** Products with more than one price; a single price cannot contradict another. */
const severalPrices = `
  select p.slug from prices.products p
  where (select count(distinct t.listing_id) from prices.listings l
         join prices.latest t on t.listing_id = l.id and t.place_id = 0 where l.product_id = p.id)
      + (select count(*) from prices.offer_matches m where m.product_id = p.id) > 1
  order by p.id`

async function slugs(query: string): Promise<string[]> {
  const { rows } = await client.query<{ slug: string }>(query)
  return rows.map(({ slug }) => slug)
}

const said = new Map<string, Set<string>>()

/** Of one shop alone nothing is said to be the cheapest. */
const ofToday: string[] = [bg.prices.answer.today, bg.prices.answer.only]

it('a page of a product says one price for one shop and day, of the reports and of brochures', async () => {
  const products = await slugs(severalPrices)
  const today = new Intl.DateTimeFormat('bg', { day: 'numeric', month: '2-digit', timeZone: 'Europe/Sofia' }).format()
  // A price of yesterday is compared with one of today.
  const ofTheseDays = new RegExp(`, (?:\\d+ – )?${formatDay(sofiaDay(), 'bg')}$`)
  const contradictions: string[] = []
  let offers = 0
  let answers = 0
  await forEach(products, async (slug) => {
    const { rows, inBrochures, answer, figures } = await read(`/prices/${slug}`, readProductPage)
    if (answer && ofToday.includes(answer.heading) && figures && ofTheseDays.test(figures.heading)) {
      answers++
      if (answer.price !== figures.lowest)
        contradictions.push(`${slug}: cheapest today ${answer.price}, lowest ${figures.lowest}`)
    }
    for (const { shop, day, prices } of rows) {
      const key = `${slug} · ${shop} · ${day}`
      if (said.has(key)) contradictions.push(`${key} stands twice`)
      said.set(key, new Set(prices))
    }
    for (const { shop, price, withCard } of inBrochures) {
      const reported = said.get(`${slug} · ${shop} · ${today}`)
      if (!reported || withCard) continue
      offers++
      if (!reported.has(price)) contradictions.push(`${slug} · ${shop}: ${[...reported]}, its brochure ${price}`)
    }
  })
  expect(contradictions).toEqual([])
  // Prices that are not found on a page contradict no others.
  expect([...said].filter(([, prices]) => prices.has(''))).toEqual([])
  expect(products.length).toBeGreaterThan(500)
  expect(offers).toBeGreaterThan(50)
  expect(answers).toBeGreaterThan(0)
  console.warn(
    `${products.length} products, ${said.size} prices, ${offers} beside an offer of a brochure, ${answers} answers beside figures of today`,
  )
})

function readGroup(path: string) {
  return read(path, (document) => ({
    found: [...document.querySelectorAll('[aria-labelledby^="products-"] article')].flatMap((card) =>
      // An offer of a brochure is compared with the reports on its product's page.
      [...card.querySelectorAll('li:not(:has(a[href*="/broshura/"]))')].map((row) => ({
        product: card.querySelector('h3 a')?.getAttribute('href')?.split('/').at(-1),
        shop: text(row.querySelector('.seller-words [lang]')),
        day: dayOf(row),
        price: pricesOf(row)[0] ?? '',
      })),
    ),
    next: [...document.querySelectorAll('a[href*="after="]')].at(-1)?.getAttribute('href') ?? null,
  }))
}

it('a page of a group says of a product what the page of the product says', async () => {
  const contradictions: string[] = []
  let rows = 0
  await forEach(await slugs('select slug from product_groups order by number'), async (slug) => {
    for (let path: string | null = `/prices/${slug}`; path; ) {
      const { found, next } = await readGroup(path)
      for (const { product, shop, day, price } of found) {
        const prices = product && said.get(`${product} · ${shop} · ${day}`)
        if (!prices) continue
        rows++
        if (!prices.has(price))
          contradictions.push(`${slug}: ${product} · ${shop} ${price}, on its own page ${[...prices]}`)
      }
      path = next
    }
  })
  expect(contradictions).toEqual([])
  expect(rows).toBeGreaterThan(500)
  console.warn(`${rows} rows of groups`)
})
