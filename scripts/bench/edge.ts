import { edgeAnswers, missingVarnish, startVarnish } from '../../tests-full/varnish'
import type { Environment } from '../services/processes'
import { loadOf } from './load'
import { pagesOf } from './pages'
import { processorTimeOf } from './processor'
import { heading, line, ms, rate } from './report'
import type { Subject } from './subject'

/** Starts Varnish before the web server of this port, with that server's settings; null where it is not installed. */
export async function startEdge(webPort: number) {
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

export type Edge = NonNullable<Awaited<ReturnType<typeof startEdge>>>

/** Measures a cached page as our own process answers it, and as Varnish does in front of it. */
export async function measureEdge({ site, databaseUrl, webPid }: Subject, edge: Edge): Promise<void> {
  const pages = await pagesOf(site, databaseUrl, 1)
  await edgeAnswers(edge.url)
  heading('A cached page, packed as for a browser, 32 connections')
  for (const name of ['category', 'brochure'] as const) {
    const atEdge = edge.url + new URL(pages[name]).pathname
    for (const [who, pid, url] of [
      ['our own process', webPid, pages[name]],
      ['Varnish', edge.pid(), atEdge],
    ] as const) {
      const before = processorTimeOf(pid)
      const load = await loadOf(url, 'gzip')
      const each = (processorTimeOf(pid) - before) / load.count
      line(
        `${name}, ${who}`,
        `${rate(load.rate)}, p99 ${ms(load.p99)}, ${(each * 1000).toFixed(0)} µs of processor each`,
      )
    }
  }
}
