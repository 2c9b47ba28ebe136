import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { freshDatabase } from '../setup/database'
import { personKit } from './person'

let payload: Payload

beforeAll(async () => {
  await freshDatabase()
  const { cmsSystem } = await import('@/server/cms')
  payload = await cmsSystem()
})
afterAll(() => payload.destroy())

it('remembers who is to be removed at the auth server, and leaves the address to the goodbye alone', async () => {
  const { tidyPeople } = await import('@/features/duties')
  const kit = await personKit(payload)
  const { customer } = await kit.person()
  const departure = async () => (await payload.db.drizzle.execute(sql`select email, removed_at from departures`)).rows
  await payload.delete({ collection: 'customers', id: customer.id })
  await tidyPeople(payload)
  expect(await departure()).toEqual([{ email: null, removed_at: null }])
  const { rows } = await payload.db.drizzle.execute(sql`select payload->>'to' as to from graphile_worker._private_jobs`)
  expect(rows).toContainEqual({ to: customer.email })
})
