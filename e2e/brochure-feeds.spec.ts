import { readAtom, readCalendar } from './support/feed-rules'
import { expect, specContent, test } from './support/fixtures'

const content = specContent()

test('a visitor follows the brochures of a category and of a shop in a feed reader and in a calendar', async ({
  page,
  request,
}) => {
  const [retailer, category] = [await content.retailer(), await content.category()]
  const place = { retailer: retailer.id, category: category.id }
  const first = await content.brochure(place)
  for (const prefix of ['', '/de', '/en', '/ru']) {
    for (const [path, query] of [
      [`${prefix}/c/${category.slug}`, `?category=${category.slug}`],
      [`${prefix}/r/${retailer.slug}`, `?shop=${retailer.slug}`],
    ] as const) {
      await page.goto(path)
      const links = page.getByRole('main').getByRole('link')
      const [feed, calendar] = [links.filter({ hasText: 'Atom' }), links.filter({ hasText: 'iCalendar' })]
      await expect(feed).toHaveAttribute('href', `${prefix}/feeds/brochures.xml${query}`)
      const named = await page.locator('link[type="application/atom+xml"]').getAttribute('href')
      expect(named).toMatch(new RegExp(`${prefix}/feeds/brochures\\.xml\\${query}$`))
      const answer = await request.get(named ?? '')
      const xml = await answer.text()
      expect(answer.headers()['content-type']).toBe('application/atom+xml; charset=utf-8')
      const isXml = await page.evaluate(
        (text) => !new DOMParser().parseFromString(text, 'application/xml').querySelector('parsererror'),
        xml,
      )
      expect([isXml, readAtom(xml).entry.map(({ id }) => id)]).toEqual([true, [`urn:uuid:${first.id}`]])
      const subscription = (await calendar.getAttribute('href')) ?? ''
      expect(subscription).toMatch(new RegExp(`^webcal://[^/]+${prefix}/feeds/brochures\\.ics\\${query}$`))
      const events = await request.get(subscription.replace('webcal:', new URL(named ?? '').protocol))
      expect(events.headers()['content-type']).toBe('text/calendar; charset=utf-8')
      expect(readCalendar(await events.text()).events.map(({ uid }) => uid)).toEqual([first.id])
    }
  }
  const second = await content.brochure(place)
  const ids = async () => {
    const answer = await request.get(`/de/feeds/brochures.xml?category=${category.slug}`)
    return readAtom(await answer.text()).entry.map(({ id }) => id)
  }
  expect(await ids()).toEqual([`urn:uuid:${second.id}`, `urn:uuid:${first.id}`])
})

test('the feed of everything is linked on the start page, cached for seconds and not sent twice', async ({
  page,
  request,
}) => {
  await page.goto('/en')
  const href = await page.getByRole('main').getByRole('link', { name: 'Atom' }).getAttribute('href')
  const answer = await request.get(href ?? '')
  expect(readAtom(await answer.text()).entry.length).toBeGreaterThan(5)
  expect(answer.headers()['cache-control']).toMatch(/^public, max-age=0, s-maxage=5(?:, stale-if-error=\d+)?$/)
  const known = await request.get(href ?? '', { headers: { 'if-none-match': answer.headers().etag ?? '' } })
  expect(known.status()).toBe(304)
  const calendar = await request.get('/en/feeds/brochures.ics')
  expect(readCalendar(await calendar.text()).events.length).toBeGreaterThan(5)
})

test('a feed of an unknown category or shop is not found, in the language of its address', async ({ page }) => {
  for (const [path, lang] of [
    ['/feeds/brochures.xml?category=nobody', 'bg'],
    ['/de/feeds/brochures.ics?category=nobody', 'de'],
    ['/ru/feeds/brochures.xml?shop=nobody', 'ru'],
  ] as const) {
    const response = await page.goto(path)
    expect(response?.status(), path).toBe(404)
    await expect(page.locator('html'), path).toHaveAttribute('lang', lang)
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible()
  }
})
