import { describe, expect, it } from 'vitest'
import { contentFixtures } from '../../content/content-fixtures'
import { follower } from '../../lists/follow/sample-follows'
import { freshCms } from '../../setup/cms'
import { redirectReader } from './redirect-reader'

const { payload } = await freshCms()
const fixtures = await contentFixtures(payload)
const readRedirect = await redirectReader(payload)

describe('a document that is withdrawn', () => {
  it.each(['its status', 'the button of the form'])(
    'by %s leads on from its address once it is public at another',
    async (way) => {
      const [old, now] = way === 'its status' ? ['taken-off', 'put-right'] : ['hidden-once', 'shown-again']
      const id = await fixtures.createBrochure({ slug: old })
      await payload.create({
        collection: 'redirects',
        data: { from: `/to-${old}`, to: `/broshura/${old}`, status: '308' },
      })
      if (way === 'its status') await fixtures.unpublish(id)
      else await payload.update({ collection: 'brochures', id, data: { _status: 'draft' }, unpublishAllLocales: true })
      expect(await readRedirect(`/broshura/${old}`)).toBeNull()
      await payload.update({ collection: 'brochures', id, locale: 'bg', draft: true, data: { slug: now } })
      expect(await readRedirect(`/broshura/${old}`)).toBeNull()
      await fixtures.publish(id)
      for (const path of [`/broshura/${old}`, `/to-${old}`]) {
        expect(await readRedirect(path)).toEqual({ to: `/broshura/${now}`, status: 308 })
      }
    },
  )

  it('leads from the address that was public, also when its draft had another one already', async () => {
    const id = await fixtures.createBrochure({ slug: 'public-one' })
    await payload.update({ collection: 'brochures', id, locale: 'bg', draft: true, data: { slug: 'draft-one' } })
    await fixtures.unpublish(id)
    await fixtures.publish(id)
    expect(await readRedirect('/broshura/public-one')).toEqual({ to: '/broshura/draft-one', status: 308 })
  })

  it('leaves no redirect when it is public at its address again', async () => {
    const id = await fixtures.createBrochure({ slug: 'off-and-on' })
    await fixtures.unpublish(id)
    await fixtures.publish(id)
    const where = { from: { equals: '/broshura/off-and-on' } }
    expect((await payload.count({ collection: 'redirects', where })).totalDocs).toBe(0)
  })

  it('keeps its followers where it is a shop, which cannot be deleted meanwhile', async () => {
    const id = await fixtures.createRetailer('withdrawn-shop')
    const { id: customer } = await follower(payload, [{ kind: 'shop', value: 'withdrawn-shop' }])
    const save = (data: object) => payload.update({ collection: 'retailers', id, locale: 'bg', data })
    await save({ slug: 'returned-shop', _status: 'draft' })
    await expect(payload.delete({ collection: 'retailers', id })).rejects.toMatchObject({
      status: 409,
      message: expect.stringContaining('(1)'),
    })
    await save({ _status: 'published' })
    const { docs } = await payload.find({ collection: 'follows', where: { customer: { equals: customer } }, depth: 0 })
    expect(docs.map(({ value }) => value)).toEqual(['returned-shop'])
    expect(await readRedirect('/r/withdrawn-shop')).toEqual({ to: '/r/returned-shop', status: 308 })
  })
})

describe('unpublishing', () => {
  it('ends the public page also when the newest version is a draft with another address', async () => {
    const id = await fixtures.createBrochure({ slug: 'shown' })
    await payload.update({ collection: 'brochures', id, locale: 'bg', draft: true, data: { slug: 'hidden' } })
    const { readBrochureId } = await import('@/features/brochures/detail-query')
    expect(await readBrochureId('shown')).toBe(id)
    await fixtures.unpublish(id)
    expect(await readBrochureId('shown')).toBeNull()
    expect(await readBrochureId('hidden')).toBeNull()
  })
})
