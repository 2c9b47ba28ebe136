import { randomUUID } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { customerFixtures } from '../account/customer-fixtures'
import { freshDatabase } from '../setup/database'
import { afterSalesKit } from './fulfilment/after-sales/after-sales-kit'

await freshDatabase()
Object.assign(process.env, {
  ORDERS_AN_HOUR: '30',
  UNPAID_ORDERS: '3',
  UNPAID_PIECES: '100',
  STRIPE_SECRET_KEY: 'sk_test',
  STRIPE_WEBHOOK_SECRET: 'whsec_test',
})
let payload: Payload
let kit: Awaited<ReturnType<typeof afterSalesKit>>
let people: Awaited<ReturnType<typeof customerFixtures>>
/**
 * Everything that anybody can trigger by typing a mailbox.
 * @returns whether the request was answered
 */
let typed: Record<string, (mailbox: string, network: string) => Promise<boolean>>

beforeAll(async () => {
  payload = await (await import('@/server/cms')).cmsSystem()
  kit = await afterSalesKit(payload)
  people = await customerFixtures(payload)
  const { requestOrderLink } = await import('@/features/shop/orders/request-link')
  const { requestGuestLink } = await import('@/features/shop/reviews/guest-data/guest-access')
  const { askForAlert } = await import('@/features/shop/browse/alerts/alerts')
  const { subscribe } = await import('@/features/content/newsletter/subscribe')
  const { writeToUs } = await import('@/features/content/contact/write-to-us')
  const { checkMailLimit } = await import('@/features/auth/sign-in-limits')
  const { takeFromLimits } = await import('@/features/shop/orders/order-limits')
  const soldOut = await kit.variantWith(0)
  const message = { name: 'Ана', message: 'Кога отваряте?' }
  typed = {
    'the link of an order': async (email, network) => (await requestOrderLink({ email, number: 'L-1' }, network)).ok,
    'the data of a guest': async (email, network) => (await requestGuestLink({ email }, 'bg', network)).ok,
    'a withdrawal': async (email, network) =>
      (await kit.state(kit.statementOf({ number: 'L-1', email }), null, network)) !== null,
    'a mail about stock': async (email, network) =>
      (await askForAlert({ variant: soldOut.id, email }, 'bg', { network, ownEmail: null })).ok,
    'the newsletter': async (email, network) => (await subscribe({ email }, 'bg', network)).ok,
    'a message to us': async (email, network) => (await writeToUs({ ...message, email }, 'bg', network)).ok,
    'a mail of the account': (email, network) =>
      checkMailLimit(payload, { account: { kind: 'password', account: email }, network, knownDevice: false }),
    'an order': (email, network) => takeFromLimits(payload, { customer: null, email }, network),
  }
})
afterAll(() => payload.destroy())

const mailbox = () => `${randomUUID()}@example.com`

it.for([
  'the link of an order',
  'the data of a guest',
  'a withdrawal',
  'a mail about stock',
  'the newsletter',
  'a message to us',
  'a mail of the account',
  'an order',
])('%s is not closed by strangers who type the mailbox, and has an end for each of them', async (name) => {
  const ask = typed[name] ?? Promise.reject
  const mine = mailbox()
  for (let stranger = 0; stranger < 12; stranger += 1) {
    const network = randomUUID()
    const answers = []
    for (let time = 0; time < 11; time += 1) answers.push(await ask(mine, network))
    expect(answers.at(-1)).toBe(false)
  }
  expect(await ask(mine, randomUUID())).toBe(true)
})

it('a withdrawal of an order that its link has opened is not closed by those of the same network', async () => {
  const { order } = await kit.paid([1])
  const network = randomUUID()
  for (let time = 0; time < 40; time += 1)
    await kit.state(kit.statementOf({ number: 'L-1', email: mailbox() }), null, network)
  expect(await kit.state(kit.statementOf(order), null, network)).toBeNull()
  expect(await kit.state(kit.statementOf(order), order.id, network)).toBeInstanceOf(Date)
})

it('orders of an account are not closed by guests of the same network', async () => {
  const { line } = await kit.variantWith(200, { weightGrams: 10 })
  const [origin, { id: account }] = [randomUUID(), await people.customer()]
  const isPlaced = async (customer: string | null) => {
    const lines = [{ ...line, quantity: 60 }]
    return (await kit.place(kit.requestOf(lines, { customer, origin, email: mailbox() }))).ok
  }
  expect([await isPlaced(null), await isPlaced(null)]).toEqual([true, false])
  expect([await isPlaced(account), await isPlaced(account)]).toEqual([true, false])
})

