import { randomUUID } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Owner } from '@/features/shop/orders/owned/owned-rows'
import type { Database } from '@/server/db/transaction'
import { freshCms } from '../../setup/cms'
import { untilWaiting } from '../../setup/until-waiting'
import { asGuest, guest, wishKit } from './wish-kit'

const { payload } = await freshCms()
const kit = await wishKit(payload)
const { addWish, gifts, inOne, lists, newProduct, on, onlyWish, shown, store, variantOf, wish } = kit
let owner: Owner
let other: Owner

beforeEach(async () => {
  owner = await kit.newOwner()
  other = await kit.newOwner()
})

describe('a guest’s wishlist at the sign-in', () => {
  it('joins that of the account: nothing is lost, and the same product is one wish', async () => {
    const [one, two, three] = [await newProduct(), await newProduct(), await newProduct()]
    const size = await variantOf(one)
    const own = await wish(owner, [one, two])
    const others = await wish(guest, [one], size)
    await wish(asGuest(others), [three])
    await inOne((transaction) => store.mergeWishes(transaction, { ...owner, guest: others }))
    expect(await on(own)).toEqual([one, two, three].sort())
    expect((await shown(own)).find(({ product }) => product === one)?.variant).toBe(size)
    expect(await lists.listsOf(payload.db.drizzle, owner)).toHaveLength(1)
  })

  it('is the same on two devices at once, however often it is repeated', async () => {
    const [one, two, three] = [await newProduct(), await newProduct(), await newProduct()]
    const [phone, desktop] = [await wish(guest, [one, two]), await wish(guest, [one, three])]
    await Promise.all(
      [phone, desktop, phone, desktop].map((list) =>
        inOne((transaction) => store.mergeWishes(transaction, { ...owner, guest: list })),
      ),
    )
    const [list, ...more] = await lists.listsOf(payload.db.drizzle, owner)
    expect(more).toEqual([])
    expect(await on(list?.id ?? '')).toEqual([one, two, three].sort())
  })
})

it('opens no customer’s list by its id, and gives a guest an id of our own', async () => {
  const product = await newProduct()
  const own = await wish(owner, [product])
  expect(await lists.listsOf(payload.db.drizzle, asGuest(own))).toEqual([])
  expect(await wish(asGuest(own), [product])).not.toBe(own)
  await inOne((transaction) => store.mergeWishes(transaction, { ...other, guest: own }))
  expect(await on(own)).toEqual([product])
})

it('changes nothing of another person’s list', async () => {
  const product = await newProduct()
  const [own, foreign] = [await wish(owner, [product]), await wish(other, [product])]
  const { id } = await onlyWish(foreign)
  const stranger = owner.customer ?? ''
  await inOne(async (transaction) => {
    await store.removeWish(transaction, owner, id)
    await store.changeWish(transaction, owner, id, { variant: null, quantity: 9, note: 'mine' })
    await store.moveWish(transaction, owner, id, own)
    await store.moveWish(transaction, owner, (await onlyWish(own)).id, foreign)
    await lists.changeList(transaction, stranger, foreign, { name: 'mine', mails: true, showsGifts: true })
    await lists.shareList(transaction, stranger, foreign, 'mine')
    await lists.deleteList(transaction, stranger, foreign)
  })
  expect(await onlyWish(foreign)).toMatchObject({ id, quantity: 1, note: '' })
  expect(await lists.listsOf(payload.db.drizzle, other)).toMatchObject([
    { name: '', mails: false, share: null, showsGifts: false, count: 1 },
  ])
  expect(await on(own)).toEqual([product])
})

