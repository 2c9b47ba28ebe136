import { randomUUID } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import { createLocalReq, type Payload } from 'payload'
import { z } from 'zod'
import { sofiaDay } from '@/domain/calendar-day'
import type { VoucherWish } from '@/features/shop/orders/vouchers/voucher-wish'
import { orderKit } from '../order-kit'

const row = z.object({
  id: z.string(),
  balance: z.number(),
  state: z.string(),
  sum: z.coerce.number(),
  entries: z.array(z.string()),
})

export async function voucherKit(payload: Payload, given?: Awaited<ReturnType<typeof orderKit>>) {
  const kit = given ?? (await orderKit(payload))
  const { buyVoucher } = await import('@/features/shop/orders/vouchers/buy-voucher')
  const { voucherMail, noteSent } = await import('@/features/shop/orders/vouchers/send')
  const { receiveBankTransfer } = await import('@/features/shop/orders/payments/bank-transfer')
  const codes = await import('@/features/shop/orders/vouchers/codes')
  const { cancelOrder } = await import('@/features/shop/orders/cancel-order')
  const { checkBooks } = await import('@/features/shop/orders/check-books')
  const request = () => createLocalReq({}, payload)

  const wishOf = (changes: Partial<VoucherWish> = {}): VoucherWish => ({
    amountCents: 5000,
    design: 'branch',
    recipient: 'Петя',
    sender: 'Иван',
    message: 'Честит рожден ден!',
    buyer: 'Иван Петров',
    buyerEmail: `${randomUUID()}@example.com`,
    email: `${randomUUID()}@example.com`,
    payment: 'bank-transfer',
    sendOn: '2026-01-01',
    ...changes,
  })

  async function ordered(wish = wishOf(), key: string = randomUUID(), customer: string | null = null) {
    const answer = await buyVoucher(await request(), wish, { key, language: 'bg', customer, origin: null })
    if (!answer.ok) throw new Error(`no voucher: ${answer.why}`)
    return answer
  }

  async function bought(changes: Partial<VoucherWish> = {}) {
    const wish = wishOf({ sendOn: sofiaDay(), ...changes })
    const { id: order } = await ordered(wish)
    await receiveBankTransfer(await request(), order, wish.amountCents)
    const { id } = await ofOrder(order)
    const code = await mailedCode(id)
    await noteSent(payload, id)
    return { id, order, code, wish }
  }

  async function mailedCode(id: string): Promise<string> {
    const mail = await voucherMail(payload, id)
    const code = mail?.text.match(/(?:[0-9A-Z]{4}-){3}[0-9A-Z]{4}/)?.[0]
    if (!code) throw new Error('the mail has no code')
    return code
  }

  async function read(which: ReturnType<typeof sql>) {
    const { rows } = await kit.run(sql`
      select id, balance_cents as balance, state,
        coalesce((select sum(cents) from shop.gift_card_entries where gift_card = gift_cards.id), 0) as sum,
        array(select reason || ' ' || cents from shop.gift_card_entries where gift_card = gift_cards.id
          order by gift_card_entries.id) as entries
      from shop.gift_cards where ${which}`)
    return row.parse(rows[0])
  }
  const ofOrder = (order: string) => read(sql`order_id = ${order}`)
  const voucherOf = (id: string) => read(sql`id = ${id}`)

  const lookUp = (typed: string, network: string = randomUUID(), now?: Date) =>
    codes.lookUpVoucher(payload, typed, network, now)
  const cancel = async (order: string, actor: 'customer' | 'system' | 'staff' = 'customer') =>
    cancelOrder(await request(), order, actor)
  const faults = () => checkBooks(payload.db.drizzle)
  const paid = async (order: string, cents: number) => receiveBankTransfer(await request(), order, cents)

  return { ...kit, request, wishOf, ordered, bought, mailedCode, ofOrder, voucherOf, lookUp, cancel, faults, paid }
}
