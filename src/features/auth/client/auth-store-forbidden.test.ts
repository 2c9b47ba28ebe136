import { afterEach, beforeEach, expect, it, vi } from 'vitest'

const user = { id: 'u1', email: 'ana@mail.example', phone: '', app_metadata: {}, user_metadata: {} }
const session = { expires_at: 2_000_000_000, expires_in: 3600, token_type: 'bearer' as const, aal: 'aal1' as const }

const usual = Object.getOwnPropertyDescriptor(globalThis, 'localStorage')

const forbidden = {
  configurable: true,
  get: () => {
    throw new DOMException('forbidden', 'SecurityError')
  },
}

/** With room for one more value only, which is not enough for both a user and a session. */
function almostFull(stored: Map<string, string>) {
  let room = 1
  const setItem = (key: string, value: string) => {
    if (room === 0) throw new DOMException('full', 'QuotaExceededError')
    room -= 1
    stored.set(key, value)
  }
  const getItem = (key: string) => stored.get(key) ?? null
  return { configurable: true, value: { getItem, setItem, removeItem: (key: string) => stored.delete(key) } }
}

const answer = () => Response.json({ user, session, nextLevel: 'aal1' })

async function open(storage: PropertyDescriptor, cookie = 'broshura-signed-in=1') {
  Object.defineProperty(globalThis, 'localStorage', storage)
  vi.stubGlobal('addEventListener', () => undefined)
  vi.stubGlobal('document', { cookie })
  vi.stubGlobal('location', { assign: vi.fn() })
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => answer()),
  )
  vi.resetModules()
  const store = await import('./auth-store')
  const events: string[] = []
  store.onAuthEvent((event) => events.push(event))
  return { ...store, ...(await import('./load-session')), ...(await import('./auth-api')), events }
}

beforeEach(() => vi.unstubAllGlobals())
afterEach(() => {
  if (usual) Object.defineProperty(globalThis, 'localStorage', usual)
  else Reflect.deleteProperty(globalThis, 'localStorage')
})

it('a page opens in a browser that forbids storage, as that of a visitor', async () => {
  const { startSession, showsAdminEntry, events } = await open(forbidden, '')
  startSession()
  expect(showsAdminEntry()).toBe(false)
  expect(events).toEqual(['INITIAL_SESSION'])
})

it('a sign-in succeeds there, lasts as long as the page, and ends', async () => {
  const { login, redirectAfterSignIn, signedInState, clearSignedIn, events } = await open(forbidden)
  await login({ email: user.email, password: 'x' }, 'en', 'Failed to login')
  redirectAfterSignIn({ nextLevel: 'aal1' }, 'en')
  expect(location.assign).toHaveBeenCalledWith('/en/account-dashboard')
  expect(signedInState()?.user.id).toBe('u1')
  clearSignedIn()
  expect(signedInState()).toBeNull()
  expect(events).toEqual(['SIGNED_IN', 'SIGNED_OUT'])
})

it('where cookies are refused the sign-in says so, instead of asking for it again and again', async () => {
  const { login, redirectAfterSignIn } = await open(forbidden, '')
  const { nextLevel } = await login({ email: user.email, password: 'x' }, 'en', 'Failed to login')
  redirectAfterSignIn({ nextLevel, next: '/en/account-orders' }, 'en')
  expect(location.assign).toHaveBeenCalledExactlyOnceWith('/en/login?problem=cookies&next=%2Fen%2Faccount-orders')
})

it('a full storage fails no sign-in, and keeps no user without their session', async () => {
  const stored = new Map([['auth_session', JSON.stringify({ ...session, expires_at: 1 })]])
  const { login, signedInState, events } = await open(almostFull(stored))
  await login({ email: user.email, password: 'x' }, 'en', 'Failed to login')
  expect(signedInState()).toEqual({ user, session })
  expect(events).toEqual(['SIGNED_IN'])
  expect([...stored.keys()]).toEqual([])
})
