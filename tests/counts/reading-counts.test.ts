import { sql } from '@payloadcms/db-postgres'
import { createLocalReq } from 'payload'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { z } from 'zod'
import { addDays, sofiaDay } from '@/domain/calendar-day'
import { countKinds } from '@/domain/count-kinds'
import type { CmsUser } from '@/server/cms-user'
import { draw } from '../access/cms-components'
import { createPeople, type People } from '../access/people'
import { contentFixtures } from '../content/content-fixtures'
import { freshCms } from '../setup/cms'

const { payload } = await freshCms()
const fixtures = await contentFixtures(payload)
const { POST } = await import('@/app/api/counts/route')
const { writeCounts } = await import('@/features/counts/reading-counts')
const { readShopCounts, removeOldCounts } = await import('@/features/counts/shop-counts')
const { CountsTable } = await import('@/admin/reading-counts/counts-table')
const { workOf } = await import('@/features/jobs')

const { run } = fixtures
const today = sofiaDay()
const rows = z.array(z.object({ slug: z.string(), day: z.string(), kind: z.enum(countKinds), count: z.number() }))
const names = z.array(z.object({ name: z.string() }))

let people: People
let shop: string
let brochure: string
let network = 0

beforeAll(async () => {
  people = (await createPeople(payload)).people
  shop = await fixtures.createRetailer('counted-shop')
  brochure = await fixtures.createBrochure({ slug: 'counted', title: 'Преброена', retailer: shop })
})
beforeEach(async () => {
  await run(sql`delete from editorial.brochure_counts`)
  network += 1
})

async function send(entries: object[], headers: Record<string, string> = {}): Promise<number> {
  const request = new Request('http://localhost:3000/api/counts', {
    method: 'POST',
    headers: { 'x-forwarded-for': `192.0.2.${network}`, ...headers },
    body: JSON.stringify({ counts: entries }),
  })
  return (await POST(request)).status
}

const view = { brochure: 'counted', opened: true, foundBySearch: false, pages: 3, ticked: 0 }
const flush = () => globalThis.broshuraCounts?.flush()

async function stored() {
  const found = await run(sql`
    select b.slug, c.day::text, c.kind, c.count from editorial.brochure_counts c
    join brochures b on b.id = c.brochure_id order by b.slug, c.day, c.kind`)
  return rows.parse(found.rows).map(({ slug, day, kind, count }) => `${slug} ${day} ${kind} ${count}`)
}

it('adds what pages say to the day, in one row a kind', async () => {
  expect(await send([{ ...view, foundBySearch: true, ticked: 2 }])).toBe(204)
  expect(await stored()).toEqual([])
  await flush()
  expect(await send([view])).toBe(204)
  await flush()
  expect(await stored()).toEqual([
    `counted ${today} found-by-search 1`,
    `counted ${today} opened 2`,
    `counted ${today} page-read 6`,
    `counted ${today} ticked 2`,
  ])
})

it('stores nothing else: no address, no cookie, no program, no moment, no order', async () => {
  await send([view], { cookie: 'broshura-device=known', 'user-agent': 'Somebody/1.0', referer: 'http://localhost/x' })
  await flush()
  const found = await run(sql`
    select column_name as name from information_schema.columns
    where table_schema = 'editorial' and table_name = 'brochure_counts' order by 1`)
  expect(names.parse(found.rows).map(({ name }) => name)).toEqual(['brochure_id', 'count', 'day', 'kind'])
  const limits = await run(sql`select key as name from rate_limits`)
  expect(limits.rows).toEqual([])
})

it('counts only what visitors see', async () => {
  const hidden = await fixtures.createRetailer('counted-hidden')
  await fixtures.createBrochure({ slug: 'counted-draft', _status: 'draft' })
  await fixtures.createBrochure({ slug: 'counted-of-hidden', retailer: hidden })
  await payload.update({ collection: 'retailers', id: hidden, locale: 'bg', data: { _status: 'draft' } })
  const slugs = ['counted-draft', 'counted-of-hidden', 'counted-nowhere', 'counted']
  await send(slugs.map((slug) => ({ ...view, brochure: slug, pages: 0 })))
  await flush()
  expect(await stored()).toEqual([`counted ${today} opened 1`])
})

it.each([
  ['sec-gpc', '1'],
  ['dnt', '1'],
  ['cookie', 'payload-token=x'],
])('counts nobody with %s: %s', async (name, value) => {
  expect(await send([view], { [name]: value })).toBe(204)
  await flush()
  expect(await stored()).toEqual([])
})

