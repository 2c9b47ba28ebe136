import { beforeAll, expect, it } from 'vitest'
import { addDays, sofiaDay } from '@/domain/calendar-day'
import { contentFixtures } from '../content/content-fixtures'
import { atEnd } from '../setup/at-end'
import { freshCms } from '../setup/cms'
import { visitorRequest } from '../setup/next-request'

const { payload } = await freshCms()
const fixtures = await contentFixtures(payload)
const { GET } = await import('@/app/(site)/[locale]/embed/r/[slug]/route')
let waitForInvalidations: () => Promise<void>

beforeAll(async () => {
  const listener = await import('@/server/cache/listener')
  waitForInvalidations = listener.waitForInvalidations
  atEnd(await listener.listenForInvalidations())
})

async function ask(slug: string, locale = 'de') {
  const request = new Request(`http://localhost:3000/${locale}/embed/r/${slug}`)
  const answer = await visitorRequest(() => GET(request, { params: Promise.resolve({ locale, slug }) }))
  const { status, headers } = answer
  return {
    status,
    policy: headers.get('content-security-policy'),
    to: headers.get('location'),
    text: await answer.text(),
  }
}

it('shows a shop until it has a brochure, then the newest, with texts that are no markup', async () => {
  const retailer = await fixtures.createRetailer('embedded')
  await waitForInvalidations()
  expect((await ask('embedded')).text).toContain(
    'href="http://localhost:3000/de/r/embedded" target="_blank" rel="noopener"',
  )
  const days = { validFrom: sofiaDay(), validTo: addDays(sofiaDay(), 3) }
  await fixtures.createBrochure({ slug: 'shown', title: '<b>Сирене</b> & "мляко"', retailer, ...days })
  await waitForInvalidations()
  const { status, text, policy } = await ask('embedded')
  expect([status, policy]).toEqual([200, expect.stringMatching(/frame-ancestors \*$/)])
  expect(text).toContain('href="http://localhost:3000/de/broshura/shown" target="_blank" rel="noopener"')
  expect(text).toContain('&lt;b>Сирене&lt;/b> &amp; &quot;мляко&quot; de')
  expect(text).not.toMatch(/<script|<b>| on[a-z]+=/)
})

it('says that there is no such shop, in the language of the address', async () => {
  const { status, text } = await ask('nobody')
  expect([status, text]).toEqual([404, expect.stringContaining('Dieses Geschäft gibt es hier nicht')])
})

it('leads the sites of a renamed shop on', async () => {
  const id = await fixtures.createRetailer('old-name')
  await payload.update({ collection: 'retailers', id, data: { slug: 'new-name' } })
  await waitForInvalidations()
  expect(await ask('old-name')).toMatchObject({ status: 308, to: '/de/embed/r/new-name' })
  expect((await ask('new-name')).status).toBe(200)
})
