import { resend } from '@/features/auth/mail-requests'
import { formRoute } from '@/features/forms/form-route'

/** Sends once more what this browser waits for. */
export const POST = formRoute(resend)
