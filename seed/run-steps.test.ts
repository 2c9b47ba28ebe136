import { expect, it } from 'vitest'
import type { SeedReport } from './report'
import { runSteps } from './run-steps'
import { listenTo, wrote } from './write/say'

it('tells the share of all steps, and when the site may be opened', async () => {
  const told: SeedReport[] = []
  listenTo((report) => told.push(report))
  const half = async () => wrote(1, 2)
  const steps = ['a', 'b', 'c'].map((name) => ({ name, seconds: 2, run: half }))
  await runSteps(steps.slice(0, 2), steps.slice(2))
  const shares = told.map((report) => (report.kind === 'progress' ? Math.round(report.share * 6) : report.kind))
  expect(shares).toEqual([0, 1, 2, 3, 'open', 4, 5])
})
