import { afterAll, expect, it } from 'vitest'
import { freshDatabase } from '../../setup/database'
import { notSentKit } from './not-sent-kit'

await freshDatabase()
const { payload, kit, giveUp, parcelOf, collectedOf, awaitedOf, books } = await notSentKit()
const { checkInParcel } = await import('@/features/shop/fulfilment/take-in')
const { unpackParcel } = await import('@/features/shop/fulfilment/unpack')

afterAll(() => payload.destroy())

async function ofArticles(count: number) {
  const goods = await Promise.all(Array.from({ length: count }, () => kit.variantWith(5, { priceCents: 1000 })))
  const { id } = await kit.placed(kit.requestOf(goods.map(({ line }) => line)))
  const order = await kit.orderOf(id)
  return { order, lines: order.lines.map((line) => [{ line: line.id ?? '', quantity: 1 }]) }
}

it.each([
  ['that is on its way back', false],
  ['that was taken in', true],
])('the delivery in a refused parcel %s is not collected again with the next', async (_when, isTakenIn) => {
  const { order, lines } = await ofArticles(3)
  const collected = []
  for (const line of lines) {
    const parcel = await parcelOf(order.id, line, 'refused')
    collected.push(await collectedOf(parcel))
    if (isTakenIn) await kit.step((req) => checkInParcel(req, { parcel, restocked: new Map(), refundCents: 0 }))
  }
  expect(collected).toEqual([1000 + order.shippingCents, 1000, 1000])
  expect(await books()).toEqual([])
})

it('who need not pay for goods that are not sent is told their price, also where the delivery falls away with them', async () => {
  const { order, lines } = await ofArticles(2)
  const [first = [], second = []] = lines
  const parcel = await parcelOf(order.id, first, 'packed')
  await parcelOf(order.id, second, 'packed')
  await kit.step((req) => unpackParcel(req, parcel))
  await giveUp(order.id, [1])
  expect(await awaitedOf(order.id)).toEqual([1000])
  expect((await kit.mailsTo(order.email)).at(-1)?.text).toContain('Няма да плащате 10,00')
  expect(await books()).toEqual([])
})
