import { randomUUID } from 'node:crypto'
import { beforeEach, expect, it } from 'vitest'
import type { Owner } from '@/features/shop/orders/owned/owned-rows'
import { freshCms } from '../../setup/cms'
import { asGuest, guest, wishKit } from './wish-kit'

const { payload } = await freshCms()
const kit = await wishKit(payload)
const { addWish, gifts, inOne, lists, newProduct, on, onlyWish, store, variantOf, wish } = kit
let owner: Owner

beforeEach(async () => {
  owner = await kit.newOwner()
})

it('returns by undo or by its heart, where it was, with what others have marked', async () => {
  const product = await newProduct()
  await wish(owner, [])
  const second = (await inOne((transaction) => lists.createList(transaction, owner.customer ?? '', 'Gifts'))) ?? ''
  await inOne((transaction) => addWish(transaction, { owner, list: second }, product))
  const { id } = await onlyWish(second)
  await inOne((transaction) =>
    gifts.give(transaction, second, { wish: id, giver: randomUUID(), name: 'Иван', quantity: 1 }),
  )
  await inOne((transaction) => store.removeProduct(transaction, owner, product))
  expect([await on(second), await gifts.giftsOf(payload.db.drizzle, second)]).toEqual([[], []])
  await wish(owner, [product])
  expect(await on(second)).toEqual([product])
  expect(await gifts.giftsOf(payload.db.drizzle, second)).toMatchObject([{ name: 'Иван' }])
  await inOne((transaction) => store.removeWish(transaction, owner, id))
  await inOne((transaction) => store.restoreWish(transaction, owner, id))
  expect(await on(second)).toEqual([product])
})

it('returns by its heart within ten minutes, and is a new wish after that', async () => {
  const product = await newProduct()
  const list = await wish(owner, [])
  const second = (await inOne((transaction) => lists.createList(transaction, owner.customer ?? '', 'Gifts'))) ?? ''
  await inOne((transaction) => addWish(transaction, { owner, list: second }, product))
  const takenOffAgo = async (time: string) => {
    await inOne((transaction) => store.removeProduct(transaction, owner, product))
    await payload.db.pool.query(
      'update shop.wishes set removed_at = now() - $2::interval where product = $1 and removed_at is not null',
      [product, time],
    )
    await wish(owner, [product])
    return [await on(list), await on(second)]
  }
  expect(await takenOffAgo('9 minutes')).toEqual([[], [product]])
  expect(await takenOffAgo('11 minutes')).toEqual([[product], []])
})

it('returns by its heart in the size and colour that were chosen there, and else as it was', async () => {
  const product = await newProduct()
  const [medium, large] = [await variantOf(product), await variantOf(product, 'L')]
  const list = await wish(owner, [product], medium)
  const returned = async (variant: string | null) => {
    await inOne((transaction) => store.removeProduct(transaction, owner, product))
    await wish(owner, [product], variant)
    return onlyWish(list)
  }
  expect(await returned(large)).toMatchObject({ variant: large, colourSlug: 'white' })
  expect(await returned(null)).toMatchObject({ variant: large, colourSlug: 'white' })
})

it('is gone for good after a month, as a guest’s list is after 60 days', async () => {
  const product = await newProduct()
  const [own, old] = [await wish(owner, [product]), await wish(guest, [product])]
  await inOne((transaction) => store.removeProduct(transaction, owner, product))
  const leftAfter = async (month: string, twoMonths: string) => {
    await payload.db.pool.query('update shop.wishes set removed_at = now() - $1::interval', [month])
    await payload.db.pool.query('update shop.wishlists set updated_at = now() - $1::interval', [twoMonths])
    await lists.removeOldWishes(payload.db.drizzle)
    return (await payload.db.pool.query('select from shop.wishes where wishlist in ($1, $2)', [own, old])).rowCount
  }
  expect(await leftAfter('29 days 23 hours', '59 days 23 hours')).toBe(2)
  expect(await leftAfter('30 days 1 hour', '60 days 1 hour')).toBe(0)
  expect(await lists.listsOf(payload.db.drizzle, owner)).toHaveLength(1)
  expect(await lists.listsOf(payload.db.drizzle, asGuest(old))).toEqual([])
})
