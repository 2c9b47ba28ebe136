import { authRoute } from '@/features/auth/auth-route'
import { register } from '@/features/auth/register'

/** `email` or `phone`, `password`, `terms`, perhaps `name` and `next`. The answer does not tell who has an account. */
export const POST = authRoute(register)
