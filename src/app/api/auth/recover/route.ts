import { authRoute } from '@/features/auth/auth-route'
import { recover } from '@/features/auth/mail-requests'

/** Sends the way to a new password to `email`. The answer does not tell who has an account. */
export const POST = authRoute(recover)
