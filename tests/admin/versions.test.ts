import { beforeAll, describe, expect, it } from 'vitest'
import type { CmsUser } from '@/server/cms-user'
import { contentFixtures } from '../content/content-fixtures'
import { freshCms } from '../setup/cms'

let editor: CmsUser
let token: string
let routes: typeof import('@/app/(payload)/api/cms/[...slug]/route')

const { payload } = await freshCms()
const fixtures = await contentFixtures(payload)

beforeAll(async () => {
  const user = { email: 'editor@example.com', password: 'long-enough-for-a-test', role: 'editor' } as const
  editor = { ...(await payload.create({ collection: 'users', data: user })), collection: 'users' }
  token = (await payload.login({ collection: 'users', data: user })).token ?? ''
  routes = await import('@/app/(payload)/api/cms/[...slug]/route')
})

const rights = () => ({ user: editor, overrideAccess: false }) as const

/** As the CMS does; the Local API of this version of Payload cannot restore as a draft. */
async function restoreAsDraft(version: string) {
  const slug = ['brochures', 'versions', version]
  const url = `http://localhost:3000/api/cms/${slug.join('/')}?draft=true`
  const request = new Request(url, { method: 'POST', headers: { Authorization: `JWT ${token}` } })
  expect((await routes.POST(request, { params: Promise.resolve({ slug }) })).status).toBe(200)
}

describe('an older version', () => {
  it('comes back published, with the texts of every language', async () => {
    const id = await fixtures.createBrochure({ title: 'Старо' })
    const { docs } = await payload.findVersions({
      collection: 'brochures',
      where: { and: [{ parent: { equals: id } }, { 'version._status': { equals: 'published' } }] },
      ...rights(),
    })
    await fixtures.translate(id, 'Ново')
    await fixtures.publish(id)
    expect(await fixtures.published(id)).toMatchObject({ title: 'Ново bg' })
    await payload.restoreVersion({ collection: 'brochures', id: docs[0]?.id ?? '', ...rights() })
    expect(await fixtures.published(id)).toMatchObject({ title: 'Старо bg', _status: 'published' })
    const german = await payload.findByID({ collection: 'brochures', id, locale: 'de', depth: 0 })
    expect(german.title).toBe('Старо de')
  })

  it('comes back as a draft, and visitors keep what is published', async () => {
    const id = await fixtures.createBrochure({ title: 'Първо' })
    const { docs } = await payload.findVersions({
      collection: 'brochures',
      where: { and: [{ parent: { equals: id } }, { 'version._status': { equals: 'published' } }] },
      ...rights(),
    })
    await fixtures.translate(id, 'Второ')
    await fixtures.publish(id)
    await restoreAsDraft(docs[0]?.id ?? '')
    expect(await fixtures.published(id)).toMatchObject({ title: 'Второ bg', _status: 'published' })
    const draft = await payload.findByID({ collection: 'brochures', id, draft: true, locale: 'bg', depth: 0 })
    expect(draft).toMatchObject({ title: 'Първо bg', _status: 'draft' })
  })
})
