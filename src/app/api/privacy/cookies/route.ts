import { deleteOwnCookies, ownCookies } from '@/features/site/privacy/own-cookies'
import { isSameOrigin } from '@/server/request-context'

const headers = { 'Cache-Control': 'private, no-store' }

export async function GET() {
  return Response.json({ names: await ownCookies() }, { headers })
}

/** Deletes cookies of the given items, `?items=cart,account`, except a session, which ends by signing out. */
export async function DELETE(request: Request) {
  if (!isSameOrigin(request)) return new Response(null, { status: 403 })
  await deleteOwnCookies((new URL(request.url).searchParams.get('items') ?? '').split(','))
  return new Response(null, { status: 204, headers })
}
