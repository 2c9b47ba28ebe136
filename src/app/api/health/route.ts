export const dynamic = 'force-dynamic'

/** The process is up; /api/ready says whether it can serve pages. */
export function GET(): Response {
  return Response.json({ status: 'up' }, { headers: { 'Cache-Control': 'no-store' } })
}
