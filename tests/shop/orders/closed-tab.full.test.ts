import { afterAll, expect, it, vi } from 'vitest'
import { startWorker } from '../../editorial/brochure-import/worker-process'
import { catchMails } from '../../setup/catch-mails'
import { freshDatabase } from '../../setup/database'
import { orderKit } from './order-kit'
import { answerPayment, startProvider } from './provider-kit'

const mailsOf = await catchMails()
await freshDatabase()
const provider = await startProvider()
const { cmsSystem } = await import('@/server/cms')
const payload = await cmsSystem()
afterAll(() => payload.destroy())
const kit = await orderKit(payload)
const { payAddress } = await import('@/features/shop/orders/payments/open-payment')

it('mails whoever paid and closed the tab, as soon as the event is there and a worker runs', {
  timeout: 180_000,
}, async () => {
  const { line } = await kit.variantWith(1)
  const request = kit.requestOf([line], { paymentMethod: 'card', language: 'de' })
  const { id, number, accessToken } = await kit.placed(request)
  const worker = startWorker()
  try {
    await answerPayment((await payAddress(new URLSearchParams({ key: accessToken }))).address, 'pay')
    await provider.events.arrived()
    expect(await kit.eventsOf(id)).toEqual(['awaiting-payment', 'placed', 'paid'])
    const subjects = async () => (await mailsOf(request.email)).map(({ subject }) => subject)
    await vi.waitFor(
      async () => expect(await subjects()).toContain(`Deine Zahlung für Bestellung ${number} ist eingegangen`),
      60_000,
    )
  } finally {
    await worker.stop()
  }
})
