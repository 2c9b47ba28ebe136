import { verifyCode } from '@/features/auth/codes'
import { formRoute } from '@/lib/forms/form-route'

/** Takes `factor` and `code`, returns the session of the second level (aal2); tokens only in the cookie. */
export const POST = formRoute(async (body) => {
  const result = await verifyCode(body)
  return result.ok ? { ok: true, body: result.signedIn } : result
})
