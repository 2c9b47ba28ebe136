import { sql } from '@payloadcms/db-postgres'
import { expect, it, vi } from 'vitest'
import { freshCms } from '../../setup/cms'
import { scheduleFixtures } from './schedule-fixtures'

const { payload } = await freshCms()
const fixtures = await scheduleFixtures(payload)
const { takeDue } = await import('@/features/editorial/schedule/store')
const { inTransactionOf, lockDocument, transactionOf } = await import('@/server/db/transaction')

it('a publication that waits for something keeps back none of the others', async () => {
  const [slow, ...others] = [await fixtures.complete(), await fixtures.complete(), await fixtures.complete()]
  for (const id of [slow, ...others]) await fixtures.ask(id)
  for (const id of [slow, ...others]) await fixtures.makeDue(id)
  const { run } = await inTransactionOf(payload, async (req) => {
    await lockDocument(await transactionOf(req), slow)
    const run = fixtures.runDueSchedules(payload)
    await vi.waitFor(
      async () => {
        for (const id of others) expect(await fixtures.published(id)).toMatchObject({ _status: 'published' })
      },
      { timeout: 60_000, interval: 100 },
    )
    expect(await fixtures.published(slow)).toMatchObject({ _status: 'draft' })
    return { run }
  })
  expect(await run).toBe(3)
  expect(await fixtures.published(slow)).toMatchObject({ _status: 'published' })
})

it('what was to be published and then hidden ends hidden, however late both are', async () => {
  const id = await fixtures.complete()
  await fixtures.ask(id)
  await fixtures.ask(id, { kind: 'unpublish', at: '23.11.2099 20:15' })
  await fixtures.run(sql`
    update editorial.schedules set due_at = due_at - interval '100 years' where document_id::text = ${id}`)
  const pause = (hours: number) =>
    fixtures.run(sql`
      update editorial.schedules set retry_at = now() + make_interval(hours => ${hours})
      where document_id::text = ${id} and kind = 'publish'`)
  await pause(1)
  expect(await takeDue(payload.db.drizzle), 'while the publication is to be tried again').toBeNull()
  await pause(-1)
  await inTransactionOf(payload, async (req) => {
    expect(await takeDue(await transactionOf(req))).toMatchObject({ document: id, kind: 'publish' })
    await inTransactionOf(payload, async (other) => {
      expect(await takeDue(await transactionOf(other))).toBeNull()
    })
  })
  expect(await fixtures.runDueSchedules(payload)).toBe(2)
  expect(await fixtures.published(id)).toMatchObject({ _status: 'draft' })
  expect(await fixtures.waiting(id)).toEqual([])
})
