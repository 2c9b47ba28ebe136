import { createLocalReq } from 'payload'
import { expect, it } from 'vitest'
import { totp } from '../../auth-server/totp'
import { staffFixtures } from './staff-fixtures'

const fixtures = await staffFixtures()
const { payload, rest } = fixtures
const { allowNoFactor, resetFactorOf } = await import('@/features/auth/staff/recover')

const requireFactor = (token: string, requireSecondFactor: boolean) =>
  rest('POST', 'globals/site-settings', { token, language: 'de', body: { requireSecondFactor } })
const isRequired = async () => (await payload.findGlobal({ slug: 'site-settings' })).requireSecondFactor

async function setUp(token: string): Promise<void> {
  const { json } = await rest('POST', 'users/second-factor/begin', { token, body: {} })
  const secret = String(Reflect.get(Object(json), 'secret'))
  const code = totp(secret, Date.now())
  expect((await rest('POST', 'users/second-factor/confirm', { token, body: { code } })).status).toBe(200)
}

it('is required only by an admin who has one, switched off by the same, and by the operator where nobody can', async () => {
  await fixtures.account('first', 'admin')
  const { id } = await fixtures.account('second', 'admin')
  const [first, second] = [await fixtures.tokenOf('first'), await fixtures.tokenOf('second')]
  const refused = await requireFactor(first, true)
  expect([refused.status, refused.text]).toEqual([400, expect.stringContaining('zuerst einen zweiten Faktor')])
  expect(await isRequired()).toBe(false)

  await setUp(first)
  expect((await requireFactor(first, true)).status).toBe(200)
  // Before the second factor is set up, only the own account and its locks are readable; Payload asks for these when it
  // draws the account.
  expect((await rest('GET', 'brochures', { token: second })).status).toBe(403)
  expect((await rest('GET', 'users/me', { token: second })).status).toBe(200)
  const user = { ...(await payload.findByID({ collection: 'users', id })), collection: 'users' as const }
  const req = await createLocalReq({ user }, payload)
  const locks = payload.find({ collection: 'payload-locked-documents', overrideAccess: false, req })
  expect((await locks).docs).toEqual([])
  expect((await requireFactor(first, false)).status).toBe(200)
  expect((await requireFactor(first, true)).status).toBe(200)

  const { drizzle } = payload.db
  expect(await resetFactorOf(drizzle, 'FIRST@broshura.example')).toContain('gone')
  expect((await rest('GET', 'users/me', { token: first })).text).not.toContain('first@')
  expect(await allowNoFactor(drizzle)).toContain('not required any more')
  expect(await allowNoFactor(drizzle)).toContain('Nothing was changed')
  await expect(resetFactorOf(drizzle, 'nobody@broshura.example')).rejects.toThrow('nobody@broshura.example')
  expect((await rest('GET', 'brochures', { token: second })).status).toBe(200)
  const entries = await fixtures.entriesOf('site-settings')
  expect(entries.at(-1)).toMatchObject({
    actor: 'system',
    details: { changes: { requireSecondFactor: { to: false } } },
  })
})
