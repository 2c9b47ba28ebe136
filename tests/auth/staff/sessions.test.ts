import { expect, it } from 'vitest'
import { z } from 'zod'
import { staffFixtures } from './staff-fixtures'

const fixtures = await staffFixtures()
const refreshed = z.object({ exp: z.number(), refreshedToken: z.string() })

async function whose(token: string): Promise<string | undefined> {
  const { json } = await fixtures.rest('GET', 'users/me', { token })
  return z.object({ user: z.object({ id: z.string() }).nullable() }).parse(json).user?.id
}

async function openSessions(id: string) {
  const { sessionsOf } = await import('@/features/auth/staff/sessions')
  return sessionsOf(fixtures.payload.db.drizzle, id)
}

it('are listed with their device, and each may be ended, or all others', async () => {
  const { id } = await fixtures.account('busy')
  const here = await fixtures.tokenOf('busy')
  const phone = await fixtures.tokenOf('busy')
  const tablet = await fixtures.tokenOf('busy')
  const desktop = await fixtures.tokenOf('busy')
  await fixtures.rest('POST', 'users/login', {
    userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0',
    body: { email: 'busy@broshura.example', password: 'a-long-staff-password' },
  })
  const sessions = await openSessions(id)
  expect(sessions.map(({ device }) => device)).toContain('Firefox, Linux')
  const end = (body: object) => fixtures.rest('POST', 'users/sessions/end', { token: here, body })
  const { sid } = z.object({ sid: z.string() }).parse(JSON.parse(atob(phone.split('.')[1] ?? '')))
  expect((await end({ session: sid })).status).toBe(200)
  expect(await whose(phone)).toBeUndefined()
  expect([await whose(here), await whose(tablet)]).toEqual([id, id])
  expect((await end({ session: 7 })).status).toBe(400)
  expect(await whose(tablet)).toBe(id)
  expect((await end({})).status).toBe(200)
  expect([await whose(here), await whose(tablet), await whose(desktop)]).toEqual([id, undefined, undefined])
  expect(await openSessions(id)).toHaveLength(1)
})

it('of a colleague are not ended, nor any by a visitor', async () => {
  const { id } = await fixtures.account('quiet')
  await fixtures.tokenOf('quiet')
  await fixtures.account('rude', 'admin')
  const token = await fixtures.tokenOf('rude')
  const [session] = await openSessions(id)
  expect((await fixtures.rest('POST', 'users/sessions/end', { token, body: { session: session?.id } })).status).toBe(
    200,
  )
  expect((await fixtures.rest('POST', 'users/sessions/end', { body: {} })).status).toBe(403)
  expect(await openSessions(id)).toHaveLength(1)
})

it('end twelve hours after they were opened, however much they are used', async () => {
  await fixtures.account('tireless')
  const token = await fixtures.tokenOf('tireless')
  const openedBefore = (minutes: number) =>
    fixtures.payload.db.pool.query('update users_sessions set created_at = now() - make_interval(mins => $1)', [
      minutes,
    ])
  const prolong = async () => {
    const { json } = await fixtures.rest('POST', 'users/refresh-token', { token })
    return Math.round((refreshed.parse(json).exp - Date.now() / 1000) / 60)
  }
  expect(await prolong()).toBe(120)
  await openedBefore(10 * 60)
  expect(await prolong()).toBe(120)
  await openedBefore(11 * 60 + 30)
  expect(await prolong()).toBe(30)
  await openedBefore(12 * 60)
  expect(await prolong()).toBeLessThanOrEqual(0)
})
