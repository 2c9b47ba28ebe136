import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import autocannon from 'autocannon'
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
  const { requests, latency, non2xx, errors } = await autocannon({ url, connections, duration: seconds, headers })
  if (non2xx + errors > 0) throw new Error(`${url}: ${non2xx} answers were not 200, ${errors} failed.`)
  return { rate: requests.average, p50: latency.p50, p99: latency.p99, bytes: page.byteLength, count: requests.total }
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
