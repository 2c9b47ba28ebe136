import { adoptSession } from '@/features/auth/adopt-session'
import { currentSession } from '@/features/auth/current-session'
import { formRoute } from '@/features/forms/form-route'

/** Who is signed in, for the islands of public pages; refreshes the session where it is due. Never cached. */
export async function GET(): Promise<Response> {
  const answer = await currentSession()
  return Response.json(answer ?? { error: 'unavailable' }, {
    status: answer ? 200 : 503,
    headers: { 'Cache-Control': 'private, no-store' },
  })
}

/** Takes over a session that was passed in a URL; user and session out, the tokens only in the cookie. */
export const POST = formRoute(async (body) => {
  const result = await adoptSession(body)
  return result.ok ? { ok: true, body: result.signedIn } : result
})
