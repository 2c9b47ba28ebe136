import type { APIRequestContext } from '@playwright/test'
import { expect, test } from './support/fixtures'

/** Uncompressed, because that is what a phone parses. */
const kilobytes = (text: string) => Buffer.byteLength(text) / 1024

async function scriptsOf(request: APIRequestContext, address: string): Promise<string[]> {
  const html = await (await request.get(address)).text()
  const scripts = [...html.matchAll(/<meta name="start-script" content="([^"]+)"/g)].map(([, script = '']) => script)
  expect(scripts.length).toBeGreaterThan(3)
  return Promise.all(scripts.map(async (script) => (await request.get(script)).text()))
}

/** Of the demonstration, because other tests add brochures to the start page. */
const largest = '/broshura/zhiten-golyamata-sedmitsa'

test('a brochure of 40 pages, which says of each reduction what is known of it, has at most 425 KB of HTML', async ({
  request,
}) => {
  const response = await request.get(largest)
  expect(response.status()).toBe(200)
  expect(kilobytes(await response.text())).toBeLessThan(425)
})

test('a page of results of every kind has at most 235 KB of HTML', async ({ request }) => {
  const response = await request.get(`/search?q=${encodeURIComponent('мляко')}`)
  expect(response.status()).toBe(200)
  const html = await response.text()
  for (const kind of ['offers', 'products', 'brochures']) expect(html).toContain(`id="found-${kind}"`)
  expect(kilobytes(html)).toBeLessThan(235)
})

test('a cover on a shelf is sent without its blurred picture, which nobody sees', async ({ request }) => {
  const html = await (await request.get('/')).text()
  expect(html.match(/data:image\/webp/g)?.length ?? 0).toBeLessThan(10)
})

test('no page of everybody’s begins with the code that checks answers', async ({ request }) => {
  for (const address of ['/', '/prices', `/search?q=${encodeURIComponent('мляко')}`]) {
    for (const script of await scriptsOf(request, address)) expect(script).not.toContain('_zod')
  }
})

test('no code for old browsers is sent', async ({ request }) => {
  for (const script of await scriptsOf(request, '/')) expect(script).not.toContain('Array.prototype.flatMap=')
})

test('a page waits for two style sheets: that of the fonts and one of everything else', async ({ request }) => {
  for (const address of ['/', '/c/supermarket', largest, '/prices', '/list']) {
    const html = await (await request.get(address)).text()
    expect(html.match(/<link rel="stylesheet"/g), address).toHaveLength(2)
  }
})

test('the first pictures are decoded with the first frame: a later one would be the page’s largest paint', async ({
  request,
}) => {
  for (const address of ['/', largest]) {
    const html = await (await request.get(address)).text()
    const first = html.match(/<img [^>]*fetchPriority="high"[^>]*>/gi)
    expect(first, address).toHaveLength(1)
    expect(first?.[0], address).toContain('decoding="sync"')
  }
})
