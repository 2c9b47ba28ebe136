import { randomUUID } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { contentFixtures } from '../../content/content-fixtures'
import { catchMails } from '../../setup/catch-mails'
import { freshDatabase } from '../../setup/database'
import { runJobs } from '../../setup/run-jobs'

await freshDatabase()
const caught = await catchMails()
const { cmsSystem } = await import('@/server/cms')
const { askForAlert, mailBackInStock, removeLapsedAlerts } = await import('@/features/shop/browse/alerts/alerts')
const { readAlertToken, writeAlertToken } = await import('@/features/shop/browse/alerts/mails')
const { POST, GET } = await import('@/app/api/shop/alerts/route')
const { moveStock } = await import('@/features/shop/goods/stock/reserve')

let payload: Payload
let product = ''
let colour = ''
let count = 0
beforeAll(async () => {
  payload = await cmsSystem()
  product = await (await contentFixtures(payload)).createProduct({ slug: 'awaited', title: 'Палто' })
  const data = { name: 'червено', slug: 'red', hex: '#ff0000' }
  colour = (await payload.create({ collection: 'colours', locale: 'bg', data })).id
  await payload.update({ collection: 'colours', id: colour, locale: 'de', data: { name: 'Rot' } })
})
afterAll(() => payload.destroy())

const someone = () => `${randomUUID()}@alert.example`
const deliver = (variant: string, quantity: number) => moveStock(payload.db.drizzle, { variant, quantity }, 'delivery')

async function soldOut(): Promise<string> {
  count += 1
  const data = { product, colour, size: `S${count}`, sku: `AWAITED-${count}` }
  return (await payload.create({ collection: 'variants', data })).id
}

const ask = (variant: string, email: string, ownEmail: string | null = null, network: string = randomUUID()) =>
  askForAlert({ variant, email }, 'de', { network, ownEmail })

async function mailsTo(address: string) {
  await runJobs(payload)
  return caught(address)
}

const tokenIn = (text: string | undefined, kind: string) =>
  text?.match(new RegExp(`/de/stock-alert\\?token=(${kind}\\S+)`))?.[1] ?? ''

const post = (token: string, locale?: string) =>
  POST(
    new Request(`http://x/api/shop/alerts?token=${token}`, {
      method: 'POST',
      body: new URLSearchParams(locale ? { token, locale } : { 'List-Unsubscribe': 'One-Click' }),
    }),
  )

async function waiting(email: string): Promise<number> {
  const { rows } = await payload.db.drizzle.execute(sql`select from shop.stock_alerts where email = ${email}`)
  return rows.length
}

it('asks by mail, tells once when it is back, and forgets the address', async () => {
  const [variant, email] = [await soldOut(), someone()]
  expect(await ask(variant, ` ${email.toUpperCase()} `)).toEqual({ ok: true, confirmed: false })
  const [asked] = await mailsTo(email)
  expect(asked?.subject).toBe('Bitte bestätige deine Verfügbarkeitsmeldung')
  expect(asked?.text).toContain('(Rot, S1)')
  await deliver(variant, 1)
  expect(await mailBackInStock()).toBe(0)
  await moveStock(payload.db.drizzle, { variant, quantity: -1 }, 'damage')
  const answer = await post(tokenIn(asked?.text, 'confirm'), 'de')
  expect(answer.headers.get('location')).toMatch(/^\/de\/stock-alert\?token=confirm/)
  expect(await mailBackInStock()).toBe(0)
  await deliver(variant, 2)
  expect(await mailBackInStock()).toBe(1)
  expect(await mailBackInStock()).toBe(0)
  const mails = await mailsTo(email)
  expect(mails).toHaveLength(2)
  expect(mails[0]?.subject).toMatch(/^Wieder da: /)
  expect(mails[0]?.text).toContain('/de/p/awaited?color=red&size=S1')
  expect(await waiting(email)).toBe(0)
})

