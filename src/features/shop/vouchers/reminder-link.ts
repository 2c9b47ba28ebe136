import { signedTokens } from '@/server/signed-token'
import { shopPaths } from '../paths'

export const reminderPath = `${shopPaths.vouchers}/reminder`

/** The link by which a recipient asks to be reminded before a voucher expires. It names the voucher, never its code. */
export const reminderTokens = signedTokens('voucher', ['remind'])
