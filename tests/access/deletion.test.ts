import { sql } from '@payloadcms/db-postgres'
import { describe, expect, it } from 'vitest'
import { medicineCategory } from '@/domain/product-group-rules'
import { contentFixtures } from '../content/content-fixtures'
import { pageFixtures } from '../content/pages/page-fixtures'
import { follower } from '../lists/follow/sample-follows'
import { freshCms } from '../setup/cms'

const { payload } = await freshCms()
const fixtures = await contentFixtures(payload)

describe('what others need', () => {
  it.each(['retailers', 'categories'] as const)(
    'is not deleted from %s while a brochure uses it',
    async (collection) => {
      const retailer = await fixtures.createRetailer()
      const category = await fixtures.createCategory()
      const brochure = await fixtures.createBrochure({ retailer, category })
      const id = collection === 'retailers' ? retailer : category
      await expect(payload.delete({ collection, id })).rejects.toMatchObject({ status: 409 })
      await payload.delete({ collection: 'brochures', id: brochure })
      await expect(payload.delete({ collection, id })).resolves.toMatchObject({ id })
    },
  )

  it.each(['retailers', 'categories'] as const)(
    'is not deleted from %s while only the draft of a brochure uses it',
    async (collection) => {
      const [retailer, category] = [await fixtures.createRetailer(), await fixtures.createCategory()]
      const id = collection === 'retailers' ? retailer : category
      const draft = { collection: 'brochures', locale: 'bg', draft: true } as const
      const { id: brochure } = await payload.create({ ...draft, data: { title: 'Чернова' } })
      await payload.update({ ...draft, id: brochure, data: { retailer, category } })
      await expect(payload.delete({ collection, id })).rejects.toMatchObject({ status: 409 })
      const other = { retailer: await fixtures.createRetailer(), category: await fixtures.createCategory() }
      await payload.update({ ...draft, id: brochure, data: other })
      await expect(payload.delete({ collection, id })).resolves.toMatchObject({ id })
    },
  )

  it('is not deleted while a list of a page, or of its draft, names it', async () => {
    const [retailer, category] = [await fixtures.createRetailer(), await fixtures.createCategory()]
    const list = {
      blockType: 'brochure-list',
      source: 'sourceEnds',
      look: 'viewShelf',
      limit: 12,
      tone: 'tonePaper',
      ...{ retailer, category },
    } as const
    const page = await pageFixtures(payload).createPage({ _status: 'draft', blocks: [list] })
    const remove = {
      retailer: () => payload.delete({ collection: 'retailers', id: retailer }),
      category: () => payload.delete({ collection: 'categories', id: category }),
    }
    for (const one of Object.values(remove)) await expect(one()).rejects.toMatchObject({ status: 409 })
    await payload.update({ collection: 'pages', id: page, locale: 'bg', draft: true, data: { blocks: [] } })
    await expect(remove.retailer()).resolves.toMatchObject({ id: retailer })
    await expect(remove.category()).resolves.toMatchObject({ id: category })
  })

  it('is not deleted from categories while an offer has it as its own, which says in which brochure it is', async () => {
    const [category, brochure] = [
      await fixtures.createCategory(),
      await fixtures.createBrochure({ title: 'Всичко по 2$$' }),
    ]
    const data = { brochure, pageNumber: 1, title: 'Шампоан', priceCents: 199 }
    const { id: offer } = await payload.create({ collection: 'offers', data })
    await fixtures.run(sql`update offers set category_id = ${category} where id = ${offer}`)
    const remove = () => payload.delete({ collection: 'categories', id: category })
    await expect(remove()).rejects.toMatchObject({ status: 409, message: expect.stringContaining('Всичко по 2$$') })
    await fixtures.run(sql`update offers set category_id = ${fixtures.category} where id = ${offer}`)
    await expect(remove()).resolves.toMatchObject({ id: category })
  })

  it('is not deleted from categories while it is followed, until its address leads to one that gets its followers', async () => {
    const category = await fixtures.createCategory('left')
    await fixtures.createCategory('taken-instead')
    const { id: customer } = await follower(payload, [{ kind: 'category', value: 'left' }])
    const remove = () => payload.delete({ collection: 'categories', id: category })
    await expect(remove()).rejects.toMatchObject({ status: 409, message: expect.stringMatching(/\(1\).*\/c\/left/) })
    await fixtures.createCategory(medicineCategory)
    const data = { from: '/c/left', to: `/c/${medicineCategory}`, status: '308' } as const
    const { id } = await payload.create({ collection: 'redirects', data })
    await expect(remove()).rejects.toMatchObject({ status: 409, message: expect.stringContaining('лекарства') })
    await payload.update({ collection: 'redirects', id, data: { to: '/c/taken-instead' } })
    await expect(remove()).resolves.toMatchObject({ id: category })
    const { docs } = await payload.find({ collection: 'follows', where: { customer: { equals: customer } }, depth: 0 })
    expect(docs.map(({ value }) => value)).toEqual(['taken-instead'])
  })

  it.each(['products', 'posts'] as const)(
    'is not deleted from %s while a block of a page names it',
    async (collection) => {
      const data = { title: 'Чернова' }
      const { id } = await payload.create({ collection, locale: 'bg', draft: true, data })
      const list = { blockType: 'product-list', source: 'productsNewest', limit: 4, tone: 'tonePaper' } as const
      const blocks = {
        products: [{ ...list, products: [id] }],
        posts: [{ blockType: 'post' as const, post: id }],
      }
      const page = await pageFixtures(payload).createPage({ slug: `names-${collection}`, blocks: blocks[collection] })
      await expect(payload.delete({ collection, id })).rejects.toMatchObject({ status: 409 })
      await payload.update({ collection: 'pages', id: page, locale: 'bg', data: { blocks: [], _status: 'published' } })
      await expect(payload.delete({ collection, id })).resolves.toMatchObject({ id })
    },
  )

  it('is not deleted from retailers while it has stores', async () => {
    const retailer = await fixtures.createRetailer()
    await payload.create({
      collection: 'stores',
      data: { retailer, name: 'Магазин', town: 'Варна', address: 'ул. Морска 1' },
    })
    await expect(payload.delete({ collection: 'retailers', id: retailer })).rejects.toMatchObject({ status: 409 })
  })
})
