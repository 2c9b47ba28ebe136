import { currentAsker } from '@/features/auth/asker'
import { cmsSystem } from '@/server/cms'
import { givePoint, type Limit, takePoint } from '@/server/rate-limit'

/** Coupon codes may be short and guessable: unknown codes per hour of an account, or of the guests of a network. */
const unknownCodes: Limit = { name: 'coupon-codes', points: 20, seconds: 60 * 60 }

export const mayTryCoupon = async (): Promise<boolean> =>
  takePoint(await cmsSystem(), unknownCodes, await currentAsker())

/** A code that exists was no guess. */
export const giveBackCouponTry = async (): Promise<void> =>
  givePoint(await cmsSystem(), unknownCodes, await currentAsker())
