import { authRoute } from '@/features/auth/auth-route'
import { newPassword } from '@/features/auth/new-password'

/** Sets `password` in a session that a recovery mail opened. */
export const POST = authRoute(async (body) => {
  const result = await newPassword(body)
  return result.ok ? { ok: true, body: { user: result.user, session: result.session } } : result
})
