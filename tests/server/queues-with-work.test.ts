import type { Payload } from 'payload'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { freshDatabase } from '../setup/database'

await freshDatabase()
const { cmsSystem } = await import('@/server/cms')
const { queuesWithWork } = await import('@/server/queues-with-work')

let payload: Payload

beforeAll(async () => {
  payload = await cmsSystem()
})
afterAll(() => payload.destroy())

const anHour = 3_600_000
const queue = (name: string, waitUntil?: Date) =>
  payload.jobs.queue({
    task: 'importBrochure',
    input: { importId: '0' },
    queue: name,
    ...(waitUntil && { waitUntil }),
  })

it('names a queue as long as a job of it may begin, and no other', async () => {
  expect(await queuesWithWork()).toEqual(new Set())
  await queue('now')
  await queue('now')
  await queue('since', new Date(Date.now() - anHour))
  await queue('later', new Date(Date.now() + anHour))
  const begun = await queue('begun')
  await payload.update({ collection: 'payload-jobs', id: begun.id, data: { processing: true } })
  const failed = await queue('failed')
  await payload.update({ collection: 'payload-jobs', id: failed.id, data: { hasError: true } })
  expect(await queuesWithWork()).toEqual(new Set(['now', 'since']))
})
