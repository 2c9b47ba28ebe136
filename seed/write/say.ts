import type { SeedReport } from '../report'

let listener: (report: SeedReport) => void = (report) => {
  if (report.kind === 'said') process.stdout.write(`  ${report.line}\n`)
}

export function listenTo(listen: (report: SeedReport) => void): void {
  listener = listen
}

export function tell(report: SeedReport): void {
  listener(report)
}

export function say(line: string) {
  tell({ kind: 'said', line })
}

let heard: ((done: number, total: number) => void) | undefined

export function hearProgress(hear: (done: number, total: number) => void): void {
  heard = hear
}

export function wrote(done: number, total: number): void {
  heard?.(done, total)
}
