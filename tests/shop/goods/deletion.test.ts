import { sql } from '@payloadcms/db-postgres'
import { createLocalReq } from 'payload'
import { afterEach, describe, expect, it } from 'vitest'
import { freshCms } from '../../setup/cms'
import { afterSalesKit } from '../fulfilment/after-sales/after-sales-kit'

const { payload } = await freshCms()
const kit = await afterSalesKit(payload)
const { cancelOrder } = await import('@/features/shop/orders/cancel-order')
const { checkBooks } = await import('@/features/shop/orders/check-books')
const { reviewableLines } = await import('@/features/shop/reviews/reviewable')

afterEach(async () => expect(await checkBooks(payload.db.drizzle)).toEqual([]))

const cancel = async (id: string) => cancelOrder(await createLocalReq({}, payload), id, 'customer')
const remove = (id: string) => payload.delete({ collection: 'variants', id })
/** Deletes in SQL, as was possible before deletion was refused. */
const vanish = (id: string) => kit.run(sql`delete from variants where id = ${id}`)

async function twoThings() {
  const [one, other] = [await kit.variantWith(3), await kit.variantWith(3)]
  const { id } = await kit.placed(kit.requestOf([one.line, other.line]))
  return { id, one, other }
}

describe('what was sold', () => {
  it('is not deleted, nor is its product: the sentence says how it is taken off sale', async () => {
    const { one } = await twoThings()
    await expect(remove(one.id)).rejects.toMatchObject({
      status: 400,
      message: expect.stringMatching(/ORDER-\d+: .*продажба/),
    })
    const product = payload.delete({ collection: 'products', id: one.product })
    await expect(product).rejects.toMatchObject({
      status: 400,
      message: expect.stringMatching(/ORDER-\d+: .*продажба/),
    })
    expect(await payload.count({ collection: 'variants', where: { id: { equals: one.id } } })).toEqual({ totalDocs: 1 })
  })

  it('is named in the answer to a deletion of many, and the others are deleted', async () => {
    const { one } = await twoThings()
    const unsold = await kit.variantWith(1)
    const { docs, errors } = await payload.delete({
      collection: 'variants',
      where: { id: { in: [one.id, unsold.id] } },
    })
    expect(docs.map(({ id }) => id)).toEqual([unsold.id])
    expect(errors).toMatchObject([{ id: one.id, message: expect.stringContaining('ORDER-') }])
  })

  it('is refused with another sentence while somebody is paying for it', async () => {
    const { id, line } = await kit.variantWith(1)
    await kit.placed(kit.requestOf([line], { paymentMethod: 'bank-transfer' }))
    await expect(remove(id)).rejects.toMatchObject({ status: 400, message: expect.stringContaining('плаща') })
  })

  it('off sale has no price, is in no cart’s order and in no list of its product', async () => {
    const { readStock } = await import('@/features/shop/goods/variants/product-variants')
    const { one } = await twoThings()
    await payload.update({ collection: 'variants', id: one.id, data: { offSale: true } })
    const answer = await kit.place(kit.requestOf([one.line]))
    expect(answer).toMatchObject({ ok: false, problem: { kind: 'not-for-sale' } })
    expect(await readStock(one.product)).toEqual({})
    const { rows } = await kit.run(sql`select in_stock from shop.variant_stock where variant = ${one.id}`)
    expect(rows).toEqual([{ in_stock: false }])
  })
})

describe('an order whose variant is gone', () => {
  it('is cancelled: what is there goes back to stock, the rest only counts', async () => {
    const { id, one, other } = await twoThings()
    await vanish(one.id)
    expect(await cancel(id)).toBeNull()
    expect(await kit.orderOf(id)).toMatchObject({ status: 'cancelled' })
    expect(await kit.stockOf(other.id)).toEqual({ onHand: 3, reserved: 0 })
  })

  it('is cancelled by a statement of withdrawal', async () => {
    const { id, one, other } = await twoThings()
    for (const gone of [one, other]) await vanish(gone.id)
    await kit.state(kit.statementOf(await kit.orderOf(id)), id)
    expect(await kit.orderOf(id)).toMatchObject({ status: 'cancelled' })
  })

  it('can be reviewed as long as its product is there', async () => {
    const { order, variants } = await kit.delivered([1])
    for (const variant of variants) await vanish(variant)
    expect(await reviewableLines(payload.db.drizzle, order.id)).toHaveLength(1)
  })
})

describe('a table of variants', () => {
  it('that leaves out what was sold takes it off sale, and sells it again where it is named again', async () => {
    const { carryOut } = await import('@/features/shop/goods/variants/carry-out')
    const { readNames, readVariants } = await import('@/features/shop/goods/variants/read-variants')
    const { one } = await twoThings()
    const names = await readNames(payload.db.drizzle)
    const read = () => readVariants(payload.db.drizzle, { product: one.product })
    const [stored] = await read()
    if (!stored) throw new Error('no variant')
    const cause = { reason: 'count', entry: null } as const
    await kit.step((req) => carryOut(req, { create: [], change: [], remove: [stored] }, names, cause))
    expect(await payload.findByID({ collection: 'variants', id: one.id })).toMatchObject({ offSale: true })
    expect(await read()).toEqual([])
    const again = { line: 1, fields: { ...stored, size: 'L', stock: 9 } }
    await kit.step((req) => carryOut(req, { create: [again], change: [], remove: [] }, names, cause))
    expect(await read()).toMatchObject([{ id: one.id, size: 'L', stock: 9 }])
  })
})
