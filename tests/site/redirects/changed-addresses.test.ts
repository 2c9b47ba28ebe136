import { describe, expect, it } from 'vitest'
import { contentFixtures } from '../../content/content-fixtures'
import { freshCms } from '../../setup/cms'
import { hearTags } from '../../setup/hear-tags'
import { holdLocks } from '../../setup/locks'
import { requireWaiting } from '../../setup/until-waiting'
import { redirectReader } from './redirect-reader'

const { payload, url } = await freshCms()
const fixtures = await contentFixtures(payload)
const readRedirect = await redirectReader(payload)

const rename = (id: string, slug: string) =>
  payload.update({ collection: 'brochures', id, locale: 'bg', data: { slug, _status: 'published' } })

describe('a changed slug', () => {
  it('of a published brochure leads from the old address, through any number of changes', async () => {
    const id = await fixtures.createBrochure({ slug: 'first' })
    await rename(id, 'second')
    await rename(id, 'third')
    for (const slug of ['first', 'second']) {
      expect(await readRedirect(`/broshura/${slug}`)).toEqual({ to: '/broshura/third', status: 308 })
    }
    expect(await readRedirect('/broshura/third')).toBeNull()
  })

  it.each(['brochures', 'categories'] as const)(
    'of %s leads on from each of two changes of one instant',
    async (collection) => {
      const id =
        collection === 'brochures'
          ? await fixtures.createBrochure({ slug: 'at-first' })
          : (
              await payload.create({
                collection,
                locale: 'bg',
                data: { slug: 'at-first', name: 'Първо', icon: 'store', order: 1 },
              })
            ).id
      const letGo = await holdLocks(url, `select from ${collection} where id = '${id}' for update`)
      const change = (slug: string) =>
        collection === 'brochures' ? rename(id, slug) : payload.update({ collection, id, locale: 'bg', data: { slug } })
      const changes = Promise.all([change('left'), change('right')])
      await requireWaiting(payload, changes, 2).finally(letGo)
      await changes
      const { slug } = await payload.findByID({ collection, id })
      const folder = collection === 'brochures' ? '/broshura' : '/c'
      for (const old of ['at-first', 'left', 'right'].filter((one) => one !== slug)) {
        expect(await readRedirect(`${folder}/${old}`)).toEqual({ to: `${folder}/${slug}`, status: 308 })
      }
    },
  )

  it('is on the next request of whatever leads to the old address, typed or chosen', async () => {
    const told = await hearTags(url)
    const id = await fixtures.createBrochure({ slug: 'led-to' })
    const document = { relationTo: 'brochures', value: id } as const
    await payload.create({ collection: 'redirects', data: { from: '/chosen', document, status: '308' } })
    await payload.create({ collection: 'redirects', data: { from: '/typed', to: '/broshura/led-to', status: '308' } })
    await told()
    await rename(id, 'led-elsewhere')
    expect(await told()).toEqual(expect.arrayContaining(['address:/chosen', 'address:/typed']))
    for (const path of ['/chosen', '/typed'])
      expect(await readRedirect(path)).toMatchObject({ to: '/broshura/led-elsewhere' })
  })

  it('is forgotten with its document, but for an address that was typed too', async () => {
    const id = await fixtures.createBrochure({ slug: 'short-lived' })
    await rename(id, 'shorter-lived')
    const document = { relationTo: 'brochures', value: id } as const
    await payload.create({ collection: 'redirects', data: { from: '/kept', to: '/list', document, status: '308' } })
    await payload.delete({ collection: 'brochures', id })
    const from = { in: ['/broshura/short-lived', '/kept'] }
    const { docs } = await payload.find({ collection: 'redirects', where: { from } })
    expect(docs.map((redirect) => redirect.from)).toEqual(['/kept'])
    expect(await readRedirect('/kept')).toMatchObject({ to: '/list' })
  })

  it('of a draft leads nowhere', async () => {
    const id = await fixtures.createBrochure({ slug: 'quiet', _status: 'draft' })
    await payload.update({ collection: 'brochures', id, locale: 'bg', draft: true, data: { slug: 'quieter' } })
    expect(await readRedirect('/broshura/quiet')).toBeNull()
  })

  it('counts when it is published, not when the draft of a published brochure is saved', async () => {
    const id = await fixtures.createBrochure({ slug: 'known' })
    await payload.update({ collection: 'brochures', id, locale: 'bg', draft: true, data: { slug: 'planned' } })
    expect(await readRedirect('/broshura/known')).toBeNull()
    await fixtures.publish(id)
    expect(await readRedirect('/broshura/known')).toEqual({ to: '/broshura/planned', status: 308 })
  })

  it('of a retailer leads too', async () => {
    const id = await fixtures.createRetailer('old-shop')
    await payload.update({
      collection: 'retailers',
      id,
      locale: 'bg',
      data: { slug: 'new-shop', _status: 'published' },
    })
    expect(await readRedirect('/r/old-shop')).toEqual({ to: '/r/new-shop', status: 308 })
  })

  it('of a category leads too, through any number of changes and in every language', async () => {
    const { id } = await payload.create({
      collection: 'categories',
      locale: 'bg',
      data: { name: 'Градина', slug: 'garden', icon: 'leaf', order: 90 },
    })
    const renameCategory = (slug: string) =>
      payload.update({ collection: 'categories', id, locale: 'bg', data: { slug } })
    await renameCategory('yard')
    await renameCategory('outdoors')
    for (const slug of ['garden', 'yard']) {
      expect(await readRedirect(`/c/${slug}`)).toEqual({ to: '/c/outdoors', status: 308 })
      expect(await readRedirect(`/c/${slug}`, 'ru')).toEqual({ to: '/ru/c/outdoors', status: 308 })
    }
    await renameCategory('garden')
    expect(await readRedirect('/c/garden')).toBeNull()
    expect(await readRedirect('/c/outdoors')).toEqual({ to: '/c/garden', status: 308 })
    await payload.create({
      collection: 'categories',
      locale: 'bg',
      data: { name: 'Двор', slug: 'yard', icon: 'leaf', order: 91 },
    })
    expect(await readRedirect('/c/yard')).toBeNull()
  })

  it.each([
    [
      '/blog/tag',
      (slug: string) => payload.create({ collection: 'post-terms', data: { name: 'Етикет', kind: 'tag', slug } }),
      (id: string, slug: string) => payload.update({ collection: 'post-terms', id, data: { slug } }),
    ],
    [
      '/blog/author',
      (slug: string) => payload.create({ collection: 'authors', data: { name: 'Автор', slug } }),
      (id: string, slug: string) => payload.update({ collection: 'authors', id, data: { slug } }),
    ],
    [
      '/prices',
      (slug: string) =>
        payload.create({
          collection: 'product-groups',
          data: { number: 14, title: 'Група', baseUnit: 'kg', verdictRule: 'none', slug },
        }),
      (id: string, slug: string) => payload.update({ collection: 'product-groups', id, data: { slug } }),
    ],
  ])('of what has a page at %s leads too', async (folder, create, renameTo) => {
    const { id } = await create('renamed-first')
    await renameTo(id, 'renamed-then')
    await renameTo(id, 'renamed-last')
    for (const slug of ['renamed-first', 'renamed-then']) {
      expect(await readRedirect(`${folder}/${slug}`)).toEqual({ to: `${folder}/renamed-last`, status: 308 })
      expect(await readRedirect(`${folder}/${slug}`, 'de')).toEqual({ to: `/de${folder}/renamed-last`, status: 308 })
    }
    await renameTo(id, 'renamed-first')
    expect(await readRedirect(`${folder}/renamed-first`)).toBeNull()
  })

  it('of a tag of the blog that becomes a category leads there', async () => {
    const data = { name: 'Тема', kind: 'tag', slug: 'becomes' } as const
    const { id } = await payload.create({ collection: 'post-terms', data })
    await payload.update({ collection: 'post-terms', id, data: { kind: 'category' } })
    expect(await readRedirect('/blog/tag/becomes')).toEqual({ to: '/blog/category/becomes', status: 308 })
  })

  it('of a group of goods is not that of a product, which it would hide', async () => {
    await fixtures.run(`insert into prices.products (slug, title) values ('of-a-product', 'Продукт')`)
    const data = { number: 15, slug: 'of-a-group', title: 'Група', baseUnit: 'kg', verdictRule: 'none' } as const
    const { id } = await payload.create({ collection: 'product-groups', data })
    const taken = payload.update({ collection: 'product-groups', id, data: { slug: 'of-a-product' } })
    await expect(taken).rejects.toThrow()
    expect(await readRedirect('/prices/of-a-group')).toBeNull()
  })

  it('back to the old address ends the redirect from it', async () => {
    const id = await fixtures.createBrochure({ slug: 'there' })
    await rename(id, 'elsewhere')
    await rename(id, 'there')
    expect(await readRedirect('/broshura/there')).toBeNull()
    expect(await readRedirect('/broshura/elsewhere')).toEqual({ to: '/broshura/there', status: 308 })
  })

  it('gives the address to the next who takes it', async () => {
    const id = await fixtures.createBrochure({ slug: 'weekly' })
    await rename(id, 'weekly-46')
    await fixtures.createBrochure({ slug: 'weekly' })
    expect(await readRedirect('/broshura/weekly')).toBeNull()
  })

  it('leads nowhere while its brochure is not public', async () => {
    const id = await fixtures.createBrochure({ slug: 'before' })
    await rename(id, 'after')
    await fixtures.unpublish(id)
    expect(await readRedirect('/broshura/before')).toBeNull()
  })
})

