import { readFileSync } from 'node:fs'
import { freshPdf, importSeconds } from './import-time'
import { bareLoadOf, loadOf } from './load'
import { pagesOf } from './pages'
import { spentWhile } from './processor'
import { measureRedirects } from './redirects'
import { heading, kb, line, ms, rate } from './report'
import { timesOf, timesWhile } from './samples'
import { weightOf } from './weight'

interface Subject {
  what: string
  site: string
  databaseUrl: string
  webPid: number
}

const patience = 2

/** Measures one running site and prints each figure as soon as it is known. */
export async function measure({ what, site, databaseUrl, webPid }: Subject): Promise<void> {
  const pages = await pagesOf(site, databaseUrl, 240)
  heading(`${what}: pages`)
  const first = await timesOf(pages.brochures.slice(0, 240), patience)
  line('brochure, first request (uncached)', `${rate(first.rate)}, p95 ${ms(first.p95)}`)
  for (const name of ['start', 'category', 'brochure'] as const) {
    const bare = await bareLoadOf(pages[name])
    const cached = await loadOf(pages[name])
    line(`${name}, bare file of ${kb(bare.bytes / 1024)}`, `${rate(bare.rate)}, p99 ${ms(bare.p99)}`)
    line(`${name}, cached`, `${rate(cached.rate)}, p50 ${ms(cached.p50)}, p99 ${ms(cached.p99)}`, {
      text: `a quarter of the bare file, 15 times the uncached`,
      met: cached.rate >= bare.rate / 4 && cached.rate >= first.rate * 15,
    })
    const packed = await loadOf(pages[name], 'gzip')
    line(
      `${name}, cached, packed as for a browser`,
      `${rate(packed.rate)}, p50 ${ms(packed.p50)}, p99 ${ms(packed.p99)}`,
    )
  }

  await measureRedirects({ kept: pages.brochure, made: `${site}/search` }, databaseUrl)

  heading(`${what}: search`)
  // A process is compiled while it works: those who search right after a start wait longer than everybody after them.
  const half = Math.floor(pages.searches.length / 2)
  const early = await timesOf(pages.searches.slice(half))
  line(`the first ${early.count} searches of the process`, `p50 ${ms(early.p50)}, p95 ${ms(early.p95)}`)
  const cost = await spentWhile({ webPid, databaseUrl }, () => timesOf(pages.searches.slice(0, half)))
  const { result: search } = cost
  line(`${search.count} others after them`, `p50 ${ms(search.p50)}, p95 ${ms(search.p95)}`, {
    text: 'p95 below 60 ms',
    met: search.p95 < 60,
  })

  const [web, postgres] = [cost.web / search.count, cost.postgres / search.count]
  line('processor time of a new search', `web ${ms(web)}, Postgres ${ms(postgres)}`, {
    text: 'web below 8 ms, Postgres below 5 ms',
    met: web < 8 && postgres < 5,
  })
  const again = await spentWhile({ webPid, databaseUrl }, () => loadOf(pages.search, 'br'))
  const aCore = (again.result.count * 1000) / again.web
  line('a repeated search', `${rate(aCore)} a core`, { text: 'at least 500/s a core', met: aCore >= 500 })

  heading(`${what}: weight, packed`)
  for (const name of ['start', 'category', 'brochure', 'retailer', 'search', 'prices', 'group', 'list'] as const) {
    const { html, script, style } = await weightOf(pages[name])
    const value = `page ${kb(html)}, style ${kb(style)}, script ${kb(script)}`
    line(name, value, { text: 'script below 180 KB', met: script < 180 })
  }

  heading(`${what}: import of 48 pages`)
  const pdf = await freshPdf()
  const idle = await timesWhile(pages.brochure, new Promise((resolve) => setTimeout(resolve, 5000)))
  let seconds = 0
  const work = importSeconds(site, pdf).then((measured) => {
    seconds = measured
  })
  const busy = await timesWhile(pages.brochure, work)
  line('time until its pages are there', `${seconds.toFixed(1)} s`, { text: 'below 40 s', met: seconds < 40 })
  line('brochure page, idle', `p95 ${ms(idle.p95)}`)
  line('brochure page, during the import', `p95 ${ms(busy.p95)}`, {
    text: 'at most three times idle',
    met: busy.p95 <= idle.p95 * 3,
  })

  heading(`${what}: memory`)
  const megabytes = residentMegabytes(webPid)
  if (megabytes) line('web server', `${megabytes.toFixed(0)} MB`, { text: 'below 800 MB', met: megabytes < 800 })
}

function residentMegabytes(pid: number): number | undefined {
  try {
    const kilobytes = readFileSync(`/proc/${pid}/status`, 'utf8').match(/^VmRSS:\s+(\d+)/m)?.[1]
    return kilobytes ? Number(kilobytes) / 1024 : undefined
  } catch {
    return undefined
  }
}
