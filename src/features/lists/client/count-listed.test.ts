import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { ListItemInput } from '../changes'
import type { ListOutcome } from './list-store'

const sent: Blob[] = []
let leave: () => void = () => undefined
let countListed: typeof import('./count-listed').countListed

const offer: ListItemInput = {
  id: 'offer:1',
  title: 'Мляко',
  details: '1 л',
  price: {
    shop: 'zhiten',
    shopName: 'Житен',
    cents: 199,
    source: 'brochure',
    day: '2026-11-29',
    until: '2026-12-05',
    loyaltyOnly: false,
    path: '/broshura/week-48?offer=1',
  },
}

beforeEach(async () => {
  sent.length = 0
  vi.resetModules()
  vi.stubGlobal('document', { visibilityState: 'visible', addEventListener: () => undefined })
  vi.stubGlobal('addEventListener', (_: string, listener: () => void) => {
    leave = listener
  })
  vi.stubGlobal('navigator', { doNotTrack: null, sendBeacon: (_: string, body: Blob) => void sent.push(body) })
  signIn(null)
  countListed = (await import('./count-listed')).countListed
})
afterEach(() => vi.unstubAllGlobals())

/** With the roles of the stored user, or as a visitor. */
function signIn(app_metadata: object | null) {
  const stored: Record<string, object> = app_metadata
    ? { auth_user: { id: 'a', app_metadata }, auth_session: { expires_at: 1 } }
    : {}
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => (stored[key] ? JSON.stringify(stored[key]) : null),
    removeItem: () => undefined,
  })
}

async function told() {
  leave()
  return Promise.all(sent.map(async (body): Promise<unknown> => JSON.parse(await body.text())))
}

it('counts an offer for its brochure, and passes the outcome on', async () => {
  expect(countListed(offer, 'done')).toBe('done')
  const count = { brochure: 'week-48', opened: false, foundBySearch: false, pages: 0, ticked: 1 }
  expect(await told()).toEqual([{ counts: [count] }])
})

it.each<[ListItemInput, ListOutcome]>([
  [offer, 'full'],
  [offer, 'not-stored'],
  [{ ...offer, price: null }, 'done'],
  [{ ...offer, id: 'product:milk' }, 'done'],
])('counts nothing else: %j, %s', async (item, outcome) => {
  expect(countListed(item, outcome)).toBe(outcome)
  leave = () => undefined
  expect(await told()).toEqual([])
})

it.each([
  [{ role: 'admin' }, 0],
  [{ role: 'customer' }, 1],
])('of who is signed in with %j counts %i', async (roles, count) => {
  signIn(roles)
  countListed(offer, 'done')
  expect(await told()).toHaveLength(count)
})
