import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
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
const { cancelOrder, cancelOrRefuse } = await import('@/features/shop/orders/cancel-order')
const { cancelOverdue, reconcilePayments } = await import('@/features/shop/orders/payments/reconcile')
const { recheckRefunds, sendRefunds } = await import('@/features/shop/orders/payments/refunds')

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

/** From then on the provider is a server that gives this answer to all, and notes the addresses asked for. */
async function replaceProvider(answer: RequestListener) {
  await provider.stop()
  const asked = new Set<string>()
  const server = createServer((request, response) => {
    asked.add(request.url ?? '')
    answer(request, response)
  })
  server.listen(Number(new URL(provider.url).port), '127.0.0.1')
  await once(server, 'listening')
  const stop = () => new Promise((resolve) => server.close(resolve))
  return { asked, stop }
}

const hangUp: RequestListener = ({ socket }) => void socket.destroy()

const refuseKey: RequestListener = (_, response) => {
  response.writeHead(401, { 'Content-Type': 'application/json', Connection: 'close' })
  response.end(JSON.stringify({ error: { message: 'Expired API key', type: 'invalid_request_error' } }))
}

it('a provider that is away is asked once in a run, which fails, and what needs no provider is done', async () => {
  for (let given = 0; given < 4; given++) {
    const { id, url } = await atProvider()
    await answerPayment(url, 'pay')
    await provider.events.arrived()
    await cancelOrder(await createLocalReq({}, payload), id, 'customer')
    if (given === 1) await sendRefunds(payload)
  }
  for (let open = 0; open < 2; open++) await atProvider()
  const { line } = await kit.variantWith(1)
  const transfer = await kit.placed(kit.requestOf([line], { paymentMethod: 'bank-transfer' }))
  const inTwoWeeks = new Date(Date.now() + 14 * 86_400_000)
  const runs = {
    reconcilePayments: () => reconcilePayments(payload),
    cancelOverdue: () => cancelOverdue(payload, inTwoWeeks),
    sendRefunds: () => sendRefunds(payload),
    recheckRefunds: () => recheckRefunds(payload),
  }
  for (const answer of [hangUp, refuseKey]) {
    const { asked, stop } = await replaceProvider(answer)
    for (const [name, run] of Object.entries(runs)) {
      asked.clear()
      await expect(run(), name).rejects.toThrow()
      expect([...asked], name).toHaveLength(1)
    }
    await stop()
  }
  expect(await kit.orderOf(transfer.id)).toMatchObject({ status: 'cancelled' })
})
