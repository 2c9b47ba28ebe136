import type { Browser } from '@playwright/test'
import { Client } from 'pg'
import { pagesOf } from './pages'
import { onPhone, slowness, startBrowser } from './phone'
import { measurePresses } from './presses'
import { heading, line, ms } from './report'
import type { Subject } from './subject'
import { type MainThread, mainThreadOf, rendererOf } from './trace'

const runs = 3
/** Goals in milliseconds. */
const goals = { styleAndLayout: 300, longest: 100 }
const emptySlug = 'nothing-at-all'

export async function measureMainThread(subject: Subject, only: string[] = []): Promise<void> {
  const pages = await addresses(subject)
  const browser = await startBrowser()
  try {
    heading(
      `${subject.what}: main thread of a phone while a page loads, the median of ${runs} runs, in turn with an empty page`,
    )
    for (const url of Object.values(pages)) await (await fetch(url)).arrayBuffer()
    for (const [name, url] of Object.entries(pages)) {
      if (name === 'empty' || (only.length > 0 && !only.includes(name))) continue
      const [found, empty] = await mediansOf(browser, [url, pages.empty])
      const ratio = found.script / empty.script
      line(name, `${figures(found)}; empty ${ms(empty.script)}`, {
        text: `${ratio.toFixed(2)} of at most 2 times the script, ${goals.styleAndLayout} ms, ${goals.longest} ms`,
        met: ratio <= 2 && found.styleAndLayout <= goals.styleAndLayout && found.longest <= goals.longest,
      })
    }
    if (only.length === 0 || only.includes('presses')) await measurePresses(browser, pages)
  } finally {
    await browser.close()
  }
}

const figures = ({ script, styleAndLayout, longest, blocking }: MainThread) =>
  `script ${ms(script)}, style and layout ${ms(styleAndLayout)}, longest ${ms(longest)}, blocking ${ms(blocking)}`

/** In turn, because the speed of a machine changes within a minute by more than pages differ. */
async function mediansOf(browser: Browser, [url, other]: [string, string]): Promise<[MainThread, MainThread]> {
  const [found, beside]: [MainThread[], MainThread[]] = [[], []]
  for (let run = 0; run < runs; run++) {
    beside.push(await loadOnce(browser, other))
    found.push(await loadOnce(browser, url))
  }
  return [medianOf(found), medianOf(beside)]
}

function medianOf(found: MainThread[]): MainThread {
  const median = (key: keyof MainThread) => found.map((each) => each[key]).toSorted((a, b) => a - b)[runs >> 1] ?? 0
  return {
    script: median('script'),
    styleAndLayout: median('styleAndLayout'),
    longest: median('longest'),
    blocking: median('blocking'),
  }
}

const quietMs = 2500

function loadOnce(browser: Browser, url: string): Promise<MainThread> {
  return onPhone(browser, { slow: false }, async (page, traced) => {
    const events = await traced(async () => {
      await page.goto(url, { timeout: 120_000 })
      await page.waitForFunction(() => 'next' in window, undefined, { timeout: 120_000 })
      await page.waitForTimeout(quietMs)
    })
    return mainThreadOf(events, rendererOf(events, url), slowness)
  })
}

async function addresses({ site, databaseUrl }: Subject) {
  const { start, category, brochure, retailer, search, prices, group, list } = await pagesOf(site, databaseUrl, 1)
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  await client.query(
    `with page as (
       insert into pages (id, slug, layout, hidden_from_search, _status)
       values (gen_random_uuid(), $1, 'utility', true, 'published') on conflict do nothing returning id)
     insert into pages_locales (title, _locale, _parent_id) select 'Nothing', 'bg', id from page`,
    [emptySlug],
  )
  const { rows } = await client.query<{ slug: string }>(
    `select p.slug from shop.variant_stock s join variants v on v.id = s.variant
     join products p on p.id = v.product_id join shop.listed_products l on l.product = p.id order by p.slug limit 1`,
  )
  await client.end()
  return {
    empty: `${site}/${emptySlug}`,
    ...{ start, category, brochure, retailer, search, prices, group },
    catalogue: `${site}/shop-standard`,
    product: `${site}/p/${rows[0]?.slug}`,
    list,
  }
}
