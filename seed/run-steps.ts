import { hearProgress, tell } from './write/say'

export type Step = {
  name: string
  /** Seconds of the step on an idle processor of 2026 when nothing is written yet: its share of the bar. */
  seconds: number
  run: () => Promise<unknown>
}

export async function runSteps(opening: Step[], rest: Step[]): Promise<void> {
  const steps = [...opening, ...rest]
  const all = steps.reduce((sum, { seconds }) => sum + seconds, 0)
  let before = 0
  for (const [index, { name, seconds, run }] of steps.entries()) {
    const report = (done: number, total: number) =>
      tell({ kind: 'progress', step: name, done, total, share: (before + (seconds * done) / total) / all })
    hearProgress(report)
    report(0, 1)
    await run()
    before += seconds
    if (index === opening.length - 1) tell({ kind: 'open' })
  }
}
