import { expect, it } from 'vitest'
import { freshCms } from '../setup/cms'
import { postedKit } from './posted-kit'

const { payload } = await freshCms()
const kit = await postedKit(payload)

async function unpaid() {
  const { line } = await kit.variantWith(4)
  const { id } = await kit.placed(kit.requestOf([line], { paymentMethod: 'bank-transfer' }))
  return kit.orderOf(id)
}

it('says how much more than was due a transfer has brought, also when it is sent twice', async () => {
  const [over, exact] = [await unpaid(), await unpaid()]
  const fields = {
    key: crypto.randomUUID(),
    order: over.id,
    [`amount:${over.id}`]: String((over.totalCents + 8100) / 100),
  }
  expect(await kit.post('received', fields)).toMatchObject({ count: '1', overCents: '8100' })
  expect(await kit.post('received', fields)).toMatchObject({ again: 'true', overCents: '8100' })
  const paid = { key: crypto.randomUUID(), order: exact.id, [`amount:${exact.id}`]: String(exact.totalCents / 100) }
  expect(await kit.post('received', paid)).toMatchObject({ count: '1', overCents: '0' })
})
