import { signInWithPassword } from '@/features/auth/login'
import { formRoute } from '@/lib/forms/form-route'

/** Takes `email` or `phone` and `password`, returns user and session; tokens only in the cookie. */
export const POST = formRoute(async (body) => {
  const result = await signInWithPassword(body)
  return result.ok ? { ok: true, body: result.signedIn } : result
})
