import { sql } from '@payloadcms/db-postgres/drizzle'
import { expect, it } from 'vitest'
import { brokenReferences } from '../../../scripts/restore/broken-references'
import { contentFixtures } from '../../content/content-fixtures'
import { freshCms } from '../../setup/cms'

const { payload } = await freshCms()
const { drizzle } = payload.db

it('a row whose foreign key leads nowhere is found, as in a damaged copy', async () => {
  const { createBrochure, createCategory } = await contentFixtures(payload)
  const category = await createCategory('lost')
  await createBrochure({ category })
  const whole = await brokenReferences(drizzle)
  expect(whole.broken).toEqual([])
  expect(whole.checked).toBeGreaterThan(100)
  await drizzle.transaction(async (transaction) => {
    // Postgres neither refuses nor follows up what is done like this.
    await transaction.execute(sql`set local session_replication_role = replica`)
    await transaction.execute(sql`delete from categories where id = ${category}`)
  })
  const { broken } = await brokenReferences(drizzle)
  expect(broken).toContainEqual(expect.stringMatching(/^brochures_category_id_\w+ of brochures: 1 rows lead nowhere$/))
})
