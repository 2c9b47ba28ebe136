import { currentSession } from '@/features/auth/current-session'

/** Who is signed in, for the islands of public pages; refreshes the session where it is due. Never cached. */
export async function GET(): Promise<Response> {
  const answer = await currentSession()
  return Response.json(answer ?? { error: 'unavailable' }, {
    status: answer ? 200 : 503,
    headers: { 'Cache-Control': 'private, no-store' },
  })
}
