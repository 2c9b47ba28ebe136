import { beforeAll, expect, it } from 'vitest'
import { password, staffFixtures } from './staff-fixtures'

const fixtures = await staffFixtures()
const better = 'another-long-staff-password'

const reset = (token: string, given = better, address?: string) =>
  fixtures.rest('POST', 'users/reset-password', { address, body: { token, password: given } })

beforeAll(() => fixtures.account('lost'))

it('sets a password by the rule and opens no session', async () => {
  const { token } = await fixtures.resetTokenOf('lost')
  expect((await reset(token, '123')).status).toBe(400)
  const session = await fixtures.tokenOf('lost')
  const done = await reset(token)
  expect(done.status).toBe(200)
  expect(done.headers.getSetCookie()).toEqual([])
  expect(done.text).not.toContain('token')
  expect((await fixtures.rest('GET', 'users/me', { token: session })).json).toMatchObject({ user: null })
  expect((await fixtures.signIn('lost')).status).toBe(401)
  expect((await fixtures.signIn('lost', { password: better })).status).toBe(200)
  expect((await reset(token, password)).status).toBe(403)
  const { docs } = await fixtures.payload.find({
    collection: 'users',
    where: { email: { equals: 'lost@broshura.example' } },
  })
  expect(await fixtures.entriesOf(`users ${docs[0]?.id}`)).toContainEqual(
    expect.objectContaining({ action: 'user.password-reset', actor: 'lost@broshura.example' }),
  )
})

it('counts for ten minutes, in the language of its owner, and is not stored', async () => {
  const { id } = await fixtures.account('late')
  await fixtures.signIn('late', { language: 'de' })
  const first = await fixtures.resetTokenOf('late')
  expect(first.text).toContain('zehn Minuten')
  const { token } = await fixtures.resetTokenOf('late')
  const { rows } = await fixtures.payload.db.pool.query('select * from users where id = $1', [id])
  expect(JSON.stringify(rows)).not.toContain(token)
  expect((await reset(first.token)).status).toBe(403)
  expect((await reset(rows[0].reset_password_token)).status).toBe(403)
  const passed = (minutes: number) =>
    fixtures.payload.db.pool.query(
      `update users set reset_password_expiration = reset_password_expiration - make_interval(secs => $2) where id = $1`,
      [id, minutes * 60],
    )
  await passed(10)
  expect((await reset(token)).status).toBe(403)
  await passed(-1)
  expect((await reset(token)).status).toBe(200)
})

it('tells nothing about accounts and is limited', async () => {
  const asked = (name: string, address?: string) =>
    fixtures.rest('POST', 'users/forgot-password', { address, body: { email: `${name}@broshura.example` } })
  const [known, unknown] = [await asked('lost'), await asked('nobody')]
  expect([known.status, known.text]).toEqual([200, unknown.text])
  expect(unknown.status).toBe(200)
  let refused = 0
  for (let time = 0; time < 8; time++) if ((await asked('nobody', '10.6.0.1')).status === 429) refused++
  expect(refused).toBeGreaterThan(0)
})

it('does not let tokens be guessed', async () => {
  const answers: number[] = []
  for (let time = 0; time < 25; time++) answers.push((await reset(`${time}`.repeat(20), better, '10.6.0.2')).status)
  expect(answers[0]).toBe(403)
  expect(answers.at(-1)).toBe(429)
})
