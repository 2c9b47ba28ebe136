import { currentAsker } from '@/features/account/auth/asker'
import { cmsSystem } from '@/server/cms'
import { givePoint, type Limit, takePoint } from '@/server/rate-limit'

/** Codes may be short: twenty unknown ones an hour of one account, or of guests of one network. */
const unknownCodes: Limit = { name: 'coupon-codes', points: 20, seconds: 60 * 60 }

/** Whether one more code may be tried, before anything is said of it. */
export const mayTryCoupon = async (): Promise<boolean> =>
  takePoint(await cmsSystem(), unknownCodes, await currentAsker())

/** A code that there is was no guess. */
export const giveBackCouponTry = async (): Promise<void> =>
  givePoint(await cmsSystem(), unknownCodes, await currentAsker())
