import { release } from '@/features/site/releases/newer-release'

export const dynamic = 'force-dynamic'

/** Which build this server runs; open pages ask for it every hour (docs/product.md, section 8). */
export function GET(): Response {
  return Response.json(release, { headers: { 'Cache-Control': 'no-store' } })
}
