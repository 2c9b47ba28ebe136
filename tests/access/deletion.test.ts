import { describe, expect, it } from 'vitest'
import { contentKit } from '../content/content-kit'
import { freshCms } from '../setup/cms'

const { payload } = await freshCms()
const kit = await contentKit(payload)

describe('what others need', () => {
  it.each(['retailers', 'categories'] as const)(
    'is not deleted from %s while a brochure uses it',
    async (collection) => {
      const retailer = await kit.createRetailer()
      const category = await kit.createCategory()
      const brochure = await kit.createBrochure({ retailer, category })
      const id = collection === 'retailers' ? retailer : category
      await expect(payload.delete({ collection, id })).rejects.toMatchObject({ status: 409 })
      await payload.delete({ collection: 'brochures', id: brochure })
      await expect(payload.delete({ collection, id })).resolves.toMatchObject({ id })
    },
  )

  it('is not deleted from retailers while it has stores', async () => {
    const retailer = await kit.createRetailer()
    await payload.create({
      collection: 'stores',
      data: { retailer, name: 'Магазин', town: 'Варна', address: 'ул. Морска 1' },
    })
    await expect(payload.delete({ collection: 'retailers', id: retailer })).rejects.toMatchObject({ status: 409 })
  })
})
