import { usesOfMedium } from '@collections/content/media-uses'
import { sql } from '@payloadcms/db-postgres/drizzle'
import { createLocalReq } from 'payload'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { restEditors } from '../admin/rest-editors'
import { freshCms } from '../setup/cms'
import { plansOf } from '../setup/query-plans'
import { contentFixtures } from './content-fixtures'
import { pageFixtures } from './pages/page-fixtures'

const { payload } = await freshCms()
const fixtures = await contentFixtures(payload)
const pages = pageFixtures(payload)
const call = await restEditors(payload)
const local = await createLocalReq({}, payload)

async function picture(): Promise<string> {
  const data = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
    .png()
    .toBuffer()
  const file = { data, name: 'picture.png', mimetype: 'image/png', size: data.length }
  return (await payload.create({ collection: 'media', data: {}, file })).id
}

const hrefs = async (medium: string) => (await usesOfMedium(local, medium)).map(({ href }) => href)

it('a medium knows the documents that show it, in fields and inside the blocks of a draft', async () => {
  const medium = await picture()
  expect(await hrefs(medium)).toEqual([])
  const retailer = await fixtures.createRetailer()
  await payload.update({ collection: 'retailers', id: retailer, data: { logo: medium } })
  const pictures = [{ image: medium }]
  const page = await pages.createPage({
    _status: 'draft',
    blocks: [{ blockType: 'gallery', columns: 'columns3', tone: 'tonePaper', pictures }],
  })
  expect(await hrefs(medium)).toEqual([`/admin/collections/retailers/${retailer}`, `/admin/collections/pages/${page}`])
})

it('a medium in use is not deleted, and the refusal names the place; elsewhere it can be', async () => {
  const medium = await picture()
  const other = await picture()
  const page = await pages.createPage({
    blocks: [{ blockType: 'media', arrangement: 'pictureAlone', tone: 'tonePaper', heading: 'Екипът', image: medium }],
  })
  const refused = await call('anna', 'DELETE', `media/${medium}`)
  expect(refused.status).toBe(409)
  expect(await refused.text()).toMatch(/се използва: Страница „[^“]+“.*Нищо не е изтрито/)

  const both = await call('anna', 'DELETE', `media?where[id][in]=${medium},${other}`)
  const answer = await both.json()
  expect(answer).toMatchObject({ docs: [{ id: other }], errors: [{ message: expect.stringContaining('се използва') }] })

  await payload.update({ collection: 'pages', id: page, draft: true, data: { blocks: [] } })
  expect((await call('anna', 'DELETE', `media/${medium}`)).status, 'still published').toBe(409)
  await payload.delete({ collection: 'pages', id: page })
  expect((await call('anna', 'DELETE', `media/${medium}`)).status).toBe(200)
})

it('blocks are searched by an index', async () => {
  const medium = await picture()
  await fixtures.run(sql`
    insert into pages (id, slug, blocks)
    select gen_random_uuid(), 'generated-' || n,
      (select jsonb_agg(jsonb_build_object('blockType', 'media', 'image', md5(n || '-' || at))) from generate_series(1, 20) at)
    from generate_series(1, 3000) n`)
  await fixtures.run(sql`
    insert into _pages_v (id, parent_id, latest, version_blocks)
    select gen_random_uuid(), id, true, blocks from pages where slug like 'generated-%'`)
  await fixtures.run(sql`analyze`)
  const plans = await plansOf(payload, () => usesOfMedium(local, medium))
  const scans = plans.flat().map((node) => node['Index Name'] ?? node['Node Type'])
  expect(scans).toEqual(expect.arrayContaining(['pages_blocks_idx', '_pages_v_version_blocks_idx']))
  expect(scans).not.toContain('Seq Scan')
})
