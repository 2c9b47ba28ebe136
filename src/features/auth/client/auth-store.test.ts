import { beforeEach, describe, expect, it, vi } from 'vitest'
import { storedItemOf } from '@/features/site/privacy/stored-items'
import { type AuthEvent, storageKeys } from './auth-store'

const user = { id: 'u1', email: 'ana@mail.example', phone: '', app_metadata: {}, user_metadata: {} }
const session = { expires_at: 2_000_000_000, expires_in: 3600, token_type: 'bearer' as const, aal: 'aal1' as const }

function browser(stored: Record<string, string> = {}) {
  const storage = new Map(Object.entries(stored))
  const storageListeners = new Set<(event: { key: string | null }) => void>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => storage.set(key, value),
    removeItem: (key: string) => storage.delete(key),
  })
  vi.stubGlobal('addEventListener', (_: string, listener: () => void) => storageListeners.add(listener))
  vi.stubGlobal('removeEventListener', (_: string, listener: () => void) => storageListeners.delete(listener))
  vi.stubGlobal('document', { cookie: '' })
  const otherTab = (key: string | null) => {
    for (const tell of storageListeners) tell({ key })
  }
  return { storage, otherTab }
}

const signedIn = { auth_user: JSON.stringify(user), auth_session: JSON.stringify(session) }

async function open(answers: Response[] = []) {
  vi.resetModules()
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => answers.shift() ?? Promise.reject(new TypeError('no network'))),
  )
  const store = await import('./auth-store')
  const events: [AuthEvent, boolean][] = []
  store.onAuthEvent((event, state) => events.push([event, state !== null]))
  return { ...store, ...(await import('./load-session')), ...(await import('./auth-api')), events }
}

beforeEach(() => vi.unstubAllGlobals())

describe('what is stored', () => {
  it('signs in only with both a user and a session', async () => {
    browser(signedIn)
    expect((await open()).signedInState()).toEqual({ user, session })
    browser({ auth_user: signedIn.auth_user })
    expect((await open()).signedInState()).toBeNull()
  })

  it.each(['{', 'null', '[]', '"text"', '{"expires_at":"soon"}'])('is discarded when broken: %s', async (broken) => {
    const { storage } = browser({ ...signedIn, auth_session: broken, redirectAfterLogin: '/account-orders' })
    expect((await open()).signedInState()).toBeNull()
    expect([...storage.keys()]).toEqual([])
  })

  it('keeps the wanted page of a visitor', async () => {
    const { storage } = browser({ redirectAfterLogin: '/account-orders' })
    expect((await open()).signedInState()).toBeNull()
    expect([...storage.keys()]).toEqual(['redirectAfterLogin'])
  })

  it('is followed when another tab changes it', async () => {
    const page = browser(signedIn)
    const { events, signedInState } = await open()
    signedInState()
    for (const key of Object.keys(signedIn)) page.storage.delete(key)
    page.otherTab('auth_session')
    page.storage.set('auth_user', signedIn.auth_user).set('auth_session', signedIn.auth_session)
    page.otherTab('auth_session')
    page.otherTab('something else')
    expect(events).toEqual([
      ['SIGNED_OUT', false],
      ['SIGNED_IN', true],
    ])
  })
})

describe('another person at the same browser', () => {
  const other = { ...user, id: 'u2', email: 'boris@mail.example' }

  it('is told when another tab has signed them in, with no sign-out between', async () => {
    const page = browser(signedIn)
    const { events, signedInState } = await open()
    signedInState()
    page.storage.set('auth_user', JSON.stringify(other))
    page.otherTab('auth_session')
    expect(events).toEqual([['SIGNED_IN', true]])
    expect(signedInState()?.user.id).toBe('u2')
    page.otherTab('auth_session')
    expect(events).toHaveLength(1)
  })

  it('replaces the stored one when the cookie is theirs', async () => {
    const { storage } = browser(signedIn)
    const answer = { user: other, session, refreshed: false, owesCode: false, adminTest: false }
    const { events, loadSession, signedInState } = await open([Response.json(answer), Response.json(answer)])
    await loadSession()
    expect(events).toEqual([['SIGNED_IN', true]])
    expect(signedInState()?.user.id).toBe('u2')
    expect(storage.get('auth_user')).toContain('u2')
    await loadSession()
    expect(events).toHaveLength(1)
  })
})

