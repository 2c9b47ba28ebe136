import { env } from '@/server/env'
import { readiness } from '@/server/readiness'

export const dynamic = 'force-dynamic'

/** 503 with the reasons while the process cannot serve pages, so that it gets no traffic. */
export async function GET(): Promise<Response> {
  const reasons = await readiness(env().DATABASE_URL)
  return Response.json(reasons.length === 0 ? { status: 'ready' } : { status: 'not ready', reasons }, {
    status: reasons.length === 0 ? 200 : 503,
    headers: { 'Cache-Control': 'no-store' },
  })
}
