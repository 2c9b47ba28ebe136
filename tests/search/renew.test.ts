import { sql } from '@payloadcms/db-postgres'
import { createLocalReq } from 'payload'
import { beforeAll, expect, it, vi } from 'vitest'
import { freshCms } from '../setup/cms'
import { hearTags } from '../setup/hear-tags'
import { sampleShops } from './sample-shops'

const { payload: cms, url } = await freshCms()
const { db } = await import('@/server/cms')
const { countWords, renewSearchIndex } = await import('@/server/search-index/rebuild')
const { searchBrochures } = await import('@/features/search/data')

let brochure = ''
beforeAll(async () => {
  brochure = (await sampleShops(cms)).ids['brochure current'] ?? ''
})

const total = async () => (await searchBrochures({ query: 'плодове', locale: 'bg', filters: {} })).total

it('an index that an earlier version has written is rebuilt, once', async () => {
  const database = await db()
  const before = await total()
  expect(before).toBeGreaterThan(0)
  await database.execute(sql`update search.documents_brochure set words = ''`)
  expect(await total()).toBe(0)

  expect(await renewSearchIndex()).toBe(true)
  expect(await total()).toBe(before)

  await database.execute(sql`update search.documents_brochure set words = ''`)
  expect(await renewSearchIndex()).toBe(false)

  await database.execute(sql`update search.index_version set version = version - 1`)
  expect(await renewSearchIndex()).toBe(true)
  expect(await total()).toBe(before)
})

it('an index is not called renewed before what follows from it is done', async () => {
  const database = await db()
  await database.execute(sql`update search.index_version set version = version - 1`)
  await expect(renewSearchIndex(() => Promise.reject(new Error('ended')))).rejects.toThrow('ended')
  const following = vi.fn(async () => undefined)
  expect(await renewSearchIndex(following)).toBe(true)
  expect(following).toHaveBeenCalledOnce()
  expect(await renewSearchIndex(following)).toBe(false)
  expect(following).toHaveBeenCalledOnce()
})

it('a word is counted by what has it, and is removed when nothing has it for the second time', async () => {
  const database = await db()
  const offer = () =>
    cms.create({ collection: 'offers', data: { brochure, pageNumber: 1, title: 'Клатушка', priceCents: 199 } })
  const known = async () => {
    const { rows } = await database.execute(sql`select brochures from search.words where word = 'klatushk'`)
    return rows.map(({ brochures }) => brochures)
  }
  const { id } = await offer()
  await countWords(database)
  expect(await known()).toEqual([1])
  await cms.delete({ collection: 'offers', id })
  await countWords(database)
  expect(await known()).toEqual([0])

  const again = await offer()
  expect(await known()).toEqual([1])
  await cms.delete({ collection: 'offers', id: again.id })
  await countWords(database)
  await countWords(database)
  expect(await known()).toEqual([])
})

it('every way in which the index is written is told to those who have cached an answer', async () => {
  const [index, { indexReductions }, { indexProducts }, told] = [
    await import('@/server/search-index'),
    await import('@/server/search-index/offer-reductions'),
    await import('@/server/search-index/products'),
    await hearTags(url),
  ]
  const [req, database] = [await createLocalReq({}, cms), await db()]
  const ways = {
    brochure: () => index.indexBrochure(req, brochure),
    retailer: () => index.indexRetailer(req, brochure),
    groups: () => index.indexGroups(req),
    posts: () => index.indexPosts(req, [brochure]),
    goods: () => index.indexGoods(req, [brochure]),
    products: () => indexProducts(database, [1]),
    removal: () => index.removeFromIndex(req, { post: brochure }),
    reductions: () => indexReductions(database, [brochure]),
    words: () => countWords(database),
  }
  const silent: string[] = []
  for (const [way, write] of Object.entries(ways)) {
    await write()
    if (!(await told()).includes('search')) silent.push(way)
  }
  expect(silent).toEqual([])
})
