import { randomUUID } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import { expect, it } from 'vitest'
import { freshCms } from '../../setup/cms'
import { postedKit } from './posted-kit'

const { payload } = await freshCms()
const kit = await postedKit(payload)

it('what staff write about a customer, or a stranger types as a number, is not in the log that nobody can erase', async () => {
  const [note, typed, withdrawal] = [`Обаждане ${randomUUID()}`, `Мария ${randomUUID().slice(0, 8)}`, randomUUID()]
  await kit.run(sql`
    insert into shop.withdrawals (id, language, name, order_number, email, is_verified)
    values (${withdrawal}, 'bg', 'Мария', ${typed}, 'maria@example.com', false)`)
  const { id: voucher } = await kit.vouchers.bought()
  const post = (path: string, fields: Record<string, string>) => kit.post(path, { ...fields, note, key: randomUUID() })
  expect(await post('withdrawal-aside', { withdrawal })).toMatchObject({ done: 'withdrawal-aside' })
  expect(await post('voucher-correct', { voucher, change: '-5,00' })).toMatchObject({ done: 'voucher-corrected' })
  expect(await post('voucher-void', { voucher })).toMatchObject({ done: 'voucher-voided' })
  const { docs } = await payload.find({ collection: 'audit-log', limit: 100, depth: 0 })
  const log = JSON.stringify(docs)
  for (const action of ['order.withdrawal-set-aside', 'voucher.corrected', 'voucher.voided'])
    expect(log).toContain(action)
  for (const words of [note, typed]) expect(log).not.toContain(words)
})
