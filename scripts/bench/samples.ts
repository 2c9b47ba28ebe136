import { setTimeout as delay } from 'node:timers/promises'

export interface Samples {
  /** Milliseconds. */
  p50: number
  p95: number
  count: number
}

export async function timesOf(urls: string[], atOnce = 1): Promise<Samples & { rate: number }> {
  const times: number[] = []
  const began = performance.now()
  let next = 0
  const lane = async () => {
    for (let url = urls[next++]; url !== undefined; url = urls[next++]) times.push(await timeOf(url))
  }
  await Promise.all(Array.from({ length: atOnce }, lane))
  return { ...summary(times), rate: (urls.length * 1000) / (performance.now() - began) }
}

export async function timesWhile(url: string, work: Promise<unknown>): Promise<Samples> {
  let ended = false
  const end = work.finally(() => {
    ended = true
  })
  const times: number[] = []
  while (!ended) {
    times.push(await timeOf(url))
    await delay(20)
  }
  await end
  return summary(times)
}

async function timeOf(url: string): Promise<number> {
  const began = performance.now()
  const response = await fetch(url)
  await response.arrayBuffer()
  if (!response.ok) throw new Error(`${url}: ${response.status}`)
  return performance.now() - began
}

/** Milliseconds: the median and the 95th percentile; NaN without times. */
export function summary(times: number[]): Samples {
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
  return { p50: at(0.5), p95: at(0.95), count: sorted.length }
}
