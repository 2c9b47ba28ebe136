import { release } from '@/features/site/releases/newer-release'

export const dynamic = 'force-dynamic'

type Context = { params: Promise<{ file: string }> }

/** 404 for any other build than the running one. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { file } = await params
  const headers = { 'Cache-Control': 'no-store' }
  if (file !== `${release.id}.json`) return new Response(null, { status: 404, headers })
  return Response.json(release, { headers })
}