it('takes no sample, no draft and no more than 200 wishes, and ten lists', async () => {
  const product = await newProduct()
  const add = (list: string, wanted: string) => inOne((transaction) => addWish(transaction, { owner, list }, wanted))
  const list = await wish(owner, [])
  const sample = await newProduct()
  await payload.update({ collection: 'products', id: sample, data: { isSample: true } })
  const draft = await newProduct()
  await payload.update({ collection: 'products', id: draft, data: { _status: 'draft' } })
  for (const missing of [sample, draft, randomUUID()]) expect(await add(list, missing)).toBe('gone')
  const made = await inOne(async (transaction) => {
    const ids: (string | null)[] = []
    for (let at = 0; at < 10; at += 1) ids.push(await lists.createList(transaction, owner.customer ?? '', `List ${at}`))
    return ids
  })
  expect(made.map((id) => id !== null)).toEqual([...Array(9).fill(true), false])
  await payload.db.drizzle.execute(sql`
    with many as (
      insert into products (id, slug, sku, price_cents, _status, updated_at, created_at)
      select gen_random_uuid(), 'many-' || n, 'many-' || n, 100, 'draft', now(), now() from generate_series(1, 199) n returning id)
    insert into shop.wishes (id, wishlist, product, added_cents) select gen_random_uuid(), ${list}::uuid, id, 1 from many`)
  expect(await add(list, product)).toBe('added')
  const further = await newProduct()
  expect(await add(list, further)).toBe('full')
  const { id } = await onlyWish(list)
  const replace = inOne(async (transaction) => {
    await store.removeWish(transaction, owner, id)
    await addWish(transaction, { owner, list }, further)
    return store.restoreWish(transaction, owner, id)
  })
  expect(await replace).toBe('full')
})

it('moves a wish to another list, and leaves one that is there already alone', async () => {
  const product = await newProduct()
  const list = await wish(owner, [product])
  const second = (await inOne((transaction) => lists.createList(transaction, owner.customer ?? '', 'Gifts'))) ?? ''
  const move = async (from: string, to: string) => {
    const { id } = await onlyWish(from)
    await inOne((transaction) => store.moveWish(transaction, owner, id, to))
  }
  await move(list, list)
  expect(await on(list)).toEqual([product])
  await move(list, second)
  expect([await on(list), await on(second)]).toEqual([[], [product]])
  await inOne((transaction) => store.removeProduct(transaction, owner, product))
  await payload.db.drizzle.execute(sql`update shop.wishes set removed_at = now() - interval '1 hour'`)
  await wish(owner, [product])
  await move(list, second)
  expect([await on(list), await on(second)]).toEqual([[], [product]])
})

it('takes its back-in-stock alert along: to another size, off the list and back, and to another list', async () => {
  const { askForWishAlerts } = await import('@/features/shop/browse/wishlist/mails/ask-for-alerts')
  const product = await newProduct()
  const [medium, large] = [await variantOf(product), await variantOf(product, 'L')]
  const customer = owner.customer ?? ''
  const list = await wish(owner, [product], medium)
  const { id } = await onlyWish(list)
  const second = (await inOne((transaction) => lists.createList(transaction, customer, 'Gifts'))) ?? ''
  const alertsAfter = async (change: (transaction: Database) => Promise<unknown>) => {
    await inOne(change)
    await askForWishAlerts(payload.db.drizzle)
    const { rows } = await payload.db.drizzle.execute(sql`
      select variant, wishlist from shop.stock_alerts where variant in (${medium}, ${large})`)
    return rows
  }
  const changed = (variant: string) => (transaction: Database) =>
    store.changeWish(transaction, owner, id, { variant, quantity: 2, note: '' })
  const switched = (mails: boolean) => async (transaction: Database) => {
    for (const each of [list, second]) await lists.changeList(transaction, customer, each, { mails })
  }
  expect(await alertsAfter(switched(true))).toEqual([{ variant: medium, wishlist: list }])
  expect(await alertsAfter(changed(medium))).toEqual([{ variant: medium, wishlist: list }])
  expect(await alertsAfter(changed(large))).toEqual([{ variant: large, wishlist: list }])
  expect(await alertsAfter((one) => store.removeWish(one, owner, id))).toEqual([])
  expect(await alertsAfter((one) => store.restoreWish(one, owner, id))).toEqual([{ variant: large, wishlist: list }])
  expect(await alertsAfter((one) => addWish(one, { owner, list }, product, medium))).toEqual([
    { variant: medium, wishlist: list },
  ])
  expect(await alertsAfter((one) => store.moveWish(one, owner, id, second))).toEqual([
    { variant: medium, wishlist: second },
  ])
  expect(await alertsAfter(switched(false))).toEqual([])
  expect(await alertsAfter(switched(true))).toEqual([{ variant: medium, wishlist: second }])
})

