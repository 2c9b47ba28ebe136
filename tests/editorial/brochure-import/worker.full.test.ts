import { sql } from '@payloadcms/db-postgres'
import { describe, expect, it } from 'vitest'
import { connectionsWaiting, holdLocks } from '../../setup/locks'
import { simpleBrochure } from './make-pdf'
import { findPdfProcess, isAlive } from './processes'
import { workerFixtures } from './worker-fixtures'
import type { WorkerProcess } from './worker-process'

const { payload, fixtures, address, worker, until, statusOf, unfinished, openJobs, expectWhole } =
  await workerFixtures()

/** So many that an import is not over before it is interrupted. */
const manyPages = 120

function readerOf(worker: WorkerProcess): number {
  const reader = findPdfProcess(worker.pid)
  if (!reader) throw new Error('No process reads the PDF.')
  return reader.pid
}

describe('the worker', () => {
  it('asked to end in the middle of an import puts it back for the next', async () => {
    const brochure = await fixtures.createBrochure(await fixtures.upload(await simpleBrochure(manyPages, 'Край')))
    const first = worker()
    await until(async () => (await fixtures.importsOf(brochure))[0]?.pagesDone).toBeGreaterThan(0)
    expect(await first.stop()).toBe(0)
    expect(await statusOf(brochure)).toBe('queued')
    expect(unfinished()).toEqual([])
    worker()
    await expectWhole(brochure, manyPages)
  })

  it('is any number of them: what a killed one had begun is taken over by another', async () => {
    const [first, second] = [worker(), worker()]
    for (const one of [first, second]) await until(async () => one.log()).toContain('worker started')
    const brochures = [
      await fixtures.createBrochure(await fixtures.upload(await simpleBrochure(manyPages, 'Първа'))),
      await fixtures.createBrochure(await fixtures.upload(await simpleBrochure(manyPages, 'Втора'))),
    ]
    const begun = async () =>
      (await Promise.all(brochures.map(statusOf))).filter((status) => status === 'running').length
    await until(begun).toBe(2)
    await first.kill()
    for (const brochure of brochures) await expectWhole(brochure, manyPages)
  })
})

describe('the process that reads a PDF', () => {
  it('that dies fails its import alone: the worker goes on with the next', async () => {
    const brochure = await fixtures.createBrochure(await fixtures.upload(await simpleBrochure(manyPages, 'Прекъсната')))
    const first = worker()
    await until(async () => (await fixtures.importsOf(brochure))[0]?.pagesDone).toBeGreaterThan(1)
    process.kill(readerOf(first), 'SIGKILL')
    await until(() => statusOf(brochure)).toBe('failed')
    expect((await fixtures.importsOf(brochure))[0]?.error).toBe('reader-died')
    await expectWhole(await fixtures.createBrochure(await fixtures.upload(await simpleBrochure(2, 'Следваща'))), 2)
    expect(findPdfProcess(first.pid)).toBeNull()
  })

  it('ends with the worker, killed or asked to end', async () => {
    const brochure = await fixtures.createBrochure(await fixtures.upload(await simpleBrochure(manyPages, 'Сама')))
    for (const [end, left] of [
      ['stop', 0],
      ['kill', 1],
    ] as const) {
      const before = unfinished().length
      const one = worker()
      await until(async () => one.log()).toContain('worker started')
      await until(async () => findPdfProcess(one.pid)?.pid).toBeGreaterThan(0)
      const reader = readerOf(one)
      await one[end]()
      await until(async () => isAlive(reader)).toBe(false)
      expect(unfinished()).toHaveLength(before + left)
    }
    worker()
    await expectWhole(brochure, manyPages)
  })
})

describe('killed', () => {
  it('while pages are drawn', async () => {
    const before = unfinished().length
    const brochure = await fixtures.createBrochure(await fixtures.upload(await simpleBrochure(manyPages, 'Рисуване')))
    const first = worker()
    await until(async () => (await fixtures.importsOf(brochure))[0]?.pagesDone).toBeGreaterThan(1)
    await first.kill()
    expect(await statusOf(brochure)).toBe('running')
    expect(unfinished()).toHaveLength(before + 1)
    expect((await fixtures.latest(brochure)).activeImport).toBeNull()
    worker()
    await expectWhole(brochure, manyPages)
  })

  it('in the middle of the transaction', async () => {
    const brochure = await fixtures.createBrochure(await fixtures.upload(await simpleBrochure(3, 'Транзакция')))
    const release = await holdLocks(address, `select from brochures where id = '${brochure}' for update`)
    const first = worker()
    await until(() => connectionsWaiting(payload)).toBe(1)
    const [row] = await fixtures.importsOf(brochure)
    expect(row).toMatchObject({ status: 'running', pagesDone: 3 })
    await first.kill()
    await release()
    expect(await fixtures.pagesOf(row?.id ?? '')).toEqual([])
    expect((await fixtures.latest(brochure)).activeImport).toBeNull()
    worker()
    await expectWhole(brochure, 3)
  })

  it('between the pages on disk and the transaction', async () => {
    const brochure = await fixtures.createBrochure(await fixtures.upload(await simpleBrochure(3, 'Между')))
    const release = await holdLocks(address, 'lock table brochure_pages in share mode')
    const first = worker()
    await until(() => connectionsWaiting(payload)).toBeGreaterThan(0)
    await first.kill()
    await release()
    worker()
    await expectWhole(brochure, 3)
  })

  it('after the transaction, before the job is put away', async () => {
    const brochure = await fixtures.createBrochure(await fixtures.upload(await simpleBrochure(3, 'След')))
    const inTheTransaction = await holdLocks(address, `select from brochures where id = '${brochure}' for update`)
    const first = worker()
    await until(() => connectionsWaiting(payload)).toBe(1)
    const release = await holdLocks(address, 'select from graphile_worker._private_jobs for update')
    await inTheTransaction()
    await until(() => statusOf(brochure)).toBe('done')
    await first.kill()
    await release()
    worker()
    await expectWhole(brochure, 3)
  })

  it('eight times by the same PDF: it is given up, and says so', async () => {
    const brochure = await fixtures.createBrochure(await fixtures.upload(await simpleBrochure(20, 'Тежка')))
    const [row] = await fixtures.importsOf(brochure)
    await payload.db.drizzle.execute(sql`update imports set status = 'running' where id = ${row?.id}`)
    await payload.db.drizzle.execute(sql`
      update graphile_worker._private_jobs set attempts = max_attempts, locked_at = now(), locked_by = 'a killed worker'`)
    worker()
    await until(() => statusOf(brochure)).toBe('failed')
    expect((await fixtures.importsOf(brochure))[0]?.error).toBe('worker-stopped')
    await until(openJobs).toBe(0)
  })
})
