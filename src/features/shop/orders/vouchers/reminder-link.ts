import { shopPaths } from '@/features/shop/goods/paths'
import { signedTokens } from '@/server/signed-token'

export const reminderPath = `${shopPaths.vouchers}/reminder`

/** Lets a recipient ask for a reminder before the voucher expires. Names the voucher, never its code. */
export const reminderTokens = signedTokens('voucher', ['remind'])
