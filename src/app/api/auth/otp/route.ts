import { authRoute } from '@/features/auth/auth-route'
import { requestCode } from '@/features/auth/mail-requests'

/** Sends a code and a link that sign in. The answer does not tell who has an account. */
export const POST = authRoute(requestCode)
