import { expect, it } from 'vitest'
import { z } from 'zod'
import { staffFixtures } from './staff-fixtures'

const fixtures = await staffFixtures()
const { payload, rest } = fixtures
const own = 'a-password-of-my-own-choice'

const choose = (token: string) => rest('POST', 'users/reset-password', { body: { token, password: own } })

it('a new colleague is invited by mail, chooses a password and signs in', async () => {
  await fixtures.account('boss', 'admin')
  const token = await fixtures.tokenOf('boss')
  const given = 'what-the-form-of-the-cms-made-up'
  const body = { email: 'newcomer@broshura.example', role: 'editor', password: given }
  const made = await rest('POST', 'users', { token, body, language: 'de' })
  expect(made.status).toBe(201)
  const { doc } = z.object({ doc: z.object({ id: z.string() }) }).parse(made.json)
  const first = await fixtures.linkMailOf('newcomer')
  expect(first.subject).toContain('Einladung')

  expect((await rest('POST', `users/${doc.id}/invitation`, { token, body: {} })).status).toBe(200)
  const second = await fixtures.linkMailOf('newcomer')
  expect((await choose(first.token)).status).toBe(403)
  await payload.db.pool.query(
    `update users set reset_password_expiration = reset_password_expiration - interval '3 days' where id = $1`,
    [doc.id],
  )
  expect((await choose(second.token)).status).toBe(403)

  await rest('POST', `users/${doc.id}/invitation`, { token, body: {} })
  const third = await fixtures.linkMailOf('newcomer')
  expect((await choose(third.token)).status).toBe(200)
  expect((await choose(third.token)).status).toBe(403)
  expect((await fixtures.signIn('newcomer', { password: given })).status).toBe(401)
  const entered = await fixtures.signIn('newcomer', { password: own })
  expect(entered.status).toBe(200)
  const again = await rest('POST', `users/${doc.id}/invitation`, { token, body: {} })
  expect([again.status, again.text]).toEqual([409, expect.stringContaining('already signed in')])
  const byEditor = await rest('POST', `users/${doc.id}/invitation`, { token: entered.body.token ?? '', body: {} })
  expect(byEditor.status).toBe(403)
  const actions = (await fixtures.entriesOf(`users ${doc.id}`)).map(({ action }) => action)
  expect(actions).toEqual(expect.arrayContaining(['user.created', 'user.invited', 'user.password-reset']))
})

it('the operator makes an admin, who chooses a password by mail, and none at an address that has an account', async () => {
  const { inTransactionOf } = await import('@/server/db/transaction')
  const { inviteAdmin } = await import('@/features/auth/staff/invitations')
  const invite = (email: string) => inTransactionOf(payload, (req) => inviteAdmin(req, email))
  expect(await invite(' Operator@broshura.example ')).toContain('operator@broshura.example is an admin')
  const { token } = await fixtures.linkMailOf('operator')
  expect((await choose(token)).status).toBe(200)
  expect((await fixtures.signIn('operator', { password: own })).status).toBe(200)
  const { docs } = await payload.find({
    collection: 'users',
    where: { email: { equals: 'operator@broshura.example' } },
  })
  expect(docs.map(({ role }) => role)).toEqual(['admin'])
  await expect(invite('OPERATOR@broshura.example')).rejects.toThrow('has an account already')
  expect(await fixtures.entriesOf(`users ${docs[0]?.id}`)).toContainEqual(
    expect.objectContaining({ actor: 'system', action: 'user.created' }),
  )
})
