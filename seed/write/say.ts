import type { SeedReport } from '../report'

let listener: (report: SeedReport) => void = (report) => {
  if (report.kind === 'said') process.stdout.write(`  ${report.line}\n`)
}

/** Has `listen` called with every report, instead of the lines being printed. */
export function listenTo(listen: (report: SeedReport) => void): void {
  listener = listen
}

export function tell(report: SeedReport): void {
  listener(report)
}

/** A line of progress for the person who waits. */
export function say(line: string) {
  tell({ kind: 'said', line })
}

let heard: ((done: number, total: number) => void) | undefined

/** Has `hear` called with what of the present step is written. */
export function hearProgress(hear: (done: number, total: number) => void): void {
  heard = hear
}

/** So many of the things of a step are written. */
export function wrote(done: number, total: number): void {
  heard?.(done, total)
}
