import path from 'node:path'
import { NextRequest } from 'next/server'
import { createTranslator } from 'next-intl'
import type { Payload } from 'payload'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import bg from '../../messages/bg.json'
import { newBrowser } from '../auth/browser'
import { authServer } from '../auth-server/kit'
import { customerKit } from '../customers/customer-kit'
import { freshDatabase } from '../setup/database'
import { personalRoutes } from './personal-routes'
import { callersOf, type Visit } from './route-callers'
import { type Caller, callers, calls, guardedPages, openPages, type Row, restEntries } from './route-table'

vi.setConfig({ testTimeout: 240_000 })

// It answers only what Next has bundled; the sentences are the real ones.
vi.mock('next-intl/server', () => ({
  getTranslations: async () => createTranslator({ locale: 'bg', messages: bg, namespace: 'auth.problems' }),
}))

const site = 'http://localhost:3999'
const server = authServer()
let payload: Payload
let visits: Record<Caller, Visit>
let marker = ''
const ids: Record<string, string> = {}

beforeAll(async () => {
  await freshDatabase()
  const AUTH_MAIL_SECRET = `v1,whsec_${Buffer.alloc(32, 'x').toString('base64')}`
  Object.assign(process.env, server.environment(), { AUTH_MAIL_SECRET })
  payload = await (await import('@/server/cms')).cmsSystem()
  const made = await callersOf(server, payload)
  visits = made.visits
  marker = made.email
  await furnish(made.email)
})
afterAll(() => payload.destroy())

/** Gives the customer something in every collection, a ready copy of the data, and something to download. */
async function furnish(email: string) {
  const kit = await customerKit(payload)
  const { docs } = await payload.find({ collection: 'customers', where: { email: { equals: email } }, depth: 0 })
  const [customer] = docs
  if (!customer) throw new Error('The customer is not there.')
  for (const make of [kit.create.addresses, kit.create.returns, kit.create.reviews]) await make(customer.id)
  const download = await kit.create.downloads(customer.id)
  const { askForExport } = await import('@/features/my-data/export/ask-for-export')
  await askForExport(customer)
  await payload.jobs.run({ queue: 'people', limit: 1, sequential: true, silent: true })
  const copies = await payload.find({ collection: 'data-exports', where: { customer: { equals: customer.id } } })
  Object.assign(ids, { downloads: download.id, exports: copies.docs[0]?.id })
}

it('every page and every call of the sign-in and the account stands in the table', () => {
  const table = [...guardedPages, ...calls].map(({ route }) => route)
  expect([...table, ...openPages].sort()).toEqual(personalRoutes())
})

it('every collection whose documents have a customer stands in the table', () => {
  const table = restEntries.map(({ route }) => route.split('/').at(-1))
  const owned = payload.config.collections.filter(({ flattenedFields }) =>
    flattenedFields.some((field) => field.type === 'relationship' && field.relationTo === 'customers'),
  )
  for (const { slug } of owned) expect(table).toContain(slug)
})

type Ask = (method: string, path: string, visit: Visit) => Promise<Response>

/** Asks as everybody for every row, and says what was answered otherwise than written. */
async function differences(rows: Row[], ask: Ask, mayBeSeenBy: Caller[]) {
  const found: string[] = []
  for (const { route, answers } of rows) {
    const [method = '', target = ''] = route.split(' ')
    for (const caller of callers) {
      const response = await ask(method, target, visits[caller])
      const location = response.headers.get('location')
      const { pathname, search } = new URL(location ?? '/', site)
      const answer = location ? `${response.status} ${pathname}${search}` : String(response.status)
      if (answer !== answers[caller]) found.push(`${route} as ${caller}: ${answer}, not ${answers[caller]}`)
      const cached = response.headers.get('cache-control') ?? ''
      if (!target.startsWith('/api/cms/') && !cached.includes('no-store'))
        found.push(`${route} as ${caller}: ${cached}`)
      if (!mayBeSeenBy.includes(caller) && (await response.text()).includes(marker)) {
        found.push(`${route} shows the customer to ${caller}`)
      }
    }
  }
  return found
}

function request(method: string, target: string, headers: Record<string, string>) {
  return new NextRequest(`${site}${target}`, {
    method,
    headers: { ...headers, ...(method === 'POST' ? { 'Content-Type': 'application/json' } : {}) },
    body: method === 'POST' ? '{}' : undefined,
  })
}

it('the proxy lets customers alone on to the pages of the account', async () => {
  const { proxy } = await import('@/proxy')
  const ask: Ask = async (method, target, { cookies, headers }) => {
    const Cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    return proxy(request(method, target, { ...headers, Cookie }))
  }
  expect(await differences(guardedPages, ask, [])).toEqual([])
})

it('the CMS answers its REST calls as written', async () => {
  const { GET } = await import('@/app/(payload)/api/cms/[...slug]/route')
  const ask: Ask = (method, target, { restHeaders }) =>
    GET(request(method, target, restHeaders), {
      params: Promise.resolve({ slug: target.replace('/api/cms/', '').split('/') }),
    })
  expect(await differences(restEntries, ask, ['customer', 'admin'])).toEqual([])
})

it('our own calls are answered as written', async () => {
  const ask: Ask = async (method, target, { cookies, headers }) => {
    const handlers = await import(/* @vite-ignore */ path.resolve(`src/app${target}/route.ts`))
    const id = ids[target.split('/').at(-2) ?? '']
    const browser = newBrowser()
    for (const [name, value] of cookies) browser.cookies.set(name, value)
    return browser.run(() => handlers[method](request(method, target, headers), { params: Promise.resolve({ id }) }))
  }
  expect(await differences(calls, ask, ['customer', 'crossSite'])).toEqual([])
})
