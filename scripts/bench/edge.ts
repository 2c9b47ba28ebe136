import { setTimeout as delay } from 'node:timers/promises'
import { missingVarnish, startVarnish } from '../../tests-full/varnish'
import type { Environment } from '../services/processes'
import { loadOf } from './load'
import { pagesOf } from './pages'
import { takenByAll } from './processor'
import { heading, line, ms, rate } from './report'
import type { Subject } from './subject'

/** In milliseconds, in which Varnish must have found the web server. */
const patienceMs = 60_000

/** A Varnish before the web server of this port, and what the web server has to know of it; null where it cannot run. */
export async function edgeBefore(webPort: number) {
  const missing = missingVarnish()
  if (missing) {
    console.log(missing)
    return null
  }
  const token = 'a-token-for-measuring'
  const { url, pid, stop } = await startVarnish({ webPort, token })
  const settings: Environment = { EDGE_KIND: 'varnish', EDGE_PURGE_URL: url, EDGE_PURGE_TOKEN: token }
  return { url, pid, stop, settings: { ...settings, TRUSTED_PROXIES: '1' } }
}

export type Edge = NonNullable<Awaited<ReturnType<typeof edgeBefore>>>

/** Measures a kept page as our own process answers it, and as Varnish does in front of it. */
export async function measureEdge({ site, databaseUrl, webPid }: Subject, edge: Edge): Promise<void> {
  const pages = await pagesOf(site, databaseUrl, 1)
  const deadline = Date.now() + patienceMs
  while (!(await fetch(`${edge.url}/api/health`)).ok) {
    if (Date.now() > deadline) throw new Error('Varnish does not find the web server.')
    await delay(100)
  }
  heading('A kept page, packed as for a browser, 32 connections')
  for (const name of ['category', 'brochure'] as const) {
    const atEdge = edge.url + new URL(pages[name]).pathname
    for (const [who, pid, url] of [
      ['our own process', webPid, pages[name]],
      ['Varnish', edge.pid(), atEdge],
    ] as const) {
      const before = takenByAll(pid)
      const load = await loadOf(url, 'gzip')
      const each = (takenByAll(pid) - before) / load.count
      line(
        `${name}, ${who}`,
        `${rate(load.rate)}, p99 ${ms(load.p99)}, ${(each * 1000).toFixed(0)} µs of processor each`,
      )
    }
  }
}
