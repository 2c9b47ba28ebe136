import { expect } from '@playwright/test'
import { weightOf } from '../scripts/bench/weight'
import { test } from './support/fixtures'

/** Pages with forms, which the sitemap leaves out. */
const forms = [
  '/login',
  '/registration',
  '/forget-password',
  '/list',
  '/search?q=мляко',
  '/shop-wishlist',
  '/shop-cart',
]

/** Gzipped, as the product's requirement has it. */
const mostKilobytes = 180

test('no public page loads 180 KB of script', async ({ baseURL, request }) => {
  test.setTimeout(180_000)
  const index = await (await request.get('/sitemap.xml')).text()
  const files = addressesIn(index)
  const listed = await Promise.all(
    files.map(async (file) => addressesIn(await (await request.get(file)).text()).slice(0, 40)),
  )
  const addresses = [...new Set([...listed.flat(), ...forms])]
  expect(addresses.length).toBeGreaterThan(60)
  const heavy: Record<string, number> = {}
  for (const address of addresses) {
    const { script } = await weightOf(new URL(address, baseURL).href)
    if (script >= mostKilobytes) heavy[address] = Math.round(script)
  }
  expect(heavy).toEqual({})
})

const addressesIn = (xml: string) =>
  [...xml.matchAll(/<loc>[^<]*?\/\/[^/<]+([^<]*)<\/loc>/g)].map(([, path = '/']) => path)
