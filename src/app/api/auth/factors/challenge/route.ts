import { authRoute } from '@/features/auth/auth-route'
import { sendCode } from '@/features/auth/codes'

/** Sends a code to the phone of `factor`. */
export const POST = authRoute(sendCode)
