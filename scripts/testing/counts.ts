import { existsSync, readFileSync } from 'node:fs'
import { z } from 'zod'

export interface Counts {
  passed: number
  failed: number
}

const vitest = z.object({ numPassedTests: z.number(), numFailedTests: z.number(), success: z.boolean() })
const playwright = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
})

export function vitestCounts(path: string, exitedWell: boolean): Counts {
  const { data } = vitest.safeParse(read(path))
  return atLeastOneFailure({ passed: data?.numPassedTests ?? 0, failed: data?.numFailedTests ?? 0 }, exitedWell)
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

function atLeastOneFailure(counts: Counts, exitedWell: boolean): Counts {
  return exitedWell || counts.failed > 0 ? counts : { ...counts, failed: 1 }
}

function read(path: string): unknown {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined
}
