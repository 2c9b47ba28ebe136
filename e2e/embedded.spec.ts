import { createServer } from 'node:http'
import { expectNoViolations } from './support/axe'
import { expect, specContent, test } from './support/fixtures'
import { publicRoutes } from './support/site-routes'
import { stack } from './support/stack-ready'
import { visit } from './support/visit'

const content = specContent()

/** Of a shop, on an address of its own. */
async function siteWith(html: string) {
  const server = createServer((_, response) => response.setHeader('content-type', 'text/html; charset=utf-8').end(html))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = address && typeof address === 'object' ? address.port : 0
  return { url: `http://127.0.0.1:${port}/`, close: () => new Promise((resolve) => server.close(resolve)) }
}

test('a shop shows its current brochure on its own site, which opens it in a new tab', async ({ page, context }) => {
  const retailer = await content.retailer()
  const category = await content.category()
  const { slug } = await content.brochure({ retailer: retailer.id, category: category.id })
  const src = `${stack().url}/de/embed/r/${retailer.slug}`
  const site = await siteWith(`<!DOCTYPE html><title>Shop</title><iframe src="${src}" title="Prospekt"></iframe>`)
  await page.goto(site.url)
  const link = page.frameLocator('iframe').getByRole('link')
  await expect(link).toContainText('Prospekt lesen')
  const opened = context.waitForEvent('page')
  await link.click()
  await expect(await opened).toHaveURL(`${stack().url}/de/broshura/${slug}`)
  expect(await (await opened).evaluate(() => window.opener)).toBe(null)
  await site.close()
})

test('what is embedded runs no script, sets no cookie and is accessible in each width and theme', async ({ page }) => {
  const retailer = await content.retailer()
  for (const slug of [retailer.slug, 'zhiten', 'nobody']) {
    const { headers, text } = await visit(`/en/embed/r/${slug}`)
    expect(headers.getSetCookie(), slug).toEqual([])
    expect(headers.has('x-frame-options'), slug).toBe(false)
    expect(headers.get('content-security-policy'), slug).toMatch(/^default-src 'none'.*; frame-ancestors \*$/)
    expect(text, slug).not.toContain('<script')
    for (const colorScheme of ['light', 'dark'] as const)
      for (const width of [240, 360, 768]) {
        await page.setViewportSize({ width, height: 440 })
        await page.emulateMedia({ colorScheme })
        await page.goto(`/en/embed/r/${slug}`)
        await expectNoViolations(page)
        expect(await page.evaluate(() => document.documentElement.scrollWidth), slug).toBeLessThanOrEqual(width)
      }
  }
})

test('no other address may be framed by another site', async () => {
  const samples = { '/c/{slug}': '/c/supermarket', '/broshura/{slug}': '/broshura/zhiten-esenna-trapeza' }
  const paths = [
    ...publicRoutes(samples).map(({ path }) => path),
    ...[
      '/r/zhiten',
      '/r/zhiten/latest',
      '/search',
      '/list',
      '/prices',
      '/login',
      '/shop-cart',
      '/admin',
      '/embed',
      '/embed/r',
    ],
    ...[
      '/feeds/brochures.xml',
      '/feeds/brochures.ics',
      '/api/health',
      '/robots.txt',
      '/sitemap.xml',
      '/files/icons/32.png',
    ],
  ]
  for (const path of paths) {
    const { headers } = await visit(path)
    expect(headers.get('x-frame-options'), path).toMatch(/^(?:SAMEORIGIN|DENY)$/)
    expect(headers.get('content-security-policy'), path).toMatch(/frame-ancestors '(?:self|none)'/)
  }
})

test('an editor finds the code for the site of the shop in the form of the retailer', async ({ staffPage: page }) => {
  const retailer = await content.retailer()
  await page.goto(`/admin/collections/retailers/${retailer.id}`)
  await expect(page.locator('#embed-snippet')).toHaveValue(
    new RegExp(`^<iframe src="${stack().env.SITE_URL}/embed/r/${retailer.slug}" .*></iframe>$`),
  )
})
