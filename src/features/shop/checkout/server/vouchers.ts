import { mostVouchers } from '@/features/shop/orders/order-request'
import { lookUpVoucher } from '@/features/shop/orders/vouchers/codes'
import { cmsSystem, db } from '@/server/cms'
import type { OpenCheckout } from './open-checkout'
import { setVouchers } from './store-checkout'

type Open = Pick<OpenCheckout, 'cart' | 'choices' | 'customer'>

const chosenIn = ({ choices }: Open) => choices.vouchers.map(({ voucher }) => voucher)

export async function addVoucher(open: Open, typed: string, network: string) {
  const cms = await cmsSystem()
  const looked = await lookUpVoucher(cms, typed, open.customer ? `account ${open.customer.id}` : network)
  if (!looked.ok) return looked.why
  const [chosen, { voucher }] = [chosenIn(open), looked.found]
  if (chosen.includes(voucher)) return 'voucher-twice'
  if (chosen.length >= mostVouchers) return 'voucher-most'
  await setVouchers(cms.db.drizzle, open.cart, [...chosen, voucher])
  return 'added'
}

export async function removeVoucher(open: Open, removed: unknown): Promise<void> {
  const left = chosenIn(open).filter((voucher) => voucher !== removed)
  await setVouchers(await db(), open.cart, left)
}
