import { newPassword } from '@/features/auth/register'
import { formRoute } from '@/lib/forms/form-route'

export const POST = formRoute(async (body) => {
  const result = await newPassword(body)
  return result.ok ? { ok: true, body: { user: result.user, session: result.session } } : result
})
