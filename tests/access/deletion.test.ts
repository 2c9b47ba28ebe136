import { describe, expect, it } from 'vitest'
import { contentFixtures } from '../content/content-fixtures'
import { pageFixtures } from '../content/pages/page-fixtures'
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
      const page = await pageFixtures(payload).createPage({ blocks: blocks[collection] })
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
