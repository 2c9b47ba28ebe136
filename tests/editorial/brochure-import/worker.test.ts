import { describe, expect, it } from 'vitest'
import { simpleBrochure } from './make-pdf'
import { workerFixtures } from './worker-fixtures'

const { fixtures, worker, unfinished, expectWhole } = await workerFixtures()

describe('the worker', () => {
  it('imports what is waiting, and ends when it is asked to', async () => {
    const brochure = await fixtures.createBrochure(await fixtures.upload(await simpleBrochure(2)))
    const running = worker()
    await expectWhole(brochure, 2)
    expect(unfinished()).toEqual([])
    expect(await running.stop()).toBe(0)
  })
})
