import { newPassword } from '@/features/account/auth/register'
import { formRoute } from '@/lib/forms/form-route'

/** For a session that a recovery mail opened. */
export const POST = formRoute(async (body) => {
  const result = await newPassword(body)
  return result.ok ? { ok: true, body: { user: result.user, session: result.session } } : result
})