it('shows what is not sold any more, without a price', async () => {
  const product = await newProduct()
  const list = await wish(owner, [product])
  await payload.update({ collection: 'products', id: product, data: { _status: 'draft' } })
  expect(await shown(list)).toMatchObject([{ product, cents: null, inStock: false, addedCents: 4900 }])
})

it('has no size where the wished one was taken off sale', async () => {
  const product = await newProduct()
  const [, large] = [await variantOf(product, 'S'), await variantOf(product, 'L')]
  const list = await wish(owner, [product], large)
  await payload.update({ collection: 'variants', id: large, data: { offSale: true } })
  expect(await onlyWish(list)).toMatchObject({ product, variant: null, size: null })
})

describe('a shared list', () => {
  async function shared(quantity = 1) {
    const list = await wish(owner, [await newProduct()])
    const { id } = await onlyWish(list)
    await inOne((transaction) => store.changeWish(transaction, owner, id, { variant: null, quantity, note: '' }))
    await inOne((transaction) => lists.shareList(transaction, owner.customer ?? '', list, 'Мария'))
    const [found] = await lists.listsOf(payload.db.drizzle, owner)
    return { list, wish: id, token: lists.shareToken(found?.share ?? '') }
  }
  const mark = (list: string, id: string, quantity = 1, giver = randomUUID()) =>
    inOne((transaction) => gifts.give(transaction, list, { wish: id, giver, name: '', quantity }))
  const taken = async (list: string) =>
    (await gifts.giftsOf(payload.db.drizzle, list)).reduce((sum, { quantity }) => sum + quantity, 0)

  it('opens by its link alone, until that is stopped', async () => {
    const { list, token } = await shared()
    const open = (text: string) => lists.sharedList(payload.db.drizzle, text)
    expect(await open(token)).toMatchObject({ id: list, signed: 'Мария' })
    expect([await open(`${token}x`), await open(list), await open(lists.shareToken(list))]).toEqual([null, null, null])
    await inOne((transaction) => lists.changeList(transaction, owner.customer ?? '', list, { share: null }))
    expect(await open(token)).toBeNull()
    await inOne((transaction) => lists.shareList(transaction, owner.customer ?? '', list, ''))
    expect(await open(token)).toBeNull()
  })

  it('gives a wish to one of many who mark it at once', async () => {
    const { list, wish: id } = await shared()
    const answers = await Promise.all(Array.from({ length: 12 }, () => mark(list, id)))
    expect(answers.filter((answer) => answer === null)).toHaveLength(1)
    expect(await taken(list)).toBe(1)
  })

  it('lets the second giver wait for the first, and then says that it is taken', async () => {
    const { list, wish: id } = await shared()
    const gift = { wish: id, giver: randomUUID(), name: '', quantity: 1 }
    const { second } = await inOne(async (transaction) => {
      expect(await gifts.give(transaction, list, gift)).toBeNull()
      const waiting = mark(list, id)
      await untilWaiting(payload, waiting)
      return { second: waiting }
    })
    expect(await second).toBe(0)
    expect(await taken(list)).toBe(1)
  })

  it('never gives more pieces than are wished for, and says how many are left', async () => {
    const { list, wish: id } = await shared(3)
    const giver = randomUUID()
    expect(await mark(list, id, 2, giver)).toBeNull()
    expect(await mark(list, id, 2)).toBe(1)
    expect(await mark(list, id, 3, giver)).toBeNull()
    expect(await mark(list, id, 1)).toBe(0)
    await inOne((transaction) => gifts.takeBack(transaction, randomUUID(), id))
    expect(await taken(list)).toBe(3)
    await inOne((transaction) => gifts.takeBack(transaction, giver, id))
    expect(await taken(list)).toBe(0)
  })

  it('marks nothing of another list', async () => {
    const one = await shared()
    const foreign = await wish(other, [await newProduct()])
    expect(await mark(one.list, (await onlyWish(foreign)).id)).toBe(0)
    expect(await taken(foreign)).toBe(0)
  })

  it('lets its owner lower what is wished for without learning that it is taken', async () => {
    const { list, wish: id } = await shared(2)
    await mark(list, id, 2)
    await inOne((transaction) => store.changeWish(transaction, owner, id, { variant: null, quantity: 1, note: '' }))
    expect(await onlyWish(list)).toMatchObject({ quantity: 1 })
    expect(await mark(list, id, 1)).toBe(0)
  })
})
