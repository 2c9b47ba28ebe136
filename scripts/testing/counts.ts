import { existsSync, readFileSync } from 'node:fs'
import { z } from 'zod'

export interface Counts {
  passed: number
  failed: number
}

const fileReport = z.object({
  path: z.string(),
  /** False also where a hook failed, or the file could not be loaded. */
  isGood: z.boolean(),
  tests: z.array(z.object({ name: z.string(), state: z.enum(['passed', 'failed', 'skipped', 'pending']) })),
})
export type FileReport = z.infer<typeof fileReport>

const testReport = z.object({ outsideErrors: z.number(), files: z.array(fileReport) })
export type TestReport = z.infer<typeof testReport>

/** One run of Vitest; it has no report when it did not come to its end. */
export interface TestRun {
  report: TestReport | undefined
  exitedWell: boolean
}

const playwright = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
})

export function readTestRun(path: string, exitedWell: boolean): TestRun {
  return { report: testReport.safeParse(read(path)).data, exitedWell }
}

export function vitestCounts({ report, exitedWell }: TestRun): Counts {
  const counts = sum((report?.files ?? []).map(countsOfFile))
  const hasEnded = report !== undefined && report.outsideErrors === 0
  return atLeastOneFailure(counts, exitedWell && hasEnded)
}

/** A file that failed outside of its tests counts as one failure. */
export function countsOfFile({ isGood, tests }: FileReport): Counts {
  const passed = tests.filter(({ state }) => state === 'passed').length
  const failed = tests.filter(({ state }) => state === 'failed' || state === 'pending').length
  return atLeastOneFailure({ passed, failed }, isGood)
}

/**
 * Counts of a Playwright JSON report. A test that passed only when repeated, which CI allows, counts as passed and is
 * reported.
 */
export function playwrightCounts(path: string, exitedWell: boolean): Counts {
  const { data } = playwright.safeParse(read(path))
  const { expected = 0, unexpected = 0, flaky = 0 } = data?.stats ?? {}
  if (flaky > 0) console.log(`${flaky} passed only when repeated; the list above names them.`)
  return atLeastOneFailure({ passed: expected + flaky, failed: unexpected }, exitedWell)
}

export function checkCounts(exitedWell: boolean): Counts {
  return exitedWell ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}

export function sum(counts: Counts[]): Counts {
  return {
    passed: counts.reduce((total, { passed }) => total + passed, 0),
    failed: counts.reduce((total, { failed }) => total + failed, 0),
  }
}

function atLeastOneFailure(counts: Counts, isGood: boolean): Counts {
  return isGood || counts.failed > 0 ? counts : { ...counts, failed: 1 }
}

function read(path: string): unknown {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined
}