describe('a page of one person', () => {
  const other = { ...user, id: 'u2', email: 'boris@mail.example' }

  it('is told of everybody else, whatever the event is called, and not of its own person', async () => {
    const page = browser(signedIn)
    const { onOtherPerson, storeSignedIn, clearSignedIn } = await open()
    const others = vi.fn()
    onOtherPerson(others)
    storeSignedIn({ user, session }, 'TOKEN_REFRESHED')
    expect(others).toHaveBeenCalledTimes(0)
    page.storage.set('auth_user', JSON.stringify(other))
    page.otherTab('auth_session')
    expect(others).toHaveBeenCalledTimes(1)
    storeSignedIn({ user, session }, 'TOKEN_REFRESHED')
    expect(others).toHaveBeenCalledTimes(2)
    clearSignedIn()
    expect(others).toHaveBeenCalledTimes(3)
  })

  it('takes a person who only becomes known for its own, so that without storage it does not reload for ever', async () => {
    browser()
    const { onOtherPerson, storeSignedIn, clearSignedIn } = await open()
    const others = vi.fn()
    onOtherPerson(others)
    storeSignedIn({ user, session }, 'SIGNED_IN')
    expect(others).toHaveBeenCalledTimes(0)
    clearSignedIn()
    expect(others).toHaveBeenCalledTimes(1)
  })
})

describe('signing in and out', () => {
  it('keeps user and session, and tells', async () => {
    const { storage } = browser()
    const { login, events } = await open([Response.json({ user, session, nextLevel: 'aal1' })])
    await login({ email: user.email, password: 'x' }, 'en', 'Failed to login')
    expect(Object.fromEntries(storage)).toEqual(signedIn)
    expect(events).toEqual([['SIGNED_IN', true]])
  })

  it('says the status message of the answer, else the fallback', async () => {
    browser()
    const { login } = await open([
      Response.json({ statusMessage: 'Not so' }, { status: 400 }),
      new Response('', { status: 500 }),
    ])
    await expect(login({}, 'en', 'Failed to login')).rejects.toThrow('Not so')
    await expect(login({}, 'en', 'Failed to login')).rejects.toThrow('Failed to login')
    await expect(login({}, 'en', 'Failed to login')).rejects.toThrow('Failed to login')
  })

  it('keeps nothing of an answer that it does not understand', async () => {
    const { storage } = browser()
    const { login, events } = await open([Response.json({ user: { ...user, id: 7 }, session, nextLevel: 'aal1' })])
    await expect(login({}, 'en', 'Failed to login')).rejects.toThrow('Failed to login')
    expect([events, storage.size]).toEqual([[], 0])
  })

  it('clears session, user and the saved redirect', async () => {
    const { storage } = browser({ ...signedIn, redirectAfterLogin: '/x', admin_role_test: 'admin' })
    const { logout, events } = await open([Response.json({})])
    await logout('en', 'Failed to logout')
    expect([...storage.keys()]).toEqual(['admin_role_test'])
    expect(events).toEqual([['SIGNED_OUT', false]])
  })

  it('hands the session over at a sign-out: its expiry and type, and no token', async () => {
    browser({ ...signedIn, auth_session: JSON.stringify({ ...session, access_token: 'a', refresh_token: 'r' }) })
    await (await open([Response.json({})])).logout('en', 'Failed to logout')
    const [[, request] = []] = vi.mocked(fetch).mock.calls
    const { expires_at, expires_in, token_type } = session
    expect(JSON.parse(String(request?.body))).toEqual({
      locale: 'en',
      scope: 'local',
      session: { expires_at, expires_in, token_type },
    })
  })
  it('hands no session over where there is none', async () => {
    browser()
    await (await open([Response.json({})])).logout('en', 'Failed to logout')
    const [[, request] = []] = vi.mocked(fetch).mock.calls
    expect(JSON.parse(String(request?.body))).toEqual({ locale: 'en', scope: 'local' })
  })
  it.each([401, 403, 404])('ignores a sign-out answered %i', async (status) => {
    const { storage } = browser(signedIn)
    await (await open([new Response('', { status })])).logout('en', 'Failed to logout')
    expect(storage.size).toBe(0)
  })

  it('throws on any other failure of a sign-out, once, and stays signed in', async () => {
    const { storage } = browser(signedIn)
    const { logout } = await open([new Response('', { status: 503 })])
    await expect(logout('en', 'Failed to logout')).rejects.toThrow('Failed to logout')
    expect(fetch).toHaveBeenCalledTimes(1)
    expect(storage.size).toBe(2)
  })
})

