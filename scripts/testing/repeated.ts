import { type Counts, countsOfFile, type FileReport, sum, type TestRun, vitestCounts } from './counts'

export function failedFiles({ report }: TestRun): string[] {
  return (report?.files ?? []).filter(({ isGood }) => !isGood).map(({ path }) => path)
}

export interface Repeated extends Counts {
  /** Tests that failed at first, and files that failed outside of their tests. */
  passedOnlyRepeated: string[]
}

/**
 * Counts of a run whose failed files ran a second time: the second run counts for them. Whatever it does not show to be
 * good has failed.
 */
export function repeatedCounts(first: TestRun, second: TestRun): Repeated {
  const again = new Map((second.report?.files ?? []).map((file) => [file.path, file]))
  const files = first.report?.files ?? []
  const repeats = files.filter(({ isGood }) => !isGood).map((before) => ({ before, after: again.get(before.path) }))
  const kept = files.filter(({ isGood }) => isGood).map(countsOfFile)
  const counts = sum([...kept, ...repeats.map(countsOfRepeat)])
  const isWell = isEndedWell(second) && first.report?.outsideErrors === 0
  const failed = isWell ? counts.failed : Math.max(counts.failed, 1)
  return { ...counts, failed, passedOnlyRepeated: repeats.flatMap(passedOnlyNow) }
}

interface Repeat {
  before: FileReport
  after: FileReport | undefined
}

const ran = ({ tests }: FileReport) => tests.filter(({ state }) => state !== 'skipped').length

/** Tests that the second run left out have failed. */
function countsOfRepeat({ before, after }: Repeat): Counts {
  if (!after) return { passed: 0, failed: Math.max(ran(before), 1) }
  const { passed, failed } = countsOfFile(after)
  return { passed, failed: failed + Math.max(ran(before) - ran(after), 0) }
}

const isEndedWell = (run: TestRun) => run.exitedWell && vitestCounts(run).failed === 0

function passedOnlyNow({ before, after }: Repeat): string[] {
  const failed = before.tests.filter(({ state }) => state === 'failed')
  if (failed.length === 0) return after?.isGood ? [before.path] : []
  const passes = new Set(after?.tests.filter(({ state }) => state === 'passed').map(({ name }) => name))
  return failed.filter(({ name }) => passes.has(name)).map(({ name }) => `${before.path} > ${name}`)
}
