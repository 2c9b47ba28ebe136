import { expect, it } from 'vitest'
import { addDays, sofiaDay } from '@/domain/calendar-day'
import { contentFixtures } from '../content/content-fixtures'
import { freshCms } from '../setup/cms'
import { visitorRequest } from '../setup/next-request'

const { payload } = await freshCms()
const fixtures = await contentFixtures(payload)
const { GET } = await import('@/app/(site)/[locale]/(framed)/r/[slug]/latest/route')

async function ask(slug: string, locale = 'de', query = '') {
  const request = new Request(`http://localhost:3000/${locale}/r/${slug}/latest${query}`)
  const { status, headers } = await visitorRequest(() => GET(request, { params: Promise.resolve({ locale, slug }) }))
  return [status, headers.get('location'), headers.get('cache-control')]
}

it('leads to the newest brochure of a shop, else to the shop', async () => {
  const retailer = await fixtures.createRetailer('leads')
  expect(await ask('leads')).toEqual([307, '/de/r/leads', 'no-store'])
  const validTo = addDays(sofiaDay(), 3)
  await fixtures.createBrochure({ slug: 'newest', retailer, validFrom: sofiaDay(), validTo })
  expect(await ask('leads')).toEqual([307, '/de/broshura/newest', 'no-store'])
})

it('of a shop that is not there, or not shown, nothing is found', async () => {
  await fixtures.createRetailer('hidden', 'draft')
  for (const slug of ['nobody', 'hidden', 'никой', 'a/b', '..']) {
    expect(await ask(slug)).toEqual([404, null, 'no-store'])
  }
})

it('of a shop that was renamed leads on', async () => {
  const id = await fixtures.createRetailer('old-shop')
  await payload.update({ collection: 'retailers', id, data: { slug: 'new-shop' } })
  expect(await ask('old-shop')).toEqual([307, '/de/r/new-shop/latest', 'no-store'])
  expect(await ask('old-shop', 'bg', '?town=varna')).toEqual([307, '/r/new-shop/latest?town=varna', 'no-store'])
})
