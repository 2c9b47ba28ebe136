import { beforeAll, expect, it } from 'vitest'
import type { CmsUser } from '@/server/cms-user'
import { contentFixtures } from '../../content/content-fixtures'
import { freshCms } from '../../setup/cms'

let admin: CmsUser

const { payload } = await freshCms()
const fixtures = await contentFixtures(payload)

beforeAll(async () => {
  const data = { email: 'admin@example.com', password: 'long-enough-for-a-test', role: 'admin' } as const
  admin = { ...(await payload.create({ collection: 'users', data })), collection: 'users' }
})

async function entriesOf(target: string) {
  const { docs } = await payload.find({ collection: 'audit-log', where: { target: { equals: target } }, sort: 'id' })
  return docs.map(({ action, details }) => ({ action, details }))
}

it('names the goods of a promotion', async () => {
  const [one, other] = [await fixtures.createProduct({ slug: 'one' }), await fixtures.createProduct({ slug: 'other' })]
  const term = { name: 'Блузи', slug: 'blouses', kind: 'category' } as const
  const { id: category } = await payload.create({ collection: 'product-terms', locale: 'bg', data: term })
  const days = { validFrom: '2026-11-27', validTo: '2026-11-30' }
  const data = { name: 'Есен', percentOff: 10, ...days, products: [one] }
  const { id } = await payload.create({ collection: 'promotions', data, user: admin })
  const change = (part: object) => payload.update({ collection: 'promotions', id, data: part, user: admin, depth: 2 })
  await change({ products: [other, one] })
  await change({ products: [one, other] })
  await change({ products: [], categories: [category] })
  const entries = (await entriesOf(`promotions ${id}`)).map(({ details }) => details)
  const names = [expect.any(String), expect.any(String)]
  expect(entries).toMatchObject([
    { changes: { products: { from: null, added: [one], removed: [] } } },
    { changes: { products: { to: names, added: [other], removed: [] } } },
    {
      changes: {
        products: { from: names, to: null, added: [] },
        categories: { from: null, to: ['Блузи'], added: [category], removed: [] },
      },
    },
  ])
})

it('says what a restored version has changed', async () => {
  const id = await fixtures.createProduct({ slug: 'restored', priceCents: 1000 })
  await payload.update({ collection: 'products', id, data: { priceCents: 2000, _status: 'published' }, user: admin })
  const where = { parent: { equals: id }, 'version.priceCents': { equals: 1000 } }
  const { docs } = await payload.findVersions({ collection: 'products', where, limit: 1 })
  await payload.restoreVersion({ collection: 'products', id: docs[0]?.id ?? '', user: admin })
  expect((await entriesOf(`products ${id}`)).at(-1)).toMatchObject({
    action: 'document.changed',
    details: { changes: { priceCents: { from: 2000, to: 1000 } } },
  })
})
