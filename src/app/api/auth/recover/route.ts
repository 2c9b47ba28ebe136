import { recover } from '@/features/account/auth/mail-requests'
import { formRoute } from '@/lib/forms/form-route'

/** Sends a password reset mail to `email`. The answer does not tell who has an account. */
export const POST = formRoute(recover)
