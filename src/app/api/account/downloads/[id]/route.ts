import { ownAnswer, ownHeaders } from '@/features/account/as-customer'
import { streamOfDownload, takeDownload } from '@/features/account/downloads'
import { namedLength } from '@/server/body-length'

/** Each download that arrives counts towards its limit. */
export async function GET({ signal }: Request, { params }: { params: Promise<{ id: string }> }) {
  const { id } = await params
  return ownAnswer(async (customer) => {
    const taken = await takeDownload(customer, id)
    if (!taken) return null
    const { stored, filename, mimeType } = taken
    return new Response(streamOfDownload(stored, customer, id, signal), {
      headers: {
        ...ownHeaders,
        'Content-Type': mimeType,
        ...namedLength(stored.size),
        'Content-Disposition': `attachment; filename*=UTF-8''${encodeURIComponent(filename)}`,
      },
    })
  })
}

/** Next would answer HEAD with GET, which counts a download. */
export function HEAD() {
  return new Response(null, { status: 405, headers: { ...ownHeaders, Allow: 'GET' } })
}
