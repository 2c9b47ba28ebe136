import { readFileSync } from 'node:fs'
import { freshPdf, importSeconds } from './import-time'
import { bareLoadOf, loadOf } from './load'
import { pagesOf } from './pages'
import { measureRedirects } from './redirects'
import { heading, kb, line, ms, rate } from './report'
import { timesOf, timesWhile } from './samples'
import { measureSearches } from './searches'
import type { Subject } from './subject'
import { weightOf } from './weight'

const patience = 2

export async function measure(subject: Subject): Promise<void> {
  const { what, site, databaseUrl, webPid } = subject
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

  await measureRedirects({ cached: pages.brochure, made: `${site}/search` }, databaseUrl)

  await measureSearches(subject, pages)

  heading(`${what}: weight, packed`)
  for (const name of ['start', 'category', 'brochure', 'retailer', 'search', 'prices', 'group', 'list'] as const) {
    const { html, script, style, unpacked } = await weightOf(pages[name])
    const value = `page ${kb(html)}, style ${kb(style)}, script ${kb(script)}`
    line(name, value, { text: 'script below 180 KB', met: script < 180 })
    if (name === 'start') line('start, unpacked', kb(unpacked), { text: 'at most 200 KB', met: unpacked <= 200 })
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
