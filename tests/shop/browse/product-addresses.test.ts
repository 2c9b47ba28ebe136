import type { Payload } from 'payload'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { locales } from '@/i18n/routing'
import { contentFixtures } from '../../content/content-fixtures'
import { freshDatabase } from '../../setup/database'

await freshDatabase()
let payload: Payload
let kit: Awaited<ReturnType<typeof contentFixtures>>
let readRedirect: typeof import('@/features/site/redirects/read-redirect').readRedirect

beforeAll(async () => {
  payload = await (await import('@/server/cms')).cmsSystem()
  kit = await contentFixtures(payload)
  readRedirect = (await import('@/features/site/redirects/read-redirect')).readRedirect
})
afterAll(() => payload.destroy())

const leadsTo = async (locale: (typeof locales)[number], path: string) =>
  (await readRedirect(payload.db.drizzle, locale, path))?.to

const rename = (id: string, slug: string) =>
  payload.update({ collection: 'products', id, locale: 'bg', data: { slug, _status: 'published' } })

it('leads from each old address of a product to its newest one, in every language', async () => {
  const id = await kit.createProduct({ slug: 'linen-shirt' })
  await rename(id, 'linen-shirt-loose')
  await rename(id, 'loose-shirt')
  for (const locale of locales) {
    const prefix = locale === 'bg' ? '' : `/${locale}`
    expect(await leadsTo(locale, '/p/linen-shirt')).toBe(`${prefix}/p/loose-shirt`)
    expect(await leadsTo(locale, '/p/linen-shirt-loose')).toBe(`${prefix}/p/loose-shirt`)
  }
})

it('leads nowhere from the address of a draft, nor from one that another product has taken', async () => {
  const id = await kit.createProduct({ slug: 'wool-coat' })
  await payload.update({ collection: 'products', id, locale: 'bg', draft: true, data: { slug: 'coat' } })
  expect(await leadsTo('bg', '/p/wool-coat')).toBeUndefined()
  await rename(id, 'coat')
  expect(await leadsTo('bg', '/p/wool-coat')).toBe('/p/coat')
  await kit.createProduct({ slug: 'wool-coat' })
  expect(await leadsTo('bg', '/p/wool-coat')).toBeUndefined()
})

it('forgets the old addresses of a product that is deleted', async () => {
  const id = await kit.createProduct({ slug: 'grey-hat' })
  await rename(id, 'hat')
  await payload.delete({ collection: 'products', id })
  expect(await leadsTo('bg', '/p/grey-hat')).toBeUndefined()
})
