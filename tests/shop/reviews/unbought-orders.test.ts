import { randomUUID } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import { expect, it } from 'vitest'
import { customerFixtures } from '../../account/customer-fixtures'
import { freshCms } from '../../setup/cms'
import { orderKit } from '../orders/order-kit'

const { payload } = await freshCms()
const kit = await orderKit(payload)
const people = await customerFixtures(payload)
const { eraseUnbought } = await import('@/features/shop/reviews/guest-data/erase-unbought')

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000)

async function ordered(customer: string | null = null) {
  const { line } = await kit.variantWith(1)
  const request = { email: `${randomUUID()}@example.com`, paymentMethod: 'bank-transfer' as const, customer }
  return (await kit.placed(kit.requestOf([line], request))).id
}

async function cancelled(customer?: string) {
  const id = await ordered(customer)
  await payload.update({ collection: 'orders', id, data: { status: 'cancelled' } })
  return id
}

it('a guest is erased from a cancelled order without money and documents after 180 days, and from no other', async () => {
  const [unbought, paid, documented, open] = [await cancelled(), await cancelled(), await cancelled(), await ordered()]
  const ofAccount = await cancelled((await people.customer()).id)
  await kit.run(sql`
    insert into shop.payments (id, order_id, method, amount_cents, state)
    values (gen_random_uuid(), ${paid}, 'bank-transfer', 3000, 'paid')`)
  await kit.run(sql`
    insert into shop.documents (id, kind, series, number, order_id, language, content)
    values (gen_random_uuid(), 'invoice', 'invoice', 4711, ${documented}, 'bg', '{"totalCents": 3000}')`)
  const before = await kit.orderOf(unbought)
  const erasedAfter = async (days: number) => {
    await eraseUnbought(payload, inDays(days))
    const found = await Promise.all([unbought, paid, documented, open, ofAccount].map(kit.orderOf))
    return found.map(({ email }) => email === 'erased@customers.invalid')
  }
  expect(await erasedAfter(179)).toEqual([false, false, false, false, false])
  expect(await erasedAfter(181)).toEqual([true, false, false, false, false])
  const after = await kit.orderOf(unbought)
  expect(after).toMatchObject({ number: before.number, totalCents: before.totalCents, status: 'cancelled' })
  expect(after.shippingAddress).toMatchObject({ name: '—', street: '—' })
})

it('a cancelled order whose buyer has withdrawn is erased with the statement, 180 days after it', async () => {
  const [id, other, statement] = [await cancelled(), await cancelled(), randomUUID()]
  const { number, email } = await kit.orderOf(id)
  await kit.run(sql`
    insert into shop.withdrawals (id, language, name, order_number, email, order_id, is_verified, stated_at)
    values (${statement}, 'bg', 'Мария', ${number}, ${email}, ${id}, true, now() + interval '10 days')`)
  const leftAfter = async (days: number) => {
    await eraseUnbought(payload, inDays(days), 1)
    const { rows } = await kit.run(sql`select name, email from shop.withdrawals where id = ${statement}`)
    const emails = [(await kit.orderOf(id)).email, (await kit.orderOf(other)).email]
    return { emails: emails.map((each) => each === 'erased@customers.invalid'), rows }
  }
  expect(await leftAfter(181)).toEqual({ emails: [false, true], rows: [{ name: 'Мария', email }] })
  expect(await leftAfter(191)).toEqual({
    emails: [true, true],
    rows: [{ name: '—', email: 'erased@customers.invalid' }],
  })
})

it('a statement of withdrawal about no order is erased 180 days after it was decided', async () => {
  const [decided, open] = [randomUUID(), randomUUID()]
  await kit.run(sql`
    insert into shop.withdrawals (id, language, name, order_number, email, is_verified)
    values (${decided}, 'bg', 'Мария', 'L-1', 'maria@example.com', false),
      (${open}, 'bg', 'Мария', 'L-2', 'maria@example.com', false)`)
  await kit.run(sql`
    insert into shop.withdrawal_decisions (withdrawal, outcome, note, staff)
    values (${decided}, 'set-aside', 'Непозната', gen_random_uuid())`)
  const namesAfter = async (days: number) => {
    await eraseUnbought(payload, inDays(days))
    const { rows } = await kit.run(
      sql`select name from shop.withdrawals where id in (${decided}, ${open}) order by order_number`,
    )
    return rows.map(({ name }) => name)
  }
  expect(await namesAfter(179)).toEqual(['Мария', 'Мария'])
  expect(await namesAfter(181)).toEqual(['—', 'Мария'])
})
