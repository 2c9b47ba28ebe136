export const dynamic = 'force-dynamic'

/** The process is up; whether it can serve pages is told by /api/ready. */
export function GET(): Response {
  return Response.json({ status: 'up' }, { headers: { 'Cache-Control': 'no-store' } })
}
