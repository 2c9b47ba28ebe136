import { setTimeout as delay } from 'node:timers/promises'
import { Client } from 'pg'
import { localePath, locales } from '@/i18n/routing'
import { demoSignIns } from '../../seed/sign-ins'
import { json, staffSignIn } from './cms-api'
import { pagesOf } from './pages'
import { heading, line, ms } from './report'
import { type Samples, summary } from './samples'

const warmUp = 200
const [pagesOfList, edited, rounds] = [6, 30, 2]
/** In milliseconds, in which what was published must be shown. */
const patienceMs = 30_000

type Sites = readonly [string, string]

/**
 * Measures a large installation on two web processes that share its database: lists, searches and parts of the sitemap
 * that neither has asked for yet, by turns at one and at the other, and what is published at one as the other shows it.
 */
export async function measureTwoProcesses(sites: Sites, databaseUrl: string): Promise<void> {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  const { rows: lists } = await client.query<{ path: string }>(`
    select '/c/' || slug as path from categories union all
    select '/c/' || slug || '/filter?sort=newest' from categories union all
    select '/r/' || slug from retailers where _status = 'published' order by path`)
  const { rows: chosen } = await client.query<{ id: string; slug: string }>(
    // The API of the CMS knows no ids of copies.
    `select id, slug from brochures where slug not like 'large-%' and _status = 'published' and active_import_id is not null
     order by slug limit $1`,
    [edited],
  )
  await client.end()
  const { searches } = await pagesOf('', databaseUrl, 240)
  const ofLists = locales.flatMap((locale) => lists.map(({ path }) => localePath(locale, path)))

  heading('100,000 brochures and a million offers on two web processes, each address for the first time')
  await askInTurn(sites, searches.slice(0, warmUp))
  report('lists, each up to its sixth page', await askInTurn(sites, ofLists, pagesOfList))
  report('searches', await askInTurn(sites, searches.slice(warmUp)))
  const index = await (await fetchOk(`${sites[0]}/sitemap.xml`)).text()
  const parts = [...index.matchAll(/\/sitemaps\/[\w-]+\.xml/g)].map(([part]) => part)
  report('parts of the sitemap', await askInTurn(sites, parts))

  const { saved, shown } = await published(sites, Array.from({ length: rounds }, () => chosen).flat())
  report('publishing at one, until it has answered', saved)
  report('from then until the other shows it', shown)
}

function report(what: string, { p50, p95, count }: Samples): void {
  line(`${what}: ${count}`, `p50 ${ms(p50)}, p95 ${ms(p95)}`)
}

async function fetchOk(address: string): Promise<Response> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address}: ${response.status}`)
  return response
}

/** Two addresses at a time; `most` pages of each list, as far as it has so many. */
async function askInTurn(sites: Sites, paths: readonly string[], most = 1): Promise<Samples> {
  const times: number[] = []
  const waiting = [...paths]
  let turn = 0
  const lane = async () => {
    for (let first = waiting.shift(); first !== undefined; first = waiting.shift()) {
      let path: string | undefined = first
      for (let page = 0; page < most && path !== undefined; page += 1) {
        const began = performance.now()
        const html: string = await (await fetchOk(`${sites[turn++ % 2]}${path}`)).text()
        times.push(performance.now() - began)
        path = nextOf(html)
      }
    }
  }
  await Promise.all([lane(), lane()])
  return summary(times)
}

function nextOf(html: string): string | undefined {
  const link = html.match(/<a\b[^>]*\brel="next"[^>]*>/)?.[0]
  return link?.match(/\bhref="([^"]+)"/)?.[1]?.replaceAll('&amp;', '&')
}

/** @throws when a change is not shown in time */
async function published([one, other]: Sites, brochures: readonly { id: string; slug: string }[]) {
  const headers = { Authorization: await staffSignIn(one, demoSignIns[0]), 'Content-Type': 'application/json' }
  const [saved, shown]: [number[], number[]] = [[], []]
  for (const [index, { id, slug }] of brochures.entries()) {
    const page = `/broshura/${slug}`
    for (const site of [one, other]) await (await fetchOk(site + page)).arrayBuffer()
    const title = `Мярка ${index} ${Date.now()}`
    const body = JSON.stringify({ title, _status: 'published' })
    const began = performance.now()
    await json(fetch(`${one}/api/cms/brochures/${id}?locale=bg&depth=0`, { method: 'PATCH', headers, body }))
    const answered = performance.now()
    saved.push(answered - began)
    while (!(await (await fetchOk(other + page)).text()).includes(title)) {
      if (performance.now() - answered > patienceMs) throw new Error(`${page} does not show "${title}".`)
      await delay(5)
    }
    shown.push(performance.now() - answered)
  }
  return { saved: summary(saved), shown: summary(shown) }
}
