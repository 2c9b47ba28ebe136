import { resend } from '@/features/account/auth/mail-requests'
import { formRoute } from '@/lib/forms/form-route'

/** Sends again the mail or message that this browser waits for. */
export const POST = formRoute(resend)
