import config from '@payload-config'
import { REST_DELETE, REST_GET, REST_OPTIONS, REST_PATCH, REST_POST, REST_PUT } from '@payloadcms/next/routes'
import { changesHeard } from '@/server/cache-listener'

type Handler = ReturnType<typeof REST_GET>

/** Holds back the answer to a write until this process has cleared its stale cache, so that the editor's next request shows the change. */
function thenHeard(handler: Handler): Handler {
  return async (request, context) => {
    const response = await handler(request, context)
    await changesHeard()
    return response
  }
}

/** Answers 404 instead of 403 for files that a person may not read, so as not to reveal that they exist. */
function hidingFiles(handler: Handler): Handler {
  return async (request, context) => {
    const response = await handler(request, context)
    const { slug } = await context.params
    const hidden = slug?.[1] === 'file' && (response.status === 401 || response.status === 403)
    return hidden ? new Response(null, { status: 404 }) : response
  }
}

export const GET = hidingFiles(REST_GET(config))
export const POST = thenHeard(REST_POST(config))
export const DELETE = thenHeard(REST_DELETE(config))
export const PATCH = thenHeard(REST_PATCH(config))
export const PUT = thenHeard(REST_PUT(config))
export const OPTIONS = REST_OPTIONS(config)
