import { signInWithPassword } from '@/features/account/auth/login'
import { formRoute } from '@/lib/forms/form-route'

/** `email` (or `phone`) and `password` in; user and session out, the tokens only in the cookie. */
export const POST = formRoute(async (body) => {
  const result = await signInWithPassword(body)
  return result.ok ? { ok: true, body: result.signedIn } : result
})
