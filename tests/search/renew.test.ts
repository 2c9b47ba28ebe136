import { sql } from '@payloadcms/db-postgres'
import { beforeAll, expect, it } from 'vitest'
import { freshCms } from '../setup/cms'
import { sampleShops } from './sample-shops'

const { payload: cms } = await freshCms()
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
