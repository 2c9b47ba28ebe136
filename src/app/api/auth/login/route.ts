import { authRoute } from '@/features/auth/auth-route'
import { login } from '@/features/auth/login'

/** `email` (or `phone`) and `password` in; user and session out, the tokens only in the cookie. */
export const POST = authRoute(async (body) => {
  const result = await login(body)
  return result.ok ? { ok: true, body: result.signedIn } : result
})
