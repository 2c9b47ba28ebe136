import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { totp } from '../../auth-server/totp'
import { password, staffFixtures } from './staff-fixtures'

const fixtures = await staffFixtures()
const step = 30_000
const codesOf = (json: unknown) => z.object({ recoveryCodes: z.array(z.string()) }).parse(json).recoveryCodes

beforeAll(() => fixtures.account('chief', 'admin'))
afterEach(() => vi.useRealTimers())

async function withApp(name: string) {
  const { id } = await fixtures.account(name)
  const token = await fixtures.tokenOf(name)
  const begun = await fixtures.rest('POST', 'users/second-factor/begin', { token, body: {} })
  const { secret, picture } = z.object({ secret: z.string(), picture: z.string() }).parse(begun.json)
  const code = () => totp(secret, Date.now())
  const confirmed = await fixtures.rest('POST', 'users/second-factor/confirm', { token, body: { code: code() } })
  const later = () => vi.setSystemTime(Date.now() + step)
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() })
  later()
  return { id, token, secret, picture, code, later, confirmed, recoveryCodes: codesOf(confirmed.json) }
}

describe('an account with an app', () => {
  it('gives no session for a password alone', async () => {
    const { id, secret, picture, code, recoveryCodes } = await withApp('careful')
    expect(picture).toContain('<svg')
    expect(new Set(recoveryCodes).size).toBe(10)
    const alone = await fixtures.signIn('careful')
    expect([alone.status, alone.body.errors?.[0]?.data?.code]).toEqual([401, 'code-needed'])
    expect(alone.headers.getSetCookie().join()).not.toContain('payload-token=')
    expect((await fixtures.signIn('careful', { code: '000000' })).body.errors?.[0]?.data?.code).toBe('code-wrong')
    expect((await fixtures.signIn('careful', { code: code(), password: 'not-the-right-one' })).status).toBe(401)
    const local = fixtures.payload.login({ collection: 'users', data: { email: 'careful@broshura.example', password } })
    await expect(local).rejects.toMatchObject({ data: { code: 'code-needed' } })
    const { rows } = await fixtures.payload.db.pool.query(
      'select count(*)::int as count from users_sessions where _parent_id = $1',
      [id],
    )
    expect(rows[0]).toEqual({ count: 1 })
    expect((await fixtures.signIn('careful', { code: code() })).status).toBe(200)
    const stored = JSON.stringify((await fixtures.payload.db.pool.query('select * from staff_second_factors')).rows)
    for (const hidden of [secret, ...recoveryCodes]) expect(stored).not.toContain(hidden)
    expect((await fixtures.entriesOf(`users ${id}`)).map(({ action }) => action)).toEqual(
      expect.arrayContaining(['user.second-factor-added', 'user.sign-in-failed']),
    )
  })

  it('takes each code once, also from two requests at the same instant', async () => {
    const { code, later, recoveryCodes } = await withApp('twice')
    const both = await Promise.all([1, 2].map(() => fixtures.signIn('twice', { code: code() })))
    expect(both.map(({ status }) => status).sort()).toEqual([200, 401])
    expect((await fixtures.signIn('twice', { code: code() })).status).toBe(401)
    later()
    expect((await fixtures.signIn('twice', { code: code() })).status).toBe(200)
    const [spare = ''] = recoveryCodes
    expect((await fixtures.signIn('twice', { code: spare.toUpperCase() })).status).toBe(200)
    expect((await fixtures.signIn('twice', { code: spare })).status).toBe(401)
  })

  it('does not count a right password that is asked for its code', async () => {
    const { code } = await withApp('slow')
    const address = '10.5.0.2'
    for (let time = 0; time < 9; time++) expect((await fixtures.signIn('slow', { address })).status).toBe(401)
    expect((await fixtures.signIn('slow', { code: code(), address })).status).toBe(200)
  })

  it('limits guesses at the code', async () => {
    const { code } = await withApp('guessed')
    const guess = (given: string) => fixtures.signIn('guessed', { code: given, address: '10.5.0.1' })
    for (let time = 0; time < 8; time++) await guess('123456')
    expect((await guess(code())).status).toBe(429)
  })

  it('is not opened by a new password from a mail', async () => {
    await withApp('mailed')
    const { token } = await fixtures.resetTokenOf('mailed')
    const body = { token, password: 'another-long-staff-password' }
    const done = await fixtures.rest('POST', 'users/reset-password', { body })
    expect([done.status, done.headers.getSetCookie()]).toEqual([200, []])
    const { status } = await fixtures.signIn('mailed', { password: body.password })
    expect(status).toBe(401)
  })

  it('is removed with a code and a fresh proof', async () => {
    const { token, code, later } = await withApp('leaving')
    const remove = (body: object) => fixtures.rest('POST', 'users/second-factor/remove', { token, body })
    expect((await remove({ code: '000000' })).status).toBe(400)
    await fixtures.payload.db.pool.query(`update users_sessions set created_at = now() - interval '11 minutes'`)
    expect((await remove({ code: code() })).status).toBe(400)
    expect((await remove({ code: code(), currentPassword: password })).status).toBe(200)
    later()
    expect((await fixtures.signIn('leaving')).status).toBe(200)
  })

  it('is reset by an admin alone, which is recorded and ends the sessions', async () => {
    const { id, token } = await withApp('unlucky')
    const reset = (by: string) => fixtures.rest('POST', `users/${id}/second-factor/reset`, { token: by, body: {} })
    await fixtures.account('colleague')
    expect((await reset(await fixtures.tokenOf('colleague'))).status).toBe(403)
    expect((await reset(await fixtures.tokenOf('chief'))).status).toBe(200)
    expect((await fixtures.rest('GET', 'users/me', { token })).json).toMatchObject({ user: null })
    expect((await fixtures.signIn('unlucky')).status).toBe(200)
    expect(await fixtures.entriesOf(`users ${id}`)).toContainEqual({
      actor: 'chief@broshura.example',
      action: 'user.second-factor-reset',
      details: { email: 'unlucky@broshura.example' },
    })
  })
})

