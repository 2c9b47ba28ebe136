import type { Row } from './figures'
import type { Ledger } from './ledger'
import { isLeak, leastFound, type Series, type Slope, slopeOf } from './memory-slope'
import { explanationOf, type Failure, isWithin, type Outage, recoveryMs } from './outages'

/** A process of the site that ended although nobody killed it. */
export interface End {
  name: string
  how: string
  at: number
}

/** In milliseconds, for which a customer or an editor tries again. */
const triedMs = 60_000
/** Their failures are among those of the requests. */
const onlyRead = ['visitor', 'searcher', 'reader']

const perHour = (bytes: number) => `${(bytes / 1024 / 1024).toFixed(1)} MB/h`

/** Of what happened during the load. @returns faults, none of which an outage explains */
export function loadFaults(
  { failures, ends, troubles }: { failures: Failure[]; ends: End[]; troubles: Ledger['of']['trouble'] },
  outages: Outage[],
): string[] {
  return [
    ...failures
      .filter((failure) => explanationOf(failure, outages) === null)
      .map(({ method, path, answer, cut, began }) => {
        const what = cut ? 'broke off' : 'was answered with'
        return `${new Date(began).toISOString()} ${method} ${path} ${what} ${answer}`
      }),
    // A worker ends when it loses the connection that holds its jobs.
    ...ends
      .filter(({ at }) => !isWithin(at, outages, ['primary', 'pgbouncer']))
      .map(({ name, how }) => `${name} ended by itself (${how})`),
    ...troubles
      .filter(({ who, at }) => !onlyRead.includes(who) && !isWithin(at, outages) && !isWithin(at - triedMs, outages))
      .map(({ who, why }) => `${who}: ${why}`),
  ]
}

/** In milliseconds, in which the last attempts of a job may follow an outage and a worker finds it given up. */
const givenUpMs = 30_000
const givenUp = /"time":"([^"]+)".*?"event":"job-given-up","job":"(\w+)"/g

/** Of the workers' log. A job that is given up is removed, so that it is not among those that are pending. */
export function givenUpFaults(log: string, outages: Outage[]): string[] {
  return [...log.matchAll(givenUp)].flatMap(([, time = '', job]) => {
    const at = Date.parse(time)
    const isExplained = outages.some(
      ({ from, to = Number.POSITIVE_INFINITY }) => at >= from && at <= to + recoveryMs + givenUpMs,
    )
    return isExplained ? [] : [`the job ${job} was given up at ${time}`]
  })
}

type Use = Pick<Row, 'replicaReads' | 'replicaLag' | 'hitRate' | 'purges'>

/**
 * A run proves something of the replica and of the edge only where they were used to its end. Counts of a web server
 * begin at 0 again when it is killed, so a growth from one row to the next is enough.
 */
export function idleFaults(rows: Use[]): string[] {
  const first = rows.length - Math.ceil(rows.length / 3)
  const late = rows.slice(first)
  const grew = (of: 'replicaReads' | 'purges') =>
    late.some((row, index) => row[of] > (rows[first + index - 1]?.[of] ?? 0))
  return [
    ...(grew('replicaReads') ? [] : ['nothing was read from the replica in the end']),
    ...(late.some(({ replicaLag }) => replicaLag !== null) ? [] : ['the replica followed nobody in the end']),
    ...(late.some(({ hitRate }) => hitRate > 0) ? [] : ['the edge kept nothing in the end']),
    ...(grew('purges') ? [] : ['the edge was not purged in the end']),
  ]
}

interface Judging {
  /** After the start of each process, which is not judged. */
  warmUpMs: number
  /** Kinds of processes of which one at least has to be judged. */
  kinds: string[]
}

export function judgeMemory(all: Series[], { warmUpMs, kinds }: Judging): { said: string[]; faults: string[] } {
  const judged = all.flatMap((series) => slopeOf(series, warmUpMs) ?? [])
  const textOf = (slope: Slope) => {
    const level = (slope.level / 1024 / 1024).toFixed(0)
    return `${slope.name}: ${level} MB, ${perHour(slope.perHour)} ± ${perHour(slope.error)}; found from ${perHour(leastFound(slope))}`
  }
  const names = new Set(judged.map(({ name }) => name))
  const others = [...new Set(all.map(({ name }) => name))].filter((name) => !names.has(name))
  const unknown = kinds.filter((kind) => !judged.some(({ name }) => name.startsWith(`${kind}-`)))
  return {
    said: [...judged.map(textOf), ...others.map((name) => `${name}: never ran long enough to be judged`)],
    faults: [
      ...judged.filter(isLeak).map((slope) => `memory grows: ${textOf(slope)}`),
      ...unknown.map((kind) => `the memory of no ${kind} was judged`),
    ],
  }
}
