import { randomUUID } from 'node:crypto'
import type { Payload } from 'payload'
import { contentFixtures } from '../../content/content-fixtures'

/** Goods in one colour and one size, and customers who wish for them. */
export async function wisherKit(payload: Payload) {
  const { addWish, listToChange } = await import('@/features/shop/browse/wishlist/server/store-wishes')
  const { changeList } = await import('@/features/shop/browse/wishlist/server/store-lists')
  const { moveStock } = await import('@/features/shop/goods/stock/reserve')
  const content = await contentFixtures(payload)
  const data = { name: 'червено', slug: 'red', hex: '#ff0000' }
  const { id: colour } = await payload.create({ collection: 'colours', locale: 'bg', data })
  let count = 0

  async function newGoods(title: string, pieces = 1) {
    count += 1
    const product = await content.createProduct({ slug: `told-${count}`, title })
    await payload.update({ collection: 'products', id: product, data: { priceCents: 4900 } })
    const data = { product, colour, size: 'M', sku: `TOLD-${count}` }
    const { id: variant } = await payload.create({ collection: 'variants', data })
    if (pieces > 0) await moveStock(payload.db.drizzle, { variant, quantity: pieces }, 'delivery')
    return { product, variant }
  }

  async function wisher(goods: { product: string; variant: string | null }[], mails = true) {
    const email = `${randomUUID()}@wish.example`
    const { id } = await payload.create({
      collection: 'customers',
      data: { email, supabaseId: randomUUID(), language: 'de' },
    })
    const owner = { customer: id, guest: null }
    const list = await payload.db.drizzle.transaction(async (transaction) => {
      const made = await listToChange(transaction, owner)
      for (const each of goods) await addWish(transaction, { owner, list: made }, { ...each, colour: null })
      await changeList(transaction, id, made, { mails })
      return made
    })
    return { id, email, list }
  }

  return { newGoods, wisher }
}
