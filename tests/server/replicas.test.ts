import { sql } from '@payloadcms/db-postgres'
import { expect, it } from 'vitest'
import { atEnd } from '../setup/at-end'
import { freshDatabase } from '../setup/database'

const { url } = await freshDatabase()
process.env.DATABASE_REPLICA_URLS = url
const { openRegistry } = await import('@/server/metrics/registry')
const { openReplicas } = await import('@/server/replicas/open-replicas')
const { inPublicRequest } = await import('@/server/replicas/read-scope')
const { publicRows } = await import('@/server/replicas/public-reads')
const { listenForInvalidations } = await import('@/server/cache/listener')

const { registry, recorder } = openRegistry('web', 'test')
globalThis.broshuraMetrics = recorder
openReplicas()
atEnd(await listenForInvalidations())

const read = async () => inPublicRequest(() => publicRows(sql`select 1 as one`))
const counted = async () => (await registry.getSingleMetric('broshura_public_reads_total')?.get())?.values ?? []

// Replicas need another Postgres than the one from npm: tests-full/replica.test.ts.
it('a primary that is named as a replica is asked once, refused, and read as what it is', async () => {
  await expect.poll(() => globalThis.broshuraReplicas?.fence.required?.database).toBe(new URL(url).pathname.slice(1))
  expect(await read()).toEqual([{ one: 1 }])
  expect(await counted()).toEqual([{ labels: { target: 'primary', reason: 'other' }, value: 1 }])
  expect(await read()).toEqual([{ one: 1 }])
  expect(await counted()).toContainEqual({ labels: { target: 'primary', reason: 'chosen' }, value: 1 })
})

it('outside of a public request no replica is thought of', async () => {
  const before = await counted()
  expect(await publicRows(sql`select 2 as two`)).toEqual([{ two: 2 }])
  expect(await counted()).toEqual(before)
})
