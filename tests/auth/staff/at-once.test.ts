import { Client } from 'pg'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { during } from '../../setup/during'
import { password, staffFixtures } from './staff-fixtures'

const fixtures = await staffFixtures()
const { payload, rest } = fixtures

async function whose(token: string | undefined): Promise<string | undefined> {
  const { json } = await rest('GET', 'users/me', { token: token ?? '' })
  return z.object({ user: z.object({ id: z.string() }).nullable() }).parse(json).user?.id
}

const accountOf = (id: string) => payload.findByID({ collection: 'users', id, depth: 0 })

it('two sign-ins of one account at once leave two open sessions', async () => {
  const { id } = await fixtures.account('twice')
  const tokens = (await Promise.all(Array.from({ length: 4 }, () => fixtures.signIn('twice')))).map(
    ({ body }) => body.token,
  )
  expect(await Promise.all(tokens.map(whose))).toEqual([id, id, id, id])
})

const demotion = `update users set role = 'editor' where id = $1`
const acts = {
  'a sign-in': (name: string) => fixtures.signIn(name),
  'a refresh': (_: string, token: string) => rest('POST', 'users/refresh-token', { token }),
  'a sign-out': (_: string, token: string) => rest('POST', 'users/logout', { token }),
  'a change of the own name': (_: string, token: string, id: string) =>
    rest('PATCH', `users/${id}`, { token, body: { name: 'Mira' } }),
}

it.each(Object.entries(acts))('%s does not undo a role that is taken at the same moment', async (_, act) => {
  const name = `demoted-${Math.random().toString(36).slice(2)}`
  const { id } = await fixtures.account(name, 'admin')
  const token = await fixtures.tokenOf(name)
  const { status } = await during(payload, [[demotion, [id]]], () => act(name, token, id))
  expect(status).toBe(200)
  expect((await accountOf(id)).role).toBe('editor')
})

it('a refresh does not open again a session that is ended at the same moment', async () => {
  const { id } = await fixtures.account('stolen')
  const token = await fixtures.tokenOf('stolen')
  const end = `with account as (select id from users where id = $1 for update)
    delete from users_sessions where _parent_id in (select id from account)`
  const { status } = await during(payload, [[end, [id]]], () => rest('POST', 'users/refresh-token', { token }))
  expect(status).toBe(403)
  expect(await whose(token)).toBeUndefined()
})

it('a sign-in with a password that is replaced at the same moment is refused', async () => {
  const { id } = await fixtures.account('replaced')
  const other = await fixtures.account('other')
  const replaced =
    'update users set hash = other.hash, salt = other.salt from users other where users.id = $1 and other.id = $2'
  await payload.update({ collection: 'users', id: other.id, data: { password: `${password}-2` } })
  const { status } = await during(payload, [[replaced, [id, other.id]]], () => fixtures.signIn('replaced'))
  expect(status).toBe(401)
  expect((await fixtures.signIn('replaced', { password: `${password}-2` })).status).toBe(200)
})

it('a wrong password does not wait for the account', async () => {
  const { id } = await fixtures.account('held')
  const asked = () => fixtures.signIn('held', { password: 'not-the-right-password' })
  const client = new Client({ connectionString: process.env.DATABASE_URL ?? '' })
  await client.connect()
  await client.query('begin')
  await client.query('select 1 from users where id = $1 for update', [id])
  expect((await asked()).status).toBe(401)
  await client.query('rollback')
  await client.end()
})
