import { release } from '@/features/releases/release'

export const dynamic = 'force-dynamic'

type Context = { params: Promise<{ file: string }> }

/** What is known of the build that this server runs; another build's file is not here. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { file } = await params
  const headers = { 'Cache-Control': 'no-store' }
  if (file !== `${release.id}.json`) return new Response(null, { status: 404, headers })
  return Response.json(release, { headers })
}
