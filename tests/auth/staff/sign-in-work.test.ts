import crypto from 'node:crypto'
import { beforeAll, expect, it, vi } from 'vitest'
import { staffFixtures } from './staff-fixtures'

const fixtures = await staffFixtures()
beforeAll(() => fixtures.account('known'))

/** The time of a sign-in consists of its hashing and its queries, so both are counted. */
async function workOf(name: string) {
  const hash = vi.spyOn(crypto, 'pbkdf2')
  const query = vi.spyOn(fixtures.payload.db.pool, 'query')
  const { status } = await fixtures.signIn(name, { password: 'not-the-right-password' })
  const work = {
    status,
    hashed: hash.mock.calls.map(([, , iterations, length]) => `${iterations} ${length}`),
    queries: query.mock.calls.length,
  }
  hash.mockRestore()
  query.mockRestore()
  return work
}

it('a failed sign-in does the same work whether there is such an account or not', async () => {
  await workOf('known')
  const known = await workOf('known')
  expect(known).toMatchObject({ status: 401, hashed: ['600000 32'] })
  expect(known.queries).toBeGreaterThan(0)
  expect(await workOf('unknown')).toEqual(known)
})

it('leaves a trace of a failed sign-in, without the text typed for an unknown account', async () => {
  await fixtures.account('watched')
  const log = async () =>
    (await fixtures.payload.find({ collection: 'audit-log', where: { action: { equals: 'user.sign-in-failed' } } }))
      .docs
  const before = (await log()).length
  await fixtures.signIn('watched', { password: 'not-the-right-password' })
  await fixtures.signIn('private.person', { password: 'not-the-right-password' })
  const entries = await log()
  expect(entries).toHaveLength(before + 2)
  expect(JSON.stringify(entries)).toContain('watched@broshura.example')
  expect(JSON.stringify(entries)).not.toContain('private.person')
})
