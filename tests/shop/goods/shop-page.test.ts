import { expect, it } from 'vitest'
import { pageFixtures } from '../../content/pages/page-fixtures'
import { freshCms } from '../../setup/cms'

const { payload } = await freshCms()
const pages = pageFixtures(payload)
const { readShopPath } = await import('@/features/shop/goods/read-shop-path')

const path = (wanted?: string) => readShopPath(payload.db.drizzle, wanted)
const catalogue = {
  blockType: 'catalogue',
  layout: 'catalogueStandard',
  pageSize: 24,
  tone: 'tonePaper',
} as const

it('the shop is a published page with a catalogue, best the standard one and of all categories, else the start page', async () => {
  const term = { name: 'Ризи', slug: 'shirts', kind: 'category' } as const
  const { id: category } = await payload.create({ collection: 'product-terms', locale: 'bg', data: term })
  await pages.createPage({ slug: 'about-us' })
  await pages.createPage({ slug: 'a-draft', _status: 'draft', blocks: [catalogue] })
  expect(await path()).toBe('/')
  await pages.createPage({ slug: 'a-shirts', blocks: [{ ...catalogue, category }] })
  expect(await path()).toBe('/a-shirts')
  await pages.createPage({ slug: 'our-goods', blocks: [catalogue] })
  expect(await path()).toBe('/our-goods')
  const standard = await pages.createPage({ slug: 'shop-standard', blocks: [catalogue] })
  expect(await path()).toBe('/shop-standard')
  await payload.update({ collection: 'pages', id: standard, locale: 'bg', data: { _status: 'draft' } })
  expect(await path()).toBe('/our-goods')
  expect(await path('/shop-list')).toBe('/our-goods')
  await pages.createPage({ slug: 'shop-list', blocks: [catalogue] })
  expect(await path('/shop-list')).toBe('/shop-list')
  expect(await path()).toBe('/our-goods')
})
