import { authRoute } from '@/features/auth/auth-route'
import { resend } from '@/features/auth/mail-requests'

/** Sends once more what this browser waits for. */
export const POST = authRoute(resend)
