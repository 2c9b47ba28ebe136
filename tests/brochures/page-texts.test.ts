import { sql } from '@payloadcms/db-postgres'
import { beforeAll, expect, it } from 'vitest'
import { contentFixtures } from '../content/content-fixtures'
import { atEnd } from '../setup/at-end'
import { freshCms } from '../setup/cms'
import { visitorRequest } from '../setup/next-request'

const { payload } = await freshCms()
const fixtures = await contentFixtures(payload)
const { getPageTexts } = await import('@/features/brochures/reading/page-texts')
let waitForInvalidations: () => Promise<void>

beforeAll(async () => {
  const listener = await import('@/server/cache/listener')
  waitForInvalidations = listener.waitForInvalidations
  atEnd(await listener.listenForInvalidations())
})

it('are those of the pages that are shown, until the brochure changes', async () => {
  const id = await fixtures.createBrochure({ slug: 'texts', pages: 3 })
  await waitForInvalidations()
  const texts = () => visitorRequest(() => getPageTexts(id))
  expect(await texts()).toEqual({ 1: 'text 1', 2: 'text 2', 3: 'text 3' })
  await fixtures.run(sql`update brochure_pages set hidden = true where brochure_id = ${id} and number = 2`)
  await payload.update({ collection: 'brochures', id, locale: 'bg', data: { website: 'https://a.example' } })
  await waitForInvalidations()
  expect(await texts()).toEqual({ 1: 'text 1', 3: 'text 3' })
})
