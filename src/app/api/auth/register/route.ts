import { register } from '@/features/auth/register'
import { formRoute } from '@/features/forms/form-route'

/** `email` or `phone`, `password`, `terms`, perhaps `name` and `next`. The answer does not tell who has an account. */
export const POST = formRoute(register)
