import { currentAsker } from '@/features/auth/customer'
import { mostVouchers } from '@/features/shop/orders/order-request'
import { lookUpVoucher } from '@/features/shop/orders/vouchers/codes'
import { cmsSystem, db } from '@/server/cms'
import { giveNetworkPoint, takeNetworkPoint } from '@/server/network-limit'
import type { Limit } from '@/server/rate-limit'
import type { OpenCheckout } from './open-checkout'
import { setVouchers } from './store-checkout'

/** Coupon codes may be short and guessable: unknown codes per hour of an account, or of the guests of a network. */
const unknownCodes: Limit = { name: 'coupon-codes', points: 20, seconds: 60 * 60 }

export const mayTryCoupon = async (): Promise<boolean> =>
  takeNetworkPoint(await cmsSystem(), unknownCodes, await currentAsker())

/** A code that exists was no guess. */
export const giveBackCouponTry = async (): Promise<void> =>
  giveNetworkPoint(await cmsSystem(), unknownCodes, await currentAsker())

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
