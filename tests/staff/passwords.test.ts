import { describe, expect, it } from 'vitest'
import { password, staffKit } from './staff-kit'

const kit = await staffKit()
const better = 'another-long-staff-password'

describe('the password of a staff account', () => {
  it.each(['123', 'short', 'passwordpassword', '1234567890123456'])('is not "%s"', async (poor) => {
    const admin = await kit.payload.create({
      collection: 'users',
      data: { email: `${crypto.randomUUID()}@broshura.example`, password, role: 'admin' },
    })
    const name = admin.email.split('@')[0] ?? ''
    const token = await kit.tokenOf(name)
    const made = { email: `${crypto.randomUUID()}@broshura.example`, password: poor, role: 'editor' }
    const creation = await kit.rest('POST', 'users', { token, body: made })
    expect(creation.status).toBe(400)
    expect(creation.text).toContain('"path":"password"')
    expect((await kit.rest('PATCH', `users/${admin.id}`, { token, body: { password: poor } })).status).toBe(400)
    expect((await kit.signIn(name)).status).toBe(200)
  })

  it('is not the own address', async () => {
    const { id } = await kit.account('maria.ivanova')
    const token = await kit.tokenOf('maria.ivanova')
    const body = { password: 'Maria.Ivanova1' }
    expect((await kit.rest('PATCH', `users/${id}`, { token, body })).status).toBe(400)
  })

  it('is changed with the present one, or soon after a sign-in', async () => {
    const { id } = await kit.account('own')
    const token = await kit.oldTokenOf('own')
    const without = await kit.rest('PATCH', `users/${id}`, { token, body: { password: better } })
    expect(without.status).toBe(400)
    expect(without.text).toContain('"path":"currentPassword"')
    const wrong = { password: better, currentPassword: 'something-else-entirely' }
    expect((await kit.rest('PATCH', `users/${id}`, { token, body: wrong })).status).toBe(400)
    const right = { password: better, currentPassword: password }
    const changed = await kit.rest('PATCH', `users/${id}`, { token, body: right })
    expect(changed.status).toBe(200)
    expect(changed.text).not.toContain(password)
    expect((await kit.signIn('own')).status).toBe(401)
    const soon = (await kit.signIn('own', { password: better })).body.token
    expect((await kit.rest('PATCH', `users/${id}`, { token: soon, body: { password } })).status).toBe(200)
    expect((await kit.entriesOf(`users ${id}`)).map(({ action }) => action)).toEqual([
      'user.created',
      'user.signed-in',
      'user.password-changed',
      'user.sign-in-failed',
      'user.signed-in',
      'user.password-changed',
    ])
  })

  it('protects the own address of an admin in the same way', async () => {
    const { id } = await kit.account('boss', 'admin')
    const token = await kit.oldTokenOf('boss')
    const body = { email: 'boss2@broshura.example' }
    expect((await kit.rest('PATCH', `users/${id}`, { token, body })).status).toBe(400)
    expect((await kit.rest('PATCH', `users?where[id][equals]=${id}`, { token, body })).text).toContain(
      'currentPassword',
    )
    expect((await kit.rest('PATCH', `users/${id}`, { token, body: { name: 'Boss' } })).status).toBe(200)
    const proven = { ...body, currentPassword: password }
    expect((await kit.rest('PATCH', `users/${id}`, { token, body: proven })).status).toBe(200)
  })

  it('may be set by an admin, who is named in the audit log, and ends the sessions', async () => {
    await kit.account('chief', 'admin')
    const { id } = await kit.account('forgetful')
    const session = await kit.tokenOf('forgetful')
    const token = await kit.oldTokenOf('chief')
    expect((await kit.rest('PATCH', `users/${id}`, { token, body: { password: better } })).status).toBe(200)
    expect(await kit.entriesOf(`users ${id}`)).toContainEqual({
      actor: 'chief@broshura.example',
      action: 'user.password-set',
      details: { email: 'forgetful@broshura.example' },
    })
    expect((await kit.rest('GET', 'users/me', { token: session })).json).toMatchObject({ user: null })
  })
})

it('limits guesses at the present password', async () => {
  const { id } = await kit.account('guessed')
  const token = await kit.oldTokenOf('guessed')
  const guess = (currentPassword: string) =>
    kit.rest('PATCH', `users/${id}`, { token, address: '10.7.0.1', body: { password: better, currentPassword } })
  for (let time = 0; time < 8; time++) await guess(`wrong-password-${time}`)
  expect((await guess(password)).status).toBe(429)
})
