import type { Ledger } from './ledger'
import { isLeak, leastFound, type Series, type Slope, slopeOf } from './memory-slope'
import { explanationOf, type Failure, isWithin, type Outage } from './outages'

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

/** @param warmUpMs after the start of each process, which is not judged */
export function judgeMemory(all: Series[], warmUpMs: number): { said: string[]; faults: string[] } {
  const judged = all.flatMap((series) => slopeOf(series, warmUpMs) ?? [])
  const textOf = (slope: Slope) => {
    const level = (slope.level / 1024 / 1024).toFixed(0)
    return `${slope.name}: ${level} MB, ${perHour(slope.perHour)} ± ${perHour(slope.error)}; found from ${perHour(leastFound(slope))}`
  }
  const names = new Set(judged.map(({ name }) => name))
  const others = [...new Set(all.map(({ name }) => name))].filter((name) => !names.has(name))
  return {
    said: [...judged.map(textOf), ...others.map((name) => `${name}: never ran long enough to be judged`)],
    faults: judged.filter(isLeak).map((slope) => `memory grows: ${textOf(slope)}`),
  }
}
