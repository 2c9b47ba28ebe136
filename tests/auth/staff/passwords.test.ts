import { describe, expect, it } from 'vitest'
import { password, staffFixtures } from './staff-fixtures'

const fixtures = await staffFixtures()
const better = 'another-long-staff-password'

describe('the password of a staff account', () => {
  it.each(['123', 'short', 'passwordpassword', '1234567890123456'])('is not "%s"', async (poor) => {
    const admin = await fixtures.payload.create({
      collection: 'users',
      data: { email: `${crypto.randomUUID()}@broshura.example`, password, role: 'admin' },
    })
    const name = admin.email.split('@')[0] ?? ''
    const token = await fixtures.tokenOf(name)
    const made = { email: `${crypto.randomUUID()}@broshura.example`, password: poor, role: 'editor' }
    const creation = await fixtures.rest('POST', 'users', { token, body: made })
    expect(creation.status).toBe(400)
    expect(creation.text).toContain('"path":"password"')
    expect((await fixtures.rest('PATCH', `users/${admin.id}`, { token, body: { password: poor } })).status).toBe(400)
    expect((await fixtures.signIn(name)).status).toBe(200)
  })

  it('is not the own address', async () => {
    const { id } = await fixtures.account('maria.ivanova')
    const token = await fixtures.tokenOf('maria.ivanova')
    const body = { password: 'Maria.Ivanova1' }
    expect((await fixtures.rest('PATCH', `users/${id}`, { token, body })).status).toBe(400)
  })

  it('is changed with the present one, or soon after a sign-in', async () => {
    const { id } = await fixtures.account('own')
    const token = await fixtures.oldTokenOf('own')
    const without = await fixtures.rest('PATCH', `users/${id}`, { token, body: { password: better } })
    expect(without.status).toBe(400)
    expect(without.text).toContain('"path":"currentPassword"')
    const wrong = { password: better, currentPassword: 'something-else-entirely' }
    expect((await fixtures.rest('PATCH', `users/${id}`, { token, body: wrong })).status).toBe(400)
    const right = { password: better, currentPassword: password }
    const changed = await fixtures.rest('PATCH', `users/${id}`, { token, body: right })
    expect(changed.status).toBe(200)
    expect(changed.text).not.toContain(password)
    expect((await fixtures.signIn('own')).status).toBe(401)
    const soon = (await fixtures.signIn('own', { password: better })).body.token
    expect((await fixtures.rest('PATCH', `users/${id}`, { token: soon, body: { password } })).status).toBe(200)
    expect((await fixtures.entriesOf(`users ${id}`)).map(({ action }) => action)).toEqual([
      'user.created',
      'user.signed-in',
      'user.password-changed',
      'user.sign-in-failed',
      'user.signed-in',
      'user.password-changed',
    ])
  })

  it('protects the own address of an admin in the same way', async () => {
    const { id } = await fixtures.account('boss', 'admin')
    const token = await fixtures.oldTokenOf('boss')
    const body = { email: 'boss2@broshura.example' }
    expect((await fixtures.rest('PATCH', `users/${id}`, { token, body })).status).toBe(400)
    expect((await fixtures.rest('PATCH', `users?where[id][equals]=${id}`, { token, body })).text).toContain(
      'Enter your current password',
    )
    expect((await fixtures.rest('PATCH', `users/${id}`, { token, body: { name: 'Boss' } })).status).toBe(200)
    const proven = { ...body, currentPassword: password }
    expect((await fixtures.rest('PATCH', `users/${id}`, { token, body: proven })).status).toBe(200)
  })

  it('may be set by an admin, who is named in the audit log, and ends the sessions', async () => {
    await fixtures.account('chief', 'admin')
    const { id } = await fixtures.account('forgetful')
    const session = await fixtures.tokenOf('forgetful')
    const token = await fixtures.oldTokenOf('chief')
    expect((await fixtures.rest('PATCH', `users/${id}`, { token, body: { password: better } })).status).toBe(200)
    expect(await fixtures.entriesOf(`users ${id}`)).toContainEqual({
      actor: 'chief@broshura.example',
      action: 'user.password-set',
      details: { email: 'forgetful@broshura.example' },
    })
    expect((await fixtures.rest('GET', 'users/me', { token: session })).json).toMatchObject({ user: null })
  })
})

it('limits guesses at the present password', async () => {
  const { id } = await fixtures.account('guessed')
  const token = await fixtures.oldTokenOf('guessed')
  const guess = (currentPassword: string) =>
    fixtures.rest('PATCH', `users/${id}`, { token, address: '10.7.0.1', body: { password: better, currentPassword } })
  for (let time = 0; time < 8; time++) await guess(`wrong-password-${time}`)
  expect((await guess(password)).status).toBe(429)
})
