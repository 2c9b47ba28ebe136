import { resend } from '@/features/auth/mail-requests'
import { formRoute } from '@/features/forms/form-route'

/** Sends again the mail or message that this browser waits for. */
export const POST = formRoute(resend)
