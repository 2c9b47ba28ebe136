import { expect, it } from 'vitest'
import { freshCms } from '../../setup/cms'
import { parcelKit } from './parcel-kit'

const { payload } = await freshCms()
const kit = await parcelKit(payload)
const { buyersCsv } = await import('@/features/shop/fulfilment/buyers')
const { cancelOrRefuse } = await import('@/features/shop/orders/cancel-order')
const { endParcel } = await import('@/features/shop/fulfilment/send-parcel')

it('names whoever has a product with what they still have, and nobody who has given it back or cancelled', async () => {
  const shirt = await kit.variantWith(20)
  const other = await kit.variantWith(5)
  const order = (quantity: number) => kit.placed(kit.requestOf([{ ...shirt.line, quantity }]))
  const [kept, refused, cancelled] = [await order(2), await order(1), await order(1)]
  const waiting = await order(1)
  const without = await kit.placed(kit.requestOf([other.line]))
  await kit.sent(kept.id, await kit.linesOf(kept.id))
  const parcel = await kit.sent(refused.id, await kit.linesOf(refused.id))
  await kit.step((req) => endParcel(req, parcel, 'refused'))
  await kit.step((req) => cancelOrRefuse(req, cancelled.id))
  const table = await buyersCsv(payload.db.drizzle, shirt.product, 'en')
  expect(table.split(/\r?\n/)[0]).toContain('Items not returned,Of these not packed')
  const rowOf = ({ number }: { number: string }) => table.split(/\r?\n/).find((line) => line.includes(number))
  expect(rowOf(kept)).toContain(kept.email)
  expect(rowOf(kept)).toMatch(/,2,0$/)
  expect(rowOf(waiting)).toMatch(/,1,1$/)
  for (const { number } of [refused, cancelled, without]) expect(table).not.toContain(number)
})
