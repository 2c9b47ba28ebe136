import { beforeEach, expect, it, vi } from 'vitest'

const person = (id: string) => ({
  user: { id, email: `${id}@mail.example`, phone: '', app_metadata: {}, user_metadata: {} },
  session: { expires_at: 2_000_000_000, expires_in: 3600, token_type: 'bearer' as const, aal: 'aal1' as const },
})

const setCookie = (line: string) => line.split(';')[0] ?? ''

async function open(cookie: string) {
  vi.resetModules()
  let kept = cookie
  const document = {
    get cookie() {
      return kept
    },
    set cookie(line: string) {
      kept = setCookie(line)
    },
  }
  vi.stubGlobal('document', document)
  vi.stubGlobal('location', { protocol: 'https:' })
  for (const name of ['addEventListener', 'removeEventListener', 'dispatchEvent']) vi.stubGlobal(name, () => true)
  const { emitAuthEvent } = await import('@/features/auth/client/auth-store')
  const { readableCookie } = await import('./readable-cookie')
  return { emitAuthEvent, ...readableCookie('count') }
}

beforeEach(() => vi.unstubAllGlobals())

it('asks anew for another person, and removes what was the account’s of the one before', async () => {
  const { emitAuthEvent, followPerson, read } = await open('count=3.account')
  emitAuthEvent('INITIAL_SESSION', person('ana'))
  const ask = vi.fn()
  followPerson(ask)
  expect(ask).toHaveBeenCalledTimes(0)
  expect(read()).toEqual({ text: '3', kind: 'account' })
  emitAuthEvent('TOKEN_REFRESHED', person('ana'))
  expect(ask).toHaveBeenCalledTimes(0)
  emitAuthEvent('SIGNED_IN', person('boris'))
  expect(read()).toBeNull()
  expect(ask).toHaveBeenCalledTimes(1)
})

it('keeps what is a guest’s until the account’s is known, and removes the account’s with a sign-out', async () => {
  const { emitAuthEvent, followPerson, read, write } = await open('count=2.guest')
  emitAuthEvent('INITIAL_SESSION', null)
  const ask = vi.fn()
  followPerson(ask)
  emitAuthEvent('SIGNED_IN', person('ana'))
  expect(ask).toHaveBeenCalledTimes(1)
  expect(read()).toEqual({ text: '2', kind: 'guest' })
  write({ text: '5', kind: 'account' })
  emitAuthEvent('SIGNED_OUT', null)
  expect(read()).toBeNull()
  expect(ask).toHaveBeenCalledTimes(1)
})
