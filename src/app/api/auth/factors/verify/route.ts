import { authRoute } from '@/features/auth/auth-route'
import { verifyCode } from '@/features/auth/codes'

/** `factor` and `code` in; the session of the second level out, its tokens only in the cookie. */
export const POST = authRoute(async (body) => {
  const result = await verifyCode(body)
  return result.ok ? { ok: true, body: result.signedIn } : result
})
