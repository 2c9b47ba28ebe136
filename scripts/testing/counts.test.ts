import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { playwrightCounts, readTestRun, sum, vitestCounts } from './counts'

function report(content: unknown): string {
  const path = join(mkdtempSync(join(tmpdir(), 'counts-')), 'report.json')
  writeFileSync(path, JSON.stringify(content))
  return path
}

const tests = (...states: string[]) => states.map((state, at) => ({ name: `test ${at}`, state }))
const vitest = (files: unknown[], outsideErrors = 0) => report({ outsideErrors, files })
const good = { path: 'a.test.ts', isGood: true, tests: tests('passed', 'passed', 'skipped') }
const bad = { path: 'b.test.ts', isGood: false, tests: tests('passed', 'failed') }

it('reads what the runners report', () => {
  const browser = report({ stats: { expected: 3, unexpected: 1, flaky: 1, skipped: 4 } })
  expect(vitestCounts(readTestRun(vitest([good, bad]), false))).toEqual({ passed: 3, failed: 1 })
  expect(playwrightCounts(browser, false)).toEqual({ passed: 4, failed: 1 })
})

it('never calls a run good that ended badly', () => {
  expect(vitestCounts(readTestRun(vitest([good]), true))).toEqual({ passed: 2, failed: 0 })
  expect(vitestCounts(readTestRun(vitest([good]), false))).toEqual({ passed: 2, failed: 1 })
  expect(vitestCounts(readTestRun(vitest([good], 1), true))).toEqual({ passed: 2, failed: 1 })
  expect(vitestCounts(readTestRun(vitest([{ ...good, isGood: false }]), true))).toEqual({ passed: 2, failed: 1 })
  expect(vitestCounts(readTestRun('/nowhere/report.json', true))).toEqual({ passed: 0, failed: 1 })
  expect(playwrightCounts('/nowhere/report.json', false)).toEqual({ passed: 0, failed: 1 })
})

it('adds them up', () => {
  expect(
    sum([
      { passed: 1, failed: 0 },
      { passed: 2, failed: 3 },
    ]),
  ).toEqual({ passed: 3, failed: 3 })
})
