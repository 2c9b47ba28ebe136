import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { playwrightCounts, sum, vitestCounts } from './counts'

function report(content: unknown): string {
  const path = join(mkdtempSync(join(tmpdir(), 'counts-')), 'report.json')
  writeFileSync(path, JSON.stringify(content))
  return path
}

it('reads what the runners report', () => {
  const unit = report({ numPassedTests: 7, numFailedTests: 2, success: false })
  const browser = report({ stats: { expected: 3, unexpected: 1, flaky: 1, skipped: 4 } })
  expect(vitestCounts(unit, false)).toEqual({ passed: 7, failed: 2 })
  expect(playwrightCounts(browser, false)).toEqual({ passed: 4, failed: 1 })
})

it('never calls a run good that ended badly', () => {
  const good = report({ numPassedTests: 7, numFailedTests: 0, success: true })
  expect(vitestCounts(good, false)).toEqual({ passed: 7, failed: 1 })
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
