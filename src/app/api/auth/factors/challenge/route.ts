import { sendCode } from '@/features/account/auth/codes'
import { formRoute } from '@/lib/forms/form-route'

/** Sends a code to the phone of `factor`. */
export const POST = formRoute(sendCode)
