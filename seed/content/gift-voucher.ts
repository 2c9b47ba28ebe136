import type { VoucherWish } from '@/features/shop/orders/vouchers/voucher-wish'

/** Bought by an invented guest for an invented friend; the key makes it one order, however often the seed runs. */
export const giftVoucher: Omit<VoucherWish, 'sendOn'> & { key: string } = {
  key: '6b1f3f0e-5f5c-4c0e-9b53-2f7a5d0c9e11',
  amountCents: 5000,
  design: 'branch',
  recipient: 'Петя',
  sender: 'Ивайло',
  message: 'Честит рожден ден! Избери си нещо топло за зимата.',
  buyer: 'Ивайло Стоянов',
  buyerEmail: 'ivaylo@broshura.example',
  email: 'petya@broshura.example',
  payment: 'bank-transfer',
}
