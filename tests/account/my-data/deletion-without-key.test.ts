import { sql } from '@payloadcms/db-postgres'
import { expect, it } from 'vitest'
import { freshCms } from '../../setup/cms'
import { personFixtures } from './person'

const { payload } = await freshCms()

it('remembers who is to be removed at the auth server, and leaves the address to the goodbye alone', async () => {
  const { deleteDueAccounts } = await import('@/features/account/my-data/deletion/delete-due-accounts')
  const fixtures = await personFixtures(payload)
  const { customer } = await fixtures.person()
  const departure = async () => (await payload.db.drizzle.execute(sql`select email, removed_at from departures`)).rows
  await payload.delete({ collection: 'customers', id: customer.id })
  await deleteDueAccounts(payload)
  expect(await departure()).toEqual([{ email: null, removed_at: null }])
  const { rows } = await payload.db.drizzle.execute(sql`select payload->>'to' as to from graphile_worker._private_jobs`)
  expect(rows).toContainEqual({ to: customer.email })
})
