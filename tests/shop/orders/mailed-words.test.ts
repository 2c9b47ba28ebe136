import { randomUUID } from 'node:crypto'
import { createLocalReq, type Payload } from 'payload'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { freshDatabase } from '../../setup/database'
import { orderKit } from './order-kit'

await freshDatabase()
let payload: Payload
let kit: Awaited<ReturnType<typeof orderKit>>

beforeAll(async () => {
  payload = await (await import('@/server/cms')).cmsSystem()
  kit = await orderKit(payload)
})
afterAll(() => payload.destroy())

const lure =
  'Иван\u202E https://evil.example/login www.evil.example evil.example evil\u200D.example evil\u0301.example evil.e\u0301xample'

const mails: Record<string, (email: string) => Promise<{ subject: string; text: string; html: string }[]>> = {
  'the confirmation of an order': async (email) => {
    const { line } = await kit.variantWith(1)
    const address = {
      name: lure,
      company: lure,
      street: lure,
      street2: lure,
      postcode: '1504',
      city: lure,
      country: 'BG',
    }
    const invoice = { company: lure, eik: '175074752', address: lure }
    const note = lure
    await kit.placed(kit.requestOf([line], { email, note, invoice, shippingAddress: address, billingAddress: address }))
    return kit.mailsTo(email)
  },
  'the confirmation of a gift voucher': async (email) => {
    const { buyVoucher } = await import('@/features/shop/orders/vouchers/buy-voucher')
    const wish = {
      design: 'ribbon' as const,
      recipient: lure,
      sender: lure,
      message: lure,
      buyer: lure,
      buyerEmail: email,
      payment: 'bank-transfer' as const,
      amountCents: 3000,
      email: `${randomUUID()}@example.com`,
      sendOn: '2026-12-24',
    }
    const buyer = { key: randomUUID(), language: 'bg' as const, customer: null, origin: null }
    expect(await buyVoucher(await createLocalReq({}, payload), wish, buyer)).toMatchObject({ ok: true })
    // A recipient of a gift is not written to before payment.
    expect(await kit.mailsTo(wish.email)).toEqual([])
    return kit.mailsTo(email)
  },
  'a gift voucher': async (email) => {
    const { composeVoucher } = await import('@/features/shop/orders/vouchers/mails')
    const voucher = {
      id: randomUUID(),
      order: randomUUID(),
      amountCents: 3000,
      balanceCents: 3000,
      printed: 0,
      state: 'active' as const,
      design: 'ribbon' as const,
      language: 'bg' as const,
      sender: lure,
      recipient: lure,
      email,
      message: lure,
      sendOn: '2026-12-24',
      sentAt: null,
      expiresOn: '2029-12-24',
    }
    return [composeVoucher(voucher, 'ABCD', '/')]
  },
  'an answer to a message': async (email) => {
    const { composeContactMail } = await import('@/features/content/contact/write-to-us')
    const data = { name: lure, email, message: lure, answer: 'Здравейте', language: 'bg' as const }
    const { id } = await payload.create({ collection: 'contact-messages', data, depth: 0 })
    const mail = await composeContactMail(payload, { contactMessage: id, kind: 'answer' })
    return mail ? [mail] : []
  },
}

it.for(Object.keys(mails))('%s has no link and no turned direction of what somebody typed', async (name) => {
  const sent = (await mails[name]?.(`${randomUUID()}@example.com`)) ?? []
  expect(sent.length).toBeGreaterThan(0)
  for (const { subject, text, html } of sent)
    for (const part of [subject, text, html]) {
      expect(part.normalize('NFD').replaceAll(/\p{M}|\u200D/gu, '')).not.toMatch(/evil\.example/)
      expect(part).not.toContain('\u202E')
    }
})
