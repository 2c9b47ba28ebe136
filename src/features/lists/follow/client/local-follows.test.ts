import { beforeEach, expect, it, vi } from 'vitest'
import type { Follow } from '../types'

const milk: Follow = { id: 'f1', kind: 'word', value: 'мляко', name: 'мляко', targetCents: null, mails: true }

let answers: Response[]

async function open() {
  vi.resetModules()
  vi.stubGlobal('fetch', async () => answers.shift() ?? Promise.reject(new TypeError('offline')))
  const { emitAuthEvent } = await import('@/features/auth/client/auth-store')
  const signIn = (id: string) =>
    emitAuthEvent('SIGNED_IN', {
      user: { id, email: `${id}@mail.example`, phone: '', app_metadata: {}, user_metadata: {} },
      session: { expires_at: 2_000_000_000, expires_in: 3600, token_type: 'bearer', aal: 'aal1' },
    })
  return { ...(await import('./local-follows')), signIn }
}

beforeEach(() => vi.unstubAllGlobals())

it('asks the account once, and again after a change', async () => {
  answers = [Response.json({ follows: [milk] }), Response.json({ follows: [] })]
  const { ownFollows, evictOwnFollows } = await open()
  expect(await ownFollows()).toEqual([milk])
  expect(await ownFollows()).toEqual([milk])
  evictOwnFollows()
  expect(await ownFollows()).toEqual([])
})

it('asks again for another person: the follows of one were shown to the next', async () => {
  answers = [Response.json({ follows: [milk] }), Response.json({ follows: [] })]
  const { ownFollows, signIn } = await open()
  signIn('ana')
  expect(await ownFollows()).toEqual([milk])
  signIn('boris')
  expect(await ownFollows()).toEqual([])
})

it('takes an answer that failed for no empty list, and asks again', async () => {
  answers = [new Response(null, { status: 503 }), Response.json({ follows: [milk] })]
  const { ownFollows } = await open()
  await expect(ownFollows()).rejects.toThrow('503')
  expect(await ownFollows()).toEqual([milk])
})