describe('the session of a page that opens', () => {
  const answer = (more: object) =>
    Response.json({ user, session, refreshed: false, owesCode: false, adminTest: false, ...more })

  it('is told first as it is known', async () => {
    browser(signedIn)
    const { startSession, events } = await open()
    startSession()
    expect(events).toEqual([['INITIAL_SESSION', true]])
  })

  it('is not asked for where there is none', async () => {
    browser()
    const { startSession, events } = await open()
    startSession()
    expect(events).toEqual([['INITIAL_SESSION', false]])
    expect(fetch).not.toHaveBeenCalled()
  })

  it('tells when the cookie was refreshed', async () => {
    browser(signedIn)
    const { loadSession, events } = await open([answer({ refreshed: true })])
    await loadSession()
    expect(events).toEqual([['TOKEN_REFRESHED', true]])
  })

  it('ends when the server says that there is none', async () => {
    const { storage } = browser({ ...signedIn, redirectAfterLogin: '/x' })
    const { loadSession, events } = await open([answer({ user: null, session: null })])
    await loadSession()
    expect(events).toEqual([['SIGNED_OUT', false]])
    expect(storage.size).toBe(0)
  })

  it.each([500, 503, 429])('stays when the server cannot say, after asking twice: %i', async (status) => {
    const { storage } = browser(signedIn)
    const { loadSession, events } = await open([new Response('', { status }), new Response('', { status })])
    await loadSession()
    expect(fetch).toHaveBeenCalledTimes(2)
    expect(events).toEqual([])
    expect(storage.size).toBe(2)
  })
})

describe('what a mailed link brings', () => {
  it.each(['SIGNED_IN', 'PASSWORD_RECOVERY', 'USER_UPDATED'] as const)('is told as %s', async (event) => {
    browser()
    const entered = { user, session, nextLevel: 'aal1' }
    const { verifyMail, events } = await open([Response.json({ signedIn: entered, event, next: '' })])
    await verifyMail({ token_hash: 'a', type: 'signup' }, 'en', 'x')
    expect(events).toEqual([[event, true]])
  })

  it('tells nothing while the other address has to confirm', async () => {
    const { storage } = browser()
    const { verifyMail, events } = await open([Response.json({ event: 'USER_UPDATED', next: '' })])
    await verifyMail({ token_hash: 'a', type: 'email_change' }, 'en', 'x')
    expect([events, storage.size]).toEqual([[], 0])
  })

  it('tells that the user changed when a password was set', async () => {
    browser()
    const { setPassword, events } = await open([Response.json({ user, session })])
    await setPassword({ password: 'x' }, 'en', 'x')
    expect(events).toEqual([['USER_UPDATED', true]])
  })
})

it.each(Object.values(storageKeys))('the privacy centre shows %s as what the account stores', (name) => {
  expect(storedItemOf({ place: 'local', name })).toBe('account')
})
