import { expect, it } from 'vitest'
import { migrations } from '../../../migrations'
import { freshCms } from '../../setup/cms'
import { schemaOf } from '../../setup/schema-of'

const { payload, url } = await freshCms()
const { readiness } = await import('@/server/readiness')

it('is taken back with all steps after it, and made again as it was', async () => {
  const made = await schemaOf(url)
  await payload.db.migrateDown()
  expect(Object.keys(await schemaOf(url))).toEqual(['extension plpgsql', 'schema public'])
  expect(await readiness(url)).toHaveLength(migrations.length)
  await payload.db.migrate()
  expect(await schemaOf(url)).toEqual(made)
})
