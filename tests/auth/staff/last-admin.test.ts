import { beforeAll, expect, it } from 'vitest'
import { staffFixtures } from './staff-fixtures'

const fixtures = await staffFixtures()
const admins = async () =>
  (await fixtures.payload.find({ collection: 'users', where: { role: { equals: 'admin' } } })).docs.map(
    ({ email }) => email,
  )

let first: string
let firstToken: string
beforeAll(async () => {
  first = (await fixtures.account('first', 'admin')).id
  firstToken = await fixtures.tokenOf('first')
})

it('the last admin is neither demoted nor deleted', async () => {
  const demoted = await fixtures.rest('PATCH', `users/${first}`, { token: firstToken, body: { role: 'editor' } })
  expect([demoted.status, demoted.body.errors?.[0]?.message]).toEqual([400, expect.stringContaining('admin')])
  const bulk = `users?where[role][equals]=admin`
  expect((await fixtures.rest('PATCH', bulk, { token: firstToken, body: { role: 'editor' } })).status).toBe(400)
  expect((await fixtures.rest('DELETE', `users/${first}`, { token: firstToken })).status).toBe(400)
  expect((await fixtures.rest('DELETE', bulk, { token: firstToken })).status).toBe(400)
  expect(await admins()).toEqual(['first@broshura.example'])
})

it('all admins are not deleted at once', async () => {
  await fixtures.account('extra', 'admin')
  await fixtures.rest('DELETE', 'users?where[role][equals]=admin&expected=2', { token: firstToken })
  expect(await admins()).toHaveLength(1)
})

it('two admins do not demote each other at the same instant', async () => {
  for (let round = 0; round < 3; round++) {
    const [a, b] = await Promise.all(['a', 'b'].map((name) => fixtures.account(`${name}${round}`, 'admin')))
    const left = (await admins()).filter((email) => email !== a?.email && email !== b?.email)
    await Promise.all(
      left.map((email) => fixtures.payload.db.pool.query(`update users set role = 'editor' where email = $1`, [email])),
    )
    const tokens = await Promise.all([fixtures.tokenOf(`a${round}`), fixtures.tokenOf(`b${round}`)])
    const demote = (id: string | undefined, token: string | undefined) =>
      fixtures.rest('PATCH', `users/${id}`, { token, body: { role: 'editor' } })
    await Promise.all([demote(b?.id, tokens[0]), demote(a?.id, tokens[1])])
    expect(await admins()).toHaveLength(1)
  }
})
