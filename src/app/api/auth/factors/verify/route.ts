import { verifyCode } from '@/features/account/auth/codes'
import { formRoute } from '@/lib/forms/form-route'

/** `factor` and `code` in; the session of the second level (aal2) out, its tokens only in the cookie. */
export const POST = formRoute(async (body) => {
  const result = await verifyCode(body)
  return result.ok ? { ok: true, body: result.signedIn } : result
})
