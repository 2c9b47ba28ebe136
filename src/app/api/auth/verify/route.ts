import { authRoute } from '@/features/auth/auth-route'
import { verify } from '@/features/auth/verify'

/** `token_hash` and `type` of a mailed link, or the `code` of the mail that this browser waits for. */
export const POST = authRoute(async (body) => {
  const result = await verify(body)
  return result.ok ? { ok: true, body: result.verified } : result
})
