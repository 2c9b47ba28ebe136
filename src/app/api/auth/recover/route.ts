import { recover } from '@/features/auth/mail-requests'
import { formRoute } from '@/features/forms/form-route'

/** Sends the way to a new password to `email`. The answer does not tell who has an account. */
export const POST = formRoute(recover)
