import { loadOf } from './load'
import { type Pages, pagesOf } from './pages'
import { spentWhile } from './processor'
import { heading, line, ms, rate } from './report'
import { timesOf } from './samples'
import type { Subject } from './subject'

export async function measureSearches(
  { what, ...site }: Subject,
  pages: Pick<Pages, 'search' | 'searches'>,
): Promise<void> {
  heading(`${what}: search`)
  // Code is compiled while the process runs: searches right after a start take longer than later ones.
  const half = Math.floor(pages.searches.length / 2)
  const early = await timesOf(pages.searches.slice(0, half))
  line(`the first ${early.count} searches of the process`, `p50 ${ms(early.p50)}, p95 ${ms(early.p95)}`)
  const { result: search, web, postgres } = await spentWhile(site, () => timesOf(pages.searches.slice(half)))
  line(`${search.count} others after them`, `p50 ${ms(search.p50)}, p95 ${ms(search.p95)}`, {
    text: 'p95 below 60 ms',
    met: search.p95 < 60,
  })
  const each = { web: web / search.count, postgres: postgres / search.count }
  line('processor time of a new search', `web ${ms(each.web)}, Postgres ${ms(each.postgres)}`, {
    text: 'web below 8 ms, Postgres below 5 ms',
    met: each.web < 8 && each.postgres < 5,
  })
  const again = await spentWhile(site, () => loadOf(pages.search, 'br'))
  const aCore = (again.result.count * 1000) / again.web
  line('a repeated search', `${rate(aCore)} a core`, { text: 'at least 500/s a core', met: aCore >= 500 })
}

export async function measureSearchesAlone(subject: Subject): Promise<void> {
  await measureSearches(subject, await pagesOf(subject.site, subject.databaseUrl, 240))
}
