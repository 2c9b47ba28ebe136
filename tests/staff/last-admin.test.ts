import { beforeAll, expect, it } from 'vitest'
import { staffKit } from './staff-kit'

const kit = await staffKit()
const admins = async () =>
  (await kit.payload.find({ collection: 'users', where: { role: { equals: 'admin' } } })).docs.map(({ email }) => email)

let first: string
let firstToken: string
beforeAll(async () => {
  first = (await kit.account('first', 'admin')).id
  firstToken = await kit.tokenOf('first')
})

it('the last admin is neither demoted nor deleted', async () => {
  const demoted = await kit.rest('PATCH', `users/${first}`, { token: firstToken, body: { role: 'editor' } })
  expect([demoted.status, demoted.body.errors?.[0]?.message]).toEqual([400, expect.stringContaining('admin')])
  const bulk = `users?where[role][equals]=admin`
  expect((await kit.rest('PATCH', bulk, { token: firstToken, body: { role: 'editor' } })).status).toBe(400)
  expect((await kit.rest('DELETE', `users/${first}`, { token: firstToken })).status).toBe(400)
  expect((await kit.rest('DELETE', bulk, { token: firstToken })).status).toBe(400)
  expect(await admins()).toEqual(['first@broshura.example'])
})

it('all admins are not deleted at once', async () => {
  await kit.account('extra', 'admin')
  await kit.rest('DELETE', 'users?where[role][equals]=admin', { token: firstToken })
  expect(await admins()).toHaveLength(1)
})

it('two admins do not demote each other at the same instant', async () => {
  for (let round = 0; round < 3; round++) {
    const [a, b] = await Promise.all(['a', 'b'].map((name) => kit.account(`${name}${round}`, 'admin')))
    const left = (await admins()).filter((email) => email !== a?.email && email !== b?.email)
    await Promise.all(
      left.map((email) => kit.payload.db.pool.query(`update users set role = 'editor' where email = $1`, [email])),
    )
    const tokens = await Promise.all([kit.tokenOf(`a${round}`), kit.tokenOf(`b${round}`)])
    const demote = (id: string | undefined, token: string | undefined) =>
      kit.rest('PATCH', `users/${id}`, { token, body: { role: 'editor' } })
    await Promise.all([demote(b?.id, tokens[0]), demote(a?.id, tokens[1])])
    expect(await admins()).toHaveLength(1)
  }
})
