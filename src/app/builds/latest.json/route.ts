import { release } from '@/features/site/releases/newer-release'

export const dynamic = 'force-dynamic'

/** Open pages poll this every hour for a newer build (docs/product.md, section 8). */
export function GET(): Response {
  return Response.json(release, { headers: { 'Cache-Control': 'no-store' } })
}
