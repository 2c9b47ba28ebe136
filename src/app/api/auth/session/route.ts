import { adoptSession, currentSession } from '@/features/auth/adopt-session'
import { questionWords } from '@/features/auth/password-words'
import { formRoute } from '@/lib/forms/form-route'

/** For client components of cached pages; refreshes the session if due. Never cached. */
export async function GET(): Promise<Response> {
  const answer = await currentSession()
  return Response.json(answer ?? { error: 'unavailable' }, {
    status: answer ? 200 : 503,
    headers: { 'Cache-Control': 'private, no-store' },
  })
}

/** Adopts a session passed in a URL after the visitor has confirmed; tokens only in the cookie. */
export const POST = formRoute(async (body, locale) => {
  const result = await adoptSession(body)
  if (!result.ok) return result
  return {
    ok: true,
    body: 'question' in result ? { question: questionWords(result.question, locale) } : result.signedIn,
  }
})
