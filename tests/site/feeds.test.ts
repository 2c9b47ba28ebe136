import { sql } from '@payloadcms/db-postgres'
import { beforeAll, expect, it } from 'vitest'
import { addDays, sofiaDay } from '@/domain/calendar-day'
import { readAtom, readCalendar } from '../../e2e/support/feed-rules'
import { contentFixtures } from '../content/content-fixtures'
import { atEnd } from '../setup/at-end'
import { freshCms } from '../setup/cms'
import { visitorRequest } from '../setup/next-request'

const { payload } = await freshCms()
const fixtures = await contentFixtures(payload)
const feed = await import('@/app/(site)/[locale]/feeds/brochures.xml/route')
const calendar = await import('@/app/(site)/[locale]/feeds/brochures.ics/route')
let waitForInvalidations: () => Promise<void>

beforeAll(async () => {
  const listener = await import('@/server/cache/listener')
  waitForInvalidations = listener.waitForInvalidations
  atEnd(await listener.listenForInvalidations())
})

type Route = typeof feed | typeof calendar

async function ask({ GET }: Route, query = '', locale = 'bg', headers = {}) {
  const request = new Request(`http://localhost:3000/feed${query}`, { headers })
  const answer = await visitorRequest(() => GET(request, { params: Promise.resolve({ locale }) }))
  const { status, headers: answered } = answer
  return { status, text: await answer.text(), etag: answered.get('etag') ?? '', to: answered.get('location') }
}

const day = (offset: number) => addDays(sofiaDay(), offset)
const slugOf = (url: string) => url.split('/').at(-1)

async function slugs(query: string): Promise<unknown[]> {
  const { entry } = readAtom((await ask(feed, query)).text)
  const { events } = readCalendar((await ask(calendar, query)).text)
  const inFeed = entry.map(({ link }) => slugOf(link[0]?.['@href'] ?? ''))
  expect(events.map(({ url }) => slugOf(url))).toEqual(inFeed)
  return inFeed
}

it('a brochure is an entry of the feed and an event of its days, whatever is in its texts', async () => {
  const title = `Мляко & <сирене>, "хляб"; 1\\2 ${'дълго '.repeat(10)}`
  const category = await fixtures.createCategory('texts')
  const days = { validFrom: day(-1), validTo: day(3) }
  const id = await fixtures.createBrochure({ slug: 'with-texts', title, category, ...days })
  const { entry, self } = readAtom((await ask(feed, '?category=texts', 'de')).text)
  expect(self).toBe('http://localhost:3000/de/feeds/brochures.xml?category=texts')
  expect(entry.map(({ id, title }) => [id, title])).toEqual([[`urn:uuid:${id}`, `Магазин shop-1: ${title} de`]])
  const { events } = readCalendar((await ask(calendar, '?category=texts', 'de')).text)
  expect(events).toEqual([
    {
      uid: id,
      first: days.validFrom,
      last: days.validTo,
      summary: entry[0]?.title,
      url: 'http://localhost:3000/de/broshura/with-texts',
    },
  ])
})

it('has what is valid or comes, the latest published first, of one category and one shop', async () => {
  const category = await fixtures.createCategory('dairy')
  const retailer = await fixtures.createRetailer('dairy-shop')
  const place = { category, retailer }
  await fixtures.createBrochure({ slug: 'early', ...place, publishedAt: '2026-01-02T00:00:00Z', validTo: day(1) })
  await fixtures.createBrochure({
    slug: 'late',
    category,
    publishedAt: '2026-01-03T00:00:00Z',
    validFrom: day(1),
    validTo: day(2),
  })
  await fixtures.createBrochure({ slug: 'past', ...place, validFrom: day(-9), validTo: day(-1) })
  await fixtures.createBrochure({ slug: 'draft', ...place, _status: 'draft' })
  expect(await slugs('?category=dairy')).toEqual(['late', 'early'])
  expect(await slugs('?category=dairy&shop=dairy-shop')).toEqual(['early'])
  expect(await slugs('?shop=dairy-shop')).toEqual(['early'])
})

/** 51 brochures, all published at once. */
async function publishMany(slug: string, publishedAt: string): Promise<void> {
  const category = await fixtures.createCategory(slug)
  const someImport = await fixtures.addPages(await fixtures.createBrochure({ _status: 'draft' }), 1)
  await fixtures.run(sql`
    insert into brochures (id, slug, valid_from, valid_to, retailer_id, category_id, active_import_id, _status,
      published_at)
    select gen_random_uuid(), ${slug}::text || n, ${day(-1)}, ${day(3)}, ${fixtures.retailer}, ${category}, ${someImport},
      'published', ${publishedAt}::timestamptz
    from generate_series(1, 51) n`)
  await waitForInvalidations()
}

it('of more than a reader is sent at once, the calendar has all', async () => {
  await publishMany('many-events', `${day(-10)}T08:00:00Z`)
  expect(readAtom((await ask(feed, '?category=many-events')).text).entry).toHaveLength(50)
  expect(readCalendar((await ask(calendar, '?category=many-events')).text).events).toHaveLength(51)
})

it('has all that was published within a week, because a reader never learns of others', async () => {
  await publishMany('many-at-once', new Date().toISOString())
  expect(readAtom((await ask(feed, '?category=many-at-once')).text).entry).toHaveLength(51)
})

it('is valid when it is empty, and not found for a category or shop that is not there', async () => {
  await fixtures.createCategory('empty')
  await waitForInvalidations()
  expect(await slugs('?category=empty')).toEqual([])
  for (const query of ['?category=nobody', '?shop=nobody', '?category=empty&shop=nobody'])
    for (const route of [feed, calendar]) expect((await ask(route, query)).status).toBe(404)
})

it('of a renamed category or shop leads on', async () => {
  const category = await fixtures.createCategory('old-category')
  const retailer = await fixtures.createRetailer('old-shop')
  await payload.update({ collection: 'categories', id: category, data: { slug: 'new-category' } })
  await payload.update({ collection: 'retailers', id: retailer, data: { slug: 'new-shop' } })
  await waitForInvalidations()
  const query = '?category=old-category&shop=old-shop'
  expect(await ask(calendar, query, 'ru')).toMatchObject({
    status: 308,
    to: '/ru/feeds/brochures.ics?category=new-category&shop=new-shop',
  })
  expect(await slugs('?category=new-category&shop=new-shop')).toEqual([])
})

it('is not sent again to those who know it, until it changes', async () => {
  const category = await fixtures.createCategory('known')
  const id = await fixtures.createBrochure({ slug: 'first-known', category, validTo: day(2) })
  await waitForInvalidations()
  const known = await ask(feed, '?category=known')
  const again = () => ask(feed, '?category=known', 'bg', { 'if-none-match': known.etag })
  expect(await again()).toMatchObject({ status: 304, text: '' })
  await fixtures.translate(id, 'Другото заглавие')
  await fixtures.publish(id)
  await waitForInvalidations()
  expect(await again()).toMatchObject({ status: 200, text: expect.stringContaining('Другото заглавие bg') })
})
