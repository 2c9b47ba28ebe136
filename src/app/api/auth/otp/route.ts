import { requestCode } from '@/features/account/auth/mail-requests'
import { formRoute } from '@/lib/forms/form-route'

/** Sends a code and a link that sign in. The answer does not tell who has an account. */
export const POST = formRoute(requestCode)
