import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { restEditors } from '../admin/rest-editors'
import { contentFixtures } from '../content/content-fixtures'
import { freshCms } from '../setup/cms'

const { payload } = await freshCms()
const fixtures = await contentFixtures(payload)
const call = await restEditors(payload, true)

const people = async () => {
  const { docs } = await payload.find({ collection: 'users' })
  return Object.fromEntries(docs.map(({ email, id }) => [email.split('@')[0], id]))
}

const locks = 'payload-locked-documents'

it('is made by no request, be its document readable, hidden or unknown', async () => {
  const { anna, boris } = await people()
  const shop = await fixtures.createRetailer('locked', 'draft')
  const documents: [string, string | undefined][] = [
    ['retailers', shop],
    ['retailers', randomUUID()],
    ['users', anna],
    ['orders', randomUUID()],
  ]
  for (const [relationTo, value] of documents) {
    const data = { document: { relationTo, value }, user: { relationTo: 'users', value: boris } }
    const answer = await call('anna', 'POST', locks, data)
    expect([relationTo, answer.status]).toEqual([relationTo, 403])
  }
  expect(await payload.count({ collection: locks })).toEqual({ totalDocs: 0 })
})

it('is taken over for oneself and for its own document alone', async () => {
  const { anna = '', boris = '', vera = '' } = await people()
  const [shop, other] = [
    await fixtures.createRetailer('mine', 'draft'),
    await fixtures.createRetailer('other', 'draft'),
  ]
  const document = { relationTo: 'retailers', value: shop } as const
  const { id } = await payload.create({
    collection: locks,
    data: { document, user: { relationTo: 'users', value: boris } },
  })
  const data = {
    document: { relationTo: 'retailers', value: other },
    globalSlug: 'menus',
    user: { relationTo: 'users', value: vera },
  }
  expect((await call('anna', 'PATCH', `${locks}/${id}`, data)).status).toBe(200)
  const now = await payload.findByID({ collection: locks, id, depth: 0 })
  expect(now).toMatchObject({ document, user: { relationTo: 'users', value: anna } })
  expect(now.globalSlug ?? null).toBeNull()
})
