import { verify } from '@/features/auth/verify'
import { formRoute } from '@/lib/forms/form-route'

/** Takes `token_hash` and `type` of a mailed link, or the `code` of the mail that this browser waits for. */
export const POST = formRoute(async (body) => {
  const result = await verify(body)
  return result.ok ? { ok: true, body: result.verified } : result
})
