import { join } from 'node:path'
import { sql } from '@payloadcms/db-postgres/drizzle'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import bg from '../messages/bg.json'
import de from '../messages/de.json'
import en from '../messages/en.json'
import ru from '../messages/ru.json'
import { placeholderEnv, testBuild } from '../scripts/checks/placeholder-env'
import { freePort } from '../scripts/services/free-port'
import { startWeb } from '../scripts/services/web'
import { freshCms } from '../tests/setup/cms'
import { fillCart } from '../tests/shop/checkout/guest-cart'
import { orderKit } from '../tests/shop/orders/order-kit'
import { cookieOf, orderForm, pressOrder } from './shop-people'

const languages = { '': bg, '/de': de, '/en': en, '/ru': ru }
const prefixes = Object.keys(languages)
const guests = 100
const pieces = 10

const { payload, url: database, dataDir } = await freshCms()
let web: Awaited<ReturnType<typeof startWeb>>

beforeAll(async () => {
  // A hundred guests of one network are more than the limit of orders admits.
  const limits = { ORDERS_AN_HOUR: '1000', UNPAID_PIECES: '1000' }
  const env = {
    ...placeholderEnv,
    ...limits,
    DATABASE_URL: database,
    DATA_DIR: dataDir,
    NEXT_DIST_DIR: testBuild.distDir,
  }
  const port = await freePort()
  web = await startWeb({ port, env: { ...env, SITE_URL: `http://localhost:${port}` }, log: join(dataDir, 'web.log') })
})
afterAll(() => web.stop())

const query = async (text: string, values: unknown[] = []) => (await payload.db.pool.query(text, values)).rows

const refusal = (prefix: string) => {
  const words = Object.entries(languages).find(([name]) => name === prefix)?.[1] ?? bg
  return words.checkout.problems.goods
}

it('sells 10 pieces to 10 of 100 guests who press the button at once, and tells 90 in their language', async () => {
  const kit = await orderKit(payload)
  const { id, line } = await kit.variantWith(pieces)
  const lines = [{ id, cents: line.shownCents }]
  const waiting = []
  for (let guest = 0; guest < guests; guest += 1) {
    const prefix = prefixes[guest % prefixes.length] ?? ''
    const choice = { lines, quantity: 1, payment: 'cash-on-delivery' }
    const { cart } = await fillCart(query, { method: kit.method, variants: lines }, choice)
    const cookie = cookieOf(cart)
    const form = await orderForm(web.url + prefix, cookie)
    if (!form) throw new Error(`guest ${guest} sees no order button`)
    waiting.push({ prefix, cookie, form })
  }

  const answers = await Promise.all(
    waiting.map(async ({ prefix, cookie, form }) => {
      const answer = await pressOrder(web.url + prefix, cookie, form)
      return { prefix, cookie, status: answer.status, place: answer.headers.get('location') ?? '' }
    }),
  )
  expect(answers.filter(({ status }) => status !== 303)).toEqual([])
  const [sold, refused] = [
    answers.filter(({ place }) => place.includes('/shop-order-tracking?key=')),
    answers.filter(({ place }) => place.includes('problem=goods')),
  ]
  expect([sold.length, refused.length]).toEqual([pieces, guests - pieces])
  for (const { prefix, cookie, place } of refused) {
    const page = await fetch(new URL(place, web.url), { headers: { cookie } })
    expect([page.status, new URL(page.url).pathname]).toEqual([200, `${prefix}/shop-checkout`])
    expect(await page.text()).toContain(refusal(prefix))
  }
  const { rows } = await payload.db.drizzle.execute(sql`select count(*) from orders`)
  expect(z.tuple([z.object({ count: z.coerce.number() })]).parse(rows)[0].count).toBe(pieces)
  expect(await kit.stockOf(id)).toEqual({ onHand: 0, reserved: 0 })
  const { checkBooks } = await import('@/features/shop/orders/check-books')
  expect(await checkBooks(payload.db.drizzle)).toEqual([])
})
