import { createLocalReq } from 'payload'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { freshDatabase } from '../../setup/database'
import { orderKit } from './order-kit'
import { answerPayment, startProvider } from './provider-kit'

await freshDatabase()
const provider = await startProvider()
const payload = await (await import('@/server/cms')).cmsSystem()
const kit = await orderKit(payload)
const { payAddress, paymentReturnAddress } = await import('@/features/shop/orders/payments/open-payment')
const { cancelOrder } = await import('@/features/shop/orders/cancel-order')
const { cancelOrRefuse } = await import('@/features/shop/orders/cancel-order')

beforeEach(() => void Object.assign(provider.events.faults, { drop: false, down: false }))
afterAll(() => payload.destroy())

async function atProvider() {
  const { line } = await kit.variantWith(1)
  const { accessToken: key, id } = await kit.placed(kit.requestOf([line], { paymentMethod: 'card' }))
  const { address: url } = await payAddress(new URLSearchParams({ key }))
  return { id, url }
}

it('who comes back from paying while the provider does not answer is not told that nothing was paid', async () => {
  provider.events.faults.drop = true
  const { id, url } = await atProvider()
  const token = new URL(await answerPayment(url, 'pay')).searchParams.get('key') ?? ''
  provider.events.faults.down = true
  expect(await paymentReturnAddress(token)).toContain('news=unknown')
  expect(await kit.orderOf(id)).toMatchObject({ status: 'awaiting-payment' })
  provider.events.faults.down = false
  expect(await paymentReturnAddress(token)).toContain('news=payment')
  expect(await kit.orderOf(id)).toMatchObject({ status: 'placed' })
})

it('who is on the way to pay is told that the provider does not answer', async () => {
  const { line } = await kit.variantWith(1)
  const { accessToken: key } = await kit.placed(kit.requestOf([line], { paymentMethod: 'card' }))
  provider.events.faults.down = true
  expect((await payAddress(new URLSearchParams({ key }))).address).toContain('news=unknown')
})

it('an order is not cancelled while the provider does not answer, and who asked for it is told', async () => {
  const { id } = await atProvider()
  const request = () => createLocalReq({}, payload)
  provider.events.faults.down = true
  expect(await cancelOrder(await request(), id, 'customer')).toBe('provider')
  await expect(cancelOrRefuse(await request(), id)).rejects.toMatchObject({ why: 'provider' })
  await expect(cancelOrder(await request(), id, 'system'), 'a task fails').rejects.toThrow()
  expect(await kit.orderOf(id)).toMatchObject({ status: 'awaiting-payment' })
  provider.events.faults.down = false
  expect(await cancelOrder(await request(), id, 'customer')).toBeNull()
})