it('asks nobody again who is signed in with the address', async () => {
  const [variant, email] = [await soldOut(), someone()]
  expect(await ask(variant, email, email)).toEqual({ ok: true, confirmed: true })
  expect(await mailsTo(email)).toHaveLength(0)
  await deliver(variant, 1)
  expect(await mailBackInStock()).toBe(1)
})

it('ends with one click, of the mail program too, and does nothing when a link is merely opened', async () => {
  const [variant, email] = [await soldOut(), someone()]
  await ask(variant, email)
  const [asked] = await mailsTo(email)
  const end = tokenIn(asked?.text, 'end')
  expect(GET(new Request(`http://x/api/shop/alerts?token=${end}`)).status).toBe(303)
  const inGerman = GET(new Request(`http://x/api/shop/alerts?token=${end}&language=de`))
  expect(inGerman.headers.get('Location')).toBe(`/de/stock-alert?token=${end}`)
  expect(await waiting(email)).toBe(1)
  expect((await post(end)).status).toBe(200)
  expect((await post(end)).status).toBe(200)
  expect(await waiting(email)).toBe(0)
  expect((await post(`${end}x`)).status).toBe(404)
})

it('keeps one alert for a variant and an address, and none for what is there or is not', async () => {
  const [variant, email] = [await soldOut(), someone()]
  await ask(variant, email)
  await ask(variant, email)
  expect(await waiting(email)).toBe(1)
  const other = someone()
  const inStock = await soldOut()
  await deliver(inStock, 1)
  for (const ownEmail of [null, other]) {
    const answer = await ask(inStock, other, ownEmail)
    expect(answer).toMatchObject({ ok: false, problem: { code: 'alert-in-stock' } })
  }
  expect(await ask(randomUUID(), other)).toEqual({ ok: true, confirmed: false })
  expect(await waiting(other)).toBe(0)
  expect(await ask(variant, 'nobody')).toMatchObject({ ok: false, problem: { code: 'email', field: 'email' } })
})

it('is not changed by who merely types the address, once it is confirmed', async () => {
  const [variant, email] = [await soldOut(), someone()]
  const alert = async () => {
    const { rows } = await payload.db.drizzle.execute(sql`
      select id, language, confirmed, requested_at from shop.stock_alerts where email = ${email}`)
    return rows
  }
  const askIn = (language: 'bg' | 'en', ownEmail: string | null) =>
    askForAlert({ variant, email }, language, { network: randomUUID(), ownEmail })
  await askIn('bg', email)
  const confirmed = await alert()
  expect(confirmed).toMatchObject([{ language: 'bg', confirmed: true }])
  expect(await askIn('en', null)).toEqual({ ok: true, confirmed: false })
  expect(await alert()).toEqual(confirmed)
  expect(await mailsTo(email)).toHaveLength(0)
  await askIn('en', email)
  expect(await alert()).toMatchObject([{ language: 'en', confirmed: true }])
})

it('writes to one address five times an hour at most for one network', async () => {
  const [email, network] = [someone(), randomUUID()]
  for (let time = 0; time < 5; time += 1) expect((await ask(await soldOut(), email, null, network)).ok).toBe(true)
  expect(await ask(await soldOut(), email, null, network)).toMatchObject({ ok: false, problem: { code: 'rate-limit' } })
})

it('counts a link that confirms for seven days, and then removes the address', async () => {
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000)
  const [variant, email] = [await soldOut(), someone()]
  await ask(variant, email)
  const [asked] = await mailsTo(email)
  const { id } = readAlertToken(tokenIn(asked?.text, 'confirm')) ?? { id: '' }
  const confirmAfter = (days: number) => post(writeAlertToken({ kind: 'confirm', id, madeAt: inDays(-days) }), 'de')
  await deliver(variant, 1)
  await confirmAfter(7.1)
  expect(await mailBackInStock()).toBe(0)
  await confirmAfter(6.9)
  expect(await mailBackInStock()).toBe(1)
  const unread = someone()
  await ask(await soldOut(), unread)
  await removeLapsedAlerts(inDays(6.9))
  expect(await waiting(unread)).toBe(1)
  await removeLapsedAlerts(inDays(7.1))
  expect(await waiting(unread)).toBe(0)
})
