import { sql } from '@payloadcms/db-postgres'
import { beforeAll, expect, it } from 'vitest'
import { freshCms } from '../setup/cms'
import { sampleShops } from './sample-shops'

const { payload: cms } = await freshCms()
const { db } = await import('@/server/cms')
const { renewSearchIndex } = await import('@/server/search-index/rebuild')
const { searchBrochures } = await import('@/features/search/data')

beforeAll(async () => {
  await sampleShops(cms)
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
