import type { Payload } from 'payload'
import { sofiaDay } from '@/domain/calendar-day'
import { receiveBankTransfer } from '@/features/shop/orders/payments/bank-transfer'
import { buyVoucher } from '@/features/shop/orders/vouchers/buy-voucher'
import { giftVoucher } from '../content/gift-voucher'
import { together } from './transaction'

export async function writeVoucher(cms: Payload): Promise<void> {
  await together(cms, async (req) => {
    const { key, ...wish } = giftVoucher
    const buyer = { key, language: 'bg', customer: null, origin: null } as const
    const bought = await buyVoucher(req, { ...wish, sendOn: sofiaDay() }, buyer)
    if (bought.ok && bought.isNew) await receiveBankTransfer(req, bought.id, wish.amountCents)
  })
}
