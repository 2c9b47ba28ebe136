import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { type Browser, newBrowser } from '../../auth/browser'
import { authServer, password } from '../../auth-server/auth-server'
import { freshDatabase } from '../../setup/database'
import { visitorRequest } from '../../setup/next-request'
import { formOf } from '../checkout/shopper-kit'
import { afterSalesKit } from './after-sales/after-sales-kit'

const server = await authServer()
await freshDatabase()
Object.assign(process.env, server.environment())
const payload = await (await import('@/server/cms')).cmsSystem()
const kit = await afterSalesKit(payload)
const { signInWithPassword } = await import('@/features/auth/login')
const { announceReturnAction } = await import('@/features/shop/fulfilment/after-sales/actions')
const { quantityField } = await import('@/features/shop/fulfilment/after-sales/read-form')
const { createListAction } = await import('@/features/shop/browse/wishlist/actions')
const { saveAddressAction } = await import('@/features/account/actions')
const { writeToUs } = await import('@/features/content/contact/write-to-us')
const { currentAuthState } = await import('@/features/auth/customer')

let browser: Browser
let customer = ''

beforeAll(async () => {
  browser = newBrowser()
  const { email } = await server.signedIn()
  await browser.run(() => signInWithPassword({ email, password }))
  const state = await browser.run(() => currentAuthState())
  if (state.state !== 'in') throw new Error('nobody is signed in')
  customer = state.customer.id
  return () => payload.destroy()
})

type Action = (state: { values: Record<string, string> }, data: FormData) => Promise<unknown>

/**
 * Sends a form as a double click does, and once more afterwards.
 * @returns all answers
 */
async function thrice(action: Action, fields: Record<string, string>) {
  const send = () =>
    browser.run(() => visitorRequest(() => action({ values: {} }, formOf({ script: 'on', ...fields }))))
  return [...(await Promise.all([send(), send()])), await send()]
}

const ofCustomer = (collection: 'addresses' | 'returns') =>
  payload.count({ collection, where: { customer: { equals: customer } } })

describe('a form of a customer that is sent twice at once, and again', () => {
  it('announces one return, and leads to it each time', async () => {
    const { order, lines } = await kit.delivered([3], { customer })
    const line = lines[0]?.line ?? ''
    const fields = { order: order.number, key: randomUUID(), [quantityField(line)]: '1', reason: 'голямо' }
    const answers = await thrice(announceReturnAction, fields)
    const [back] = await kit.returnsOf(order.id)
    expect(await ofCustomer('returns')).toEqual({ totalDocs: 1 })
    expect(answers).toEqual(
      answers.map(() => expect.objectContaining({ to: expect.stringContaining(back?.number ?? '–') })),
    )
    expect((await kit.mailsTo(order.email)).filter(({ text }) => text.includes(back?.number ?? '–'))).toHaveLength(1)
  })

  it('saves one address', async () => {
    const home = { name: 'Анна Вебер', street: 'ул. Шипка 6', postcode: '1504', city: 'София', country: 'BG' }
    await thrice(saveAddressAction, { ...home, next: '/account-address' })
    expect(await ofCustomer('addresses')).toEqual({ totalDocs: 1 })
    await thrice(saveAddressAction, { ...home, street: 'ул. Шипка 8', next: '/account-address' })
    expect(await ofCustomer('addresses')).toEqual({ totalDocs: 2 })
  })

  it('makes one wishlist, and leads to it each time', async () => {
    const answers = await thrice(createListAction, { name: 'Рожден ден' })
    const { rows } = await payload.db.pool.query(`select id from shop.wishlists where name = 'Рожден ден'`)
    expect(rows).toHaveLength(1)
    expect(answers).toEqual(answers.map(() => expect.objectContaining({ to: expect.stringContaining(rows[0].id) })))
  })

  it('brings one message to us', async () => {
    const network = randomUUID()
    const message = { name: 'Анна', email: 'anna@example.com', message: 'Кога отваряте?' }
    const send = (given = message) => writeToUs(given, 'bg', network)
    const answers = [...(await Promise.all([send(), send()])), await send()]
    expect(answers).toEqual(answers.map(() => ({ ok: true })))
    const count = () => payload.count({ collection: 'contact-messages' })
    expect(await count()).toEqual({ totalDocs: 1 })
    await send({ ...message, message: 'Кога затваряте?' })
    expect(await count()).toEqual({ totalDocs: 2 })
  })
})