it('is opened at the site alone where the same person has a second factor there', async () => {
  const supabaseId = crypto.randomUUID()
  const { id } = await fixtures.account('linked')
  await fixtures.payload.db.pool.query('update users set supabase_id = $1 where id = $2', [supabaseId, id])
  const data = { supabaseId, email: 'linked@broshura.example', secondFactor: true }
  await fixtures.payload.create({ collection: 'customers', data })
  expect((await fixtures.signIn('linked')).body.errors?.[0]?.data?.code).toBe('site-only')
})

it('what the settings require is set up before anything else', async () => {
  await fixtures.account('without')
  const token = await fixtures.tokenOf('without')
  const { id } = await fixtures.account('prepared')
  const seen = async (path: string) => (await fixtures.rest('GET', path, { token })).status
  expect(await seen('audit-log')).toBe(403)
  expect(await seen('subscriptions')).toBe(403)
  expect(await seen('media')).toBe(200)
  const drafts = 'payload-locked-documents'
  expect(await seen(drafts)).toBe(200)
  await fixtures.payload.updateGlobal({ slug: 'site-settings', data: { requireSecondFactor: true } })
  expect(await seen(drafts)).toBe(403)
  expect(await seen(`users/${id}`)).toBe(404)
  const { staffFrom } = await import('@/server/cms')
  const headers = new Headers({ authorization: `JWT ${token}` })
  expect(await staffFrom(headers)).toBeNull()
  const begun = await fixtures.rest('POST', 'users/second-factor/begin', { token, body: {} })
  const { secret } = z.object({ secret: z.string() }).parse(begun.json)
  const body = { code: totp(secret, Date.now()) }
  expect((await fixtures.rest('POST', 'users/second-factor/confirm', { token, body })).status).toBe(200)
  expect(await seen(drafts)).toBe(200)
  expect(await staffFrom(headers)).toMatchObject({ secondFactor: 'app' })
  expect(JSON.stringify((await fixtures.rest('GET', 'globals/site-settings')).json)).not.toContain(
    'requireSecondFactor',
  )
})
