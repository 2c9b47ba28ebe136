import { describe, expect, it } from 'vitest'
import type { FileReport, TestRun } from './counts'
import { failedFiles, repeatedCounts } from './repeated'

type State = FileReport['tests'][number]['state']

function file(path: string, states: Record<string, State>, isGood = !Object.values(states).includes('failed')) {
  return { path, isGood, tests: Object.entries(states).map(([name, state]) => ({ name, state })) }
}

function ran(files: FileReport[], { outsideErrors = 0, exitedWell = files.every(({ isGood }) => isGood) } = {}) {
  return { report: { outsideErrors, files }, exitedWell } satisfies TestRun
}

const good = file('good.test.ts', { one: 'passed', two: 'passed', left: 'skipped' })
const flaky = file('flaky.test.ts', { steady: 'passed', shaky: 'failed' })
const first = ran([good, flaky])
const healed = file('flaky.test.ts', { steady: 'passed', shaky: 'passed' })

it('repeats the files in which something failed, also outside of a test', () => {
  expect(failedFiles(ran([good, flaky, file('hook.test.ts', { one: 'passed' }, false)]))).toEqual([
    'flaky.test.ts',
    'hook.test.ts',
  ])
  expect(failedFiles({ report: undefined, exitedWell: false })).toEqual([])
})

describe('a run whose failed files ran again', () => {
  it('counts once as passed what passed the second time, and names it', () => {
    const counts = { passed: 4, failed: 0, passedOnlyRepeated: ['flaky.test.ts > shaky'] }
    expect(repeatedCounts(first, ran([healed]))).toEqual(counts)
    const hook = ran([file('hook.test.ts', { one: 'passed' }, false)])
    expect(repeatedCounts(hook, ran([file('hook.test.ts', { one: 'passed' })]))).toEqual({
      passed: 1,
      failed: 0,
      passedOnlyRepeated: ['hook.test.ts'],
    })
  })

  it('counts as failed what failed the second time, though it passed the first time', () => {
    const others = ran([file('flaky.test.ts', { steady: 'failed', shaky: 'passed' })])
    expect(repeatedCounts(first, others)).toMatchObject({ passed: 3, failed: 1 })
    expect(repeatedCounts(first, ran([flaky]))).toEqual({ passed: 3, failed: 1, passedOnlyRepeated: [] })
  })

  it.each([
    ['did not come to its end', { report: undefined, exitedWell: false }],
    ['reported nothing', { report: undefined, exitedWell: true }],
    ['ran no file', ran([])],
    ['ran another file', ran([good])],
    ['left a test out', ran([file('flaky.test.ts', { steady: 'passed' })])],
    ['skipped a test', ran([file('flaky.test.ts', { steady: 'passed', shaky: 'skipped' })])],
    ['failed in a hook', ran([{ ...healed, isGood: false }])],
    ['had an error outside of its tests', ran([healed], { outsideErrors: 1 })],
    ['ended badly', ran([healed], { exitedWell: false })],
  ])('has failed where the second run %s', (_, second) => {
    expect(repeatedCounts(first, second).failed).toBeGreaterThan(0)
  })

  it('has failed where the first run had an error outside of its tests', () => {
    expect(repeatedCounts(ran([good, flaky], { outsideErrors: 1 }), ran([healed])).failed).toBe(1)
  })
})
