import config from '@payload-config'
import { REST_DELETE, REST_GET, REST_OPTIONS, REST_PATCH, REST_POST, REST_PUT } from '@payloadcms/next/routes'
import { waitForInvalidations } from '@/server/cache/listener'
import { log } from '@/server/log'
import { unlessUnavailable } from '@/server/staff-outage'

type Handler = ReturnType<typeof REST_GET>

/**
 * Delays the answer to a write until this process has cleared its stale cache, so that the editor's next request shows
 * the change.
 */
function afterInvalidations(handler: Handler): Handler {
  return async (request, context) => {
    const response = await handler(request, context)
    await waitForInvalidations()
    return response
  }
}

/**
 * Answers are not cacheable by others. Files keep their own headers, and a forbidden file is answered with 404 instead
 * of 403, so that its existence is not revealed.
 */
function forAskerAlone(handler: Handler): Handler {
  return async (request, context) => {
    const response = await unlessUnavailable(request, await handler(request, context).catch(unreadable))
    const isFile = (await context.params).slug?.[1] === 'file'
    if (isFile && (response.status === 401 || response.status === 403)) {
      log.warn({ event: 'file-refused', network: request.headers.get('x-forwarded-for') }, 'a file was refused')
      return new Response(null, { status: 404, headers })
    }
    if (!isFile || !response.headers.has('Cache-Control')) {
      response.headers.set('Cache-Control', isFile && response.ok ? 'private, no-cache' : headers['Cache-Control'])
    }
    return response
  }
}

/** Payload parses some bodies outside its own error handling. */
function unreadable(error: unknown): Response {
  if (!(error instanceof SyntaxError)) throw error
  return Response.json({ errors: [{ message: 'The body is not JSON.' }] }, { status: 400 })
}

const headers = { 'Cache-Control': 'private, no-store' }

export const GET = forAskerAlone(REST_GET(config))
export const POST = forAskerAlone(afterInvalidations(REST_POST(config)))
export const DELETE = forAskerAlone(afterInvalidations(REST_DELETE(config)))
export const PATCH = forAskerAlone(afterInvalidations(REST_PATCH(config)))
export const PUT = forAskerAlone(afterInvalidations(REST_PUT(config)))
export const OPTIONS = forAskerAlone(REST_OPTIONS(config))
