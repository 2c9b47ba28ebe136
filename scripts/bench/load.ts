import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { Pool } from 'undici'
import { freePort } from '../services/free-port'
import { startNode } from '../services/processes'

export interface Load {
  /** Requests per second. */
  rate: number
  /** Milliseconds. */
  p50: number
  p99: number
  bytes: number
  count: number
}

const seconds = 8
const connections = 32

/** The sustained load of one URL after a warm-up request; a browser would ask for `gzip`. A guest has a `cookie`. */
export async function loadOf(url: string, encoding = 'identity', cookie = ''): Promise<Load> {
  const page = await (await fetch(url, { headers: { cookie } })).arrayBuffer()
  const headers = { 'accept-encoding': encoding, ...(cookie && { cookie }) }
  const { origin, pathname, search } = new URL(url)
  const pool = new Pool(origin, { connections })
  const times: number[] = []
  const end = performance.now() + seconds * 1000
  async function visit() {
    for (let asked = performance.now(); asked < end; asked = performance.now()) {
      const { statusCode, body } = await pool.request({ method: 'GET', path: pathname + search, headers })
      await body.dump({ limit: Number.POSITIVE_INFINITY })
      if (statusCode !== 200) throw new Error(`${url}: answered ${statusCode}.`)
      times.push(performance.now() - asked)
    }
  }
  try {
    await Promise.all(Array.from({ length: connections }, visit))
  } finally {
    await pool.close()
  }
  times.sort((one, other) => one - other)
  const percentile = (share: number) => times[Math.floor(times.length * share)] ?? Number.NaN
  return {
    rate: times.length / seconds,
    p50: percentile(0.5),
    p99: percentile(0.99),
    bytes: page.byteLength,
    count: times.length,
  }
}

export async function bareLoadOf(url: string): Promise<Load> {
  const folder = mkdtempSync(join(tmpdir(), 'broshura-bench-'))
  const file = join(folder, 'page.html')
  writeFileSync(file, Buffer.from(await (await fetch(url)).arrayBuffer()))
  const port = await freePort()
  const server = startNode(['scripts/bench/bare-file.mjs', file, String(port)], { env: {} })
  const bare = `http://localhost:${port}/`
  while (!(await fetch(bare).catch(() => undefined))) await delay(20)
  try {
    return await loadOf(bare)
  } finally {
    await server.stop()
    rmSync(folder, { recursive: true })
  }
}