it('unpaid orders count by account or network: three by strangers with my mailbox close nothing', async () => {
  const { originOf } = await import('@/features/shop/orders/unpaid')
  const [email, strangers, own] = [mailbox(), originOf(randomUUID()), originOf(randomUUID())]
  const { line } = await kit.variantWith(30)
  const order = (origin: string, changes = {}) =>
    kit.place(kit.requestOf([line], { email, origin, paymentMethod: 'bank-transfer', ...changes }))
  for (let time = 0; time < 3; time += 1) expect(await order(strangers)).toMatchObject({ ok: true })
  expect(await order(strangers)).toMatchObject({ ok: false, problem: { kind: 'unpaid' } })
  expect(await order(own)).toMatchObject({ ok: true })
  const { id: customer } = await people.customer()
  for (let time = 0; time < 3; time += 1)
    expect(await order(strangers, { customer, email: mailbox() })).toMatchObject({ ok: true })
  expect(await order(strangers, { customer, email: mailbox() })).toMatchObject({ ok: false })
  for (let guest = 0; guest < 12; guest += 1) await order(strangers, { email: mailbox() })
  expect(await order(strangers, { email: mailbox() })).toMatchObject({ ok: false, problem: { kind: 'unpaid' } })
})

it('known and unknown mailboxes are told apart after the answer alone', async () => {
  const { requestOrderLink } = await import('@/features/shop/orders/request-link')
  const { requestGuestLink } = await import('@/features/shop/reviews/guest-data/guest-access')
  const { sendJoinCode } = await import('@/features/shop/reviews/guest-data/join-orders')
  const email = mailbox()
  const { line } = await kit.variantWith(1)
  const { number } = await kit.placed(kit.requestOf([line], { email }))
  const before = (await kit.mailsTo(email)).length
  const put: (() => Promise<void>)[] = []
  const later = async (work: () => Promise<void>) => void put.push(work)
  const me = { customer: await people.customer() }
  expect(await requestOrderLink({ email, number }, randomUUID(), later)).toEqual({ ok: true })
  expect(await requestGuestLink({ email }, 'bg', randomUUID(), later)).toEqual({ ok: true })
  expect(await sendJoinCode(me, { email }, 'bg', { later })).toEqual({ ok: true })
  expect(await kit.mailsTo(email)).toHaveLength(before)
  for (const work of put) await work()
  expect(await kit.mailsTo(email)).toHaveLength(before + 3)
})

it('an order sent again and a way back that is taken again lead to one key', async () => {
  const { paymentReturnAddress } = await import('@/features/shop/orders/payments/open-payment')
  const { returnTokens } = await import('@/features/shop/orders/payments/open-payment')
  const { line } = await kit.variantWith(1)
  const request = kit.requestOf([line], { paymentMethod: 'card' })
  const [first, again] = [await kit.placed(request), await kit.placed(request)]
  expect(again.accessToken).toBe(first.accessToken)
  const { rows } = await kit.run(sql`select id from shop.payments where order_id = ${first.id}`)
  const token = returnTokens.write({ kind: 'return', id: String(rows[0]?.id) })
  const ways = new Set([
    await paymentReturnAddress(token),
    await paymentReturnAddress(token),
    await paymentReturnAddress(token),
  ])
  expect(ways.size).toBe(1)
  const keys = await kit.run(sql`select token_hash from shop.order_access where order_id = ${first.id}`)
  // One for the order, one for its mail where it has one, and one for the link back.
  expect(keys.rows.length).toBeLessThanOrEqual(3)
})

it('attempts at a code for joining orders count for the account that makes them', async () => {
  const { joinCode, joinOrders } = await import('@/features/shop/reviews/guest-data/join-orders')
  const { line } = await kit.variantWith(1)
  const email = mailbox()
  await kit.placed(kit.requestOf([line], { email }))
  const [pest, me] = [{ customer: await people.customer() }, { customer: await people.customer() }]
  for (let time = 0; time < 11; time += 1) await joinOrders(pest, { email, code: String(10_000_000 + time) })
  expect(await joinOrders(pest, { email, code: '1' })).toMatchObject({ problem: { code: 'rate-limit' } })
  const code = joinCode(me.customer.id, email, Date.now())
  expect(await joinOrders(me, { email, code })).toEqual({ ok: true, joined: 1 })
})
