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

it('remembers who is to be removed at the auth server, and the address until the goodbye can be sent', async () => {
  const { tidyPeople } = await import('@/features/my-data/tidy')
  const kit = await personKit(payload)
  const { customer } = await kit.person()
  const departure = async () => (await payload.db.drizzle.execute(sql`select email, removed_at from departures`)).rows
  await payload.delete({ collection: 'customers', id: customer.id })
  await tidyPeople(payload)
  expect(await departure()).toEqual([{ email: customer.email, removed_at: null }])

  await payload.db.drizzle.execute(sql`update departures set departed_at = now() - interval '4 days'`)
  await tidyPeople(payload)
  expect(await departure()).toEqual([{ email: null, removed_at: null }])
})
