import { randomUUID } from 'node:crypto'
import { createLocalReq } from 'payload'
import { expect, it } from 'vitest'
import { freshCms } from '../../../setup/cms'
import { postedKit } from '../../fulfilment/posted-kit'

const { payload } = await freshCms()
const work = await postedKit(payload)
const { voucherEndpoints } = await import('@/features/shop/orders/vouchers/endpoints')

it('only an admin puts more on a voucher than was paid for it', async () => {
  const { id } = await work.vouchers.bought()
  const data = {
    email: 'stock@example.com',
    password: 'long-enough-for-a-test',
    role: 'editor',
    handlesOrders: true,
  } as const
  const editor = await payload.create({ collection: 'users', data })
  const correct = async (change: string) => {
    const req = await createLocalReq({ user: { ...editor, collection: 'users' } }, payload)
    const form = new FormData()
    for (const [name, value] of Object.entries({ voucher: id, change, note: 'обаждане', key: randomUUID() }))
      form.set(name, value)
    Object.assign(req, { formData: async () => form })
    const answer = await voucherEndpoints.find(({ path }) => path === '/work/voucher-correct')?.handler(req)
    return new URL(answer?.headers.get('Location') ?? '', 'http://localhost').searchParams.get('refused')
  }
  expect(await correct('+5,00')).toBe('rights')
  expect(await correct('-5,00')).toBeNull()
  expect(await correct('+5,00')).toBeNull()
  expect(await correct('+0,01')).toBe('rights')
  expect(
    await work.post('voucher-correct', { voucher: id, change: '+5,00', note: 'обаждане', key: randomUUID() }),
  ).toMatchObject({
    done: 'voucher-corrected',
  })
})

it('a change that a colleague has entered too is not made twice', async () => {
  const { id } = await work.vouchers.bought()
  const { balance } = await work.vouchers.voucherOf(id)
  const correct = (seenCents: number) => {
    const fields = { voucher: id, balance: String(seenCents), change: '-5,00', note: 'обаждане', key: randomUUID() }
    return work.post('voucher-correct', fields)
  }
  expect(await correct(balance)).toMatchObject({ done: 'voucher-corrected' })
  expect(await correct(balance)).toMatchObject({ refused: 'changed' })
  expect(await work.vouchers.voucherOf(id)).toMatchObject({ balance: balance - 500 })
  expect(await correct(balance - 500)).toMatchObject({ done: 'voucher-corrected' })
})
