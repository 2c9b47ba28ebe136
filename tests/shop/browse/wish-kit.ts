import type { Payload } from 'payload'
import type { Owner } from '@/features/shop/orders/owned/owned-rows'
import type { Database } from '@/server/db/transaction'
import { customerFixtures } from '../../account/customer-fixtures'
import { contentFixtures } from '../../content/content-fixtures'
import { visitorRequest } from '../../setup/next-request'

type OwnedList = { owner: Owner; list: string }

export const guest: Owner = { customer: null, guest: null }
export const asGuest = (list: string): Owner => ({ customer: null, guest: list })

export async function wishKit(payload: Payload) {
  const store = await import('@/features/shop/browse/wishlist/server/store-wishes')
  const lists = await import('@/features/shop/browse/wishlist/server/store-lists')
  const gifts = await import('@/features/shop/browse/wishlist/server/gifts')
  const { readWishes } = await import('@/features/shop/browse/wishlist/server/read-wishes')
  const content = await contentFixtures(payload)
  const { customer } = await customerFixtures(payload)
  const white = { name: 'Бяло', slug: 'white', hex: '#ffffff' }
  const { id: colour } = await payload.create({ collection: 'colours', data: white })
  let count = 0

  const newOwner = async (): Promise<Owner> => ({ customer: (await customer()).id, guest: null })

  const inOne = <Result>(work: (transaction: Database) => Promise<Result>) => payload.db.drizzle.transaction(work)

  async function newProduct(): Promise<string> {
    count += 1
    const id = await content.createProduct({ slug: `wished-${count}` })
    await payload.update({ collection: 'products', id, data: { priceCents: 4900 } })
    return id
  }

  async function variantOf(product: string, size = 'M'): Promise<string> {
    count += 1
    const data = { product, colour, size, sku: `WISH-${count}` }
    return (await payload.create({ collection: 'variants', data })).id
  }

  const addWish = (transaction: Database, to: OwnedList, product: string, variant: string | null = null) =>
    store.addWish(transaction, to, { product, variant, colour: null })

  const wish = (who: Owner, products: string[], variant: string | null = null) =>
    inOne(async (transaction) => {
      const list = await store.listToChange(transaction, who)
      const own = { ...who, guest: who.customer ? null : list }
      for (const product of products) await addWish(transaction, { owner: own, list }, product, variant)
      return list
    })

  const shown = (list: string) => visitorRequest(() => readWishes(payload.db.drizzle, list, 'bg', new Date()))
  const on = async (list: string) => (await shown(list)).map(({ product }) => product).sort()
  const onlyWish = async (list: string) => {
    const [first] = await shown(list)
    if (!first) throw new Error('nothing is wished for')
    return first
  }

  return { addWish, gifts, inOne, lists, newOwner, newProduct, on, onlyWish, shown, store, variantOf, wish }
}
