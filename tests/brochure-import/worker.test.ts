import { describe, expect, it } from 'vitest'
import { simpleBrochure } from './make-pdf'
import { findPdfProcess } from './processes'
import { workerFixtures } from './worker-fixtures'

const { fixtures, worker, until, statusOf, unfinished, expectWhole } = await workerFixtures()

describe('the worker', () => {
  it('imports what is waiting, and ends when it is asked to', async () => {
    const brochure = await fixtures.createBrochure(await fixtures.upload(await simpleBrochure(2)))
    const running = worker()
    await expectWhole(brochure, 2)
    expect(unfinished()).toEqual([])
    expect(await running.stop()).toBe(0)
  })
})

describe('the process that reads a PDF', () => {
  it('that dies fails its import alone: the worker goes on with the next', async () => {
    const brochure = await fixtures.createBrochure(await fixtures.upload(await simpleBrochure(40, 'Прекъсната')))
    const first = worker()
    await until(async () => (await fixtures.importsOf(brochure))[0]?.pagesDone).toBeGreaterThan(1)
    process.kill(findPdfProcess(first.pid)?.pid ?? 0, 'SIGKILL')
    await until(() => statusOf(brochure)).toBe('failed')
    expect((await fixtures.importsOf(brochure))[0]?.error).toBe('reader-died')
    await expectWhole(await fixtures.createBrochure(await fixtures.upload(await simpleBrochure(2, 'Следваща'))), 2)
    expect(findPdfProcess(first.pid)).toBeNull()
  })
})