it('lets no network raise a figure without bound, nor use up what others have', async () => {
  const flood = Array(20).fill({ ...view, pages: 1000 })
  for (let times = 0; times < 10; times += 1) expect(await send(flood)).toBe(204)
  await flush()
  expect(await stored()).toEqual([`counted ${today} opened 100`, `counted ${today} page-read 2000`])
  network += 1
  await send([view])
  await flush()
  expect(await stored()).toEqual([`counted ${today} opened 101`, `counted ${today} page-read 2003`])
})

it('takes the counts of several processes at once, in whatever order they have them', async () => {
  await fixtures.createBrochure({ slug: 'counted-too' })
  const both = ['counted', 'counted-too']
  const processes = [both, both.toReversed(), both, both.toReversed()].map((slugs) =>
    slugs.flatMap((slug) => countKinds.map((kind) => ({ day: today, brochure: slug, kind, count: 5 }))),
  )
  await Promise.all(processes.map(writeCounts))
  expect(await stored()).toEqual(
    both.flatMap((slug) => countKinds.toSorted().map((kind) => `${slug} ${today} ${kind} 20`)),
  )
})

const count = (id: string, day: string, opened: number) =>
  run(
    sql`insert into editorial.brochure_counts (brochure_id, day, kind, count) values (${id}, ${day}, 'opened', ${opened})`,
  )

it('tells a shop the last 7 and 28 days of all its brochures, and each current one since it came out', async () => {
  const ended = await fixtures.createBrochure({
    retailer: shop,
    validFrom: addDays(today, -20),
    validTo: addDays(today, -6),
  })
  const foreign = await fixtures.createBrochure({ title: 'Чужда' })
  await count(brochure, today, 1)
  await count(brochure, addDays(today, -6), 2)
  await count(brochure, addDays(today, -7), 4)
  await count(ended, addDays(today, -27), 8)
  await count(brochure, addDays(today, -28), 16)
  await count(foreign, today, 32)
  const counts = await readShopCounts(payload.db.drizzle, shop, today)
  const opened = (number: number) => ({ opened: number, 'page-read': 0, ticked: 0, 'found-by-search': 0 })
  expect(counts).toEqual({
    week: opened(3),
    month: opened(15),
    current: [{ id: brochure, title: 'Преброена bg', figures: opened(23) }],
  })
  for (const language of ['bg', 'de', 'en', 'ru']) {
    const html = renderToStaticMarkup(CountsTable({ counts, language }))
    expect(html).toMatch(/<th scope="row">.*Преброена bg.*<\/th><td>23<\/td><td>0<\/td>/)
  }
})

it('says that nothing is counted yet, where it is so', async () => {
  const counts = await readShopCounts(payload.db.drizzle, shop, today)
  const html = renderToStaticMarkup(CountsTable({ counts, language: 'en' }))
  expect(html).toContain('Nothing has been counted yet.')
  expect(html).not.toContain('<table')
})

it('shows also what was only ticked', async () => {
  await send([{ ...view, opened: false, pages: 0, ticked: 1 }])
  await flush()
  const counts = await readShopCounts(payload.db.drizzle, shop, today)
  expect(renderToStaticMarkup(CountsTable({ counts, language: 'en' }))).toContain('<td>1</td>')
})

it('is shown in the form of the shop to staff alone', async () => {
  await count(brochure, today, 7)
  const field = { slug: 'retailers', path: '@/admin/reading-counts/reading-counts#ReadingCounts', field: {} } as const
  const drawn = async (user: CmsUser | null) =>
    draw(field, { data: { id: shop }, req: await createLocalReq({ user: user ?? undefined, req: { user } }, payload) })
  for (const staff of [people.editor, people.admin]) expect(await drawn(staff)).toContain('"opened":7')
  const beginner = people.editor?.collection === 'users' ? { ...people.editor, owesSecondFactor: true } : null
  for (const other of [people.visitor, people.customer, beginner]) expect(await drawn(other)).toBe('null')
})

it('goes with its brochure', async () => {
  const gone = await fixtures.createBrochure({ slug: 'counted-gone' })
  await count(gone, today, 1)
  await payload.delete({ collection: 'brochures', id: gone })
  expect(await stored()).toEqual([])
})

it('is kept for 400 days, by a task of the worker', async () => {
  const kept = addDays(today, -400)
  await count(brochure, kept, 1)
  await count(brochure, addDays(kept, -1), 1)
  await removeOldCounts(payload)
  expect(await stored()).toEqual([`counted ${kept} opened 1`])
  expect(workOf('common').tasks.map(({ name }) => name)).toContain('removeOldCounts')
})
