import { describe, expect, it } from 'vitest'
import { authServer, password } from '../auth-server/auth-server'
import { freshDatabase } from '../setup/database'

// A token is refreshed 90 seconds before its end, so all of these are due at once. The server's clock of the brief ones
// is a minute behind, so by our clock they have already ended.
const server = await authServer({ accessTokenSeconds: 60 })
const brief = await authServer({ accessTokenSeconds: 1 })

await freshDatabase()
process.env.SUPABASE_KEY = 'sb_publishable_test'

async function browser() {
  const { createAuthClient, sessionCookie } = await import('@/server/supabase')
  const { verifiedClaims } = await import('@/features/auth/auth-server')
  const jar = new Map<string, string>()
  const authClient = () =>
    createAuthClient({
      getAll: () => [...jar].map(([name, value]) => ({ name, value })),
      setAll: (changed) => {
        for (const { name, value } of changed) value ? jar.set(name, value) : jar.delete(name)
      },
    })
  return {
    authClient,
    look: () => verifiedClaims(authClient()),
    session: () =>
      [...jar]
        .filter(([name]) => name.startsWith(sessionCookie))
        .map(([, value]) => value)
        .join(''),
  }
}

async function signedIn(at: typeof server) {
  const { env } = await import('@/server/env')
  env().SUPABASE_URL = new URL(at.url('')).origin
  at.clock.now = Date.now() - (at === brief ? 60_000 : 0)
  const { email } = await at.signedIn()
  const mine = await browser()
  const { error } = await mine.authClient().signInWithPassword({ email, password })
  expect(error).toBeNull()
  return mine
}

describe('a session that is due', () => {
  it('is refreshed, and the cookie changes', async () => {
    const mine = await signedIn(server)
    const before = mine.session()
    expect(before).not.toBe('')
    expect(await mine.look()).toMatchObject({ aud: 'authenticated' })
    expect(mine.session()).not.toBe(before)
  })

  it('ends when the server refuses the refresh', async () => {
    const mine = await signedIn(brief)
    const other = await browser()
    const token = (await mine.authClient().getSession()).data.session?.access_token ?? ''
    await brief.raw('/logout?scope=global', { method: 'POST', token })
    expect(await mine.look()).toBeNull()
    expect(mine.session()).toBe('')
    expect(await other.look()).toBeNull()
  })

  it('stays when the server does not answer', async () => {
    const mine = await signedIn(brief)
    const before = mine.session()
    const { env } = await import('@/server/env')
    const { AuthUnreachable } = await import('@/server/supabase')
    env().SUPABASE_URL = 'http://127.0.0.1:1'
    await expect(mine.look()).rejects.toBeInstanceOf(AuthUnreachable)
    expect(mine.session()).toBe(before)
  })
})
