import { readdirSync, readFileSync } from 'node:fs'
import { processOf } from '../bench/processor'
import type { Sample, Series } from './memory-slope'

export interface ProcessFigures {
  bytes: number
  files: number
}

/**
 * Of a process with all that it has started: open files, and resident memory that is its own. What several share, such
 * as the buffers of Postgres or a program's code, would be counted many times and holds no leak.
 */
export function figuresOf(pid: number): ProcessFigures | null {
  const pids = familyOf(pid)
  const all = pids.flatMap((one) => {
    try {
      const own = /^RssAnon:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${one}/status`, 'utf8'))?.[1]
      return [{ bytes: Number(own ?? 0) * 1024, files: readdirSync(`/proc/${one}/fd`).length }]
    } catch {
      // It has ended meanwhile.
      return []
    }
  })
  if (all.length === 0) return null
  return all.reduce((sum, { bytes, files }) => ({ bytes: sum.bytes + bytes, files: sum.files + files }))
}

function familyOf(pid: number): number[] {
  const running = readdirSync('/proc').flatMap((name) => (/^\d+$/.test(name) ? [Number(name)] : []))
  const children = Map.groupBy(running, (one) => processOf(one)?.parent)
  const family = [pid]
  for (const one of family) family.push(...(children.get(one) ?? []))
  return family
}

/** Memory over time; a process that was started again begins a series of its own. */
export function watchMemory(pids: () => Record<string, number>) {
  const series = new Map<string, Series>()
  return {
    sample: (at = Date.now()) => {
      for (const [name, pid] of Object.entries(pids())) {
        const figures = figuresOf(pid)
        if (!figures) continue
        const key = `${name} ${pid}`
        const samples: Sample[] = series.get(key)?.samples ?? []
        samples.push({ at, bytes: figures.bytes })
        series.set(key, { name, samples })
      }
    },
    series: () => [...series.values()],
  }
}
