import { sendCode } from '@/features/auth/codes'
import { formRoute } from '@/features/forms/form-route'

/** Sends a code to the phone of `factor`. */
export const POST = formRoute(sendCode)