describe('one request that writes several documents', () => {
  it('does not take the address of one for the old address of the next', async () => {
    const id = await fixtures.createBrochure({ slug: 'one-of-two' })
    const { createLocalReq } = await import('payload')
    const req = await createLocalReq({ locale: 'bg' }, payload)
    await payload.update({
      collection: 'retailers',
      id: fixtures.retailer,
      data: { name: 'Нов', _status: 'published' },
      req,
    })
    await payload.update({ collection: 'brochures', id, data: { website: 'https://a.example' }, req })
    await fixtures.createRetailer('made-apart')
    const data = { name: 'Друг', slug: 'made-together', colour: '#112233', _status: 'published' as const }
    await payload.create({ collection: 'retailers', data, req })
    expect(await readRedirect('/r/one-of-two')).toBeNull()
    expect(await readRedirect('/broshura/one-of-two')).toBeNull()
  })

  it('leads from no address of a document that is changed beside others', async () => {
    const slugs = ['ticked-first', 'ticked-second', 'ticked-third']
    const ids: string[] = []
    for (const slug of slugs) ids.push(await fixtures.createBrochure({ slug }))
    const { errors } = await payload.update({
      collection: 'brochures',
      where: { id: { in: ids } },
      locale: 'bg',
      data: { allowDownload: true, _status: 'published' },
    })
    expect(errors).toEqual([])
    for (const slug of slugs) expect(await readRedirect(`/broshura/${slug}`)).toBeNull()
  })
})

describe('a redirect written by hand', () => {
  it('may lead anywhere, for good or for now', async () => {
    await payload.create({
      collection: 'redirects',
      data: { from: '/pres', to: 'https://press.example/', status: '302' },
    })
    expect(await readRedirect('/pres')).toEqual({ to: 'https://press.example/', status: 302 })
  })

  it('to itself is none, should one be there', async () => {
    await fixtures.run(
      `insert into redirects (id, "from", "to", status) values (gen_random_uuid(), '/loop', '/loop', '308')`,
    )
    expect(await readRedirect('/loop')).toBeNull()
  })
})
