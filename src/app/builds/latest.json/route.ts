import { release } from '@/features/site/releases/newer-release'

export const dynamic = 'force-dynamic'

/** Which build this server runs; open pages ask for it every hour (product spec, section 8). */
export function GET(): Response {
  return Response.json(release, { headers: { 'Cache-Control': 'no-store' } })
}
