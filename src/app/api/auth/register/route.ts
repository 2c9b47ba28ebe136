import { register } from '@/features/account/auth/register'
import { formRoute } from '@/lib/forms/form-route'

/** `email` or `phone`, `password`, `terms`, perhaps `name` and `next`. The answer does not tell who has an account. */
export const POST = formRoute(register)
