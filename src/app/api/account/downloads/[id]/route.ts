import { ownAnswer, ownHeaders } from '@/features/account/as-customer'
import { takeDownload } from '@/features/account/downloads'
import { readStored } from '@/server/files'

/** A file that the customer may download; counts down the downloads that are left. */
export async function GET(_request: Request, { params }: { params: Promise<{ id: string }> }) {
  const { id } = await params
  return ownAnswer(async (customer) => {
    const taken = await takeDownload(customer, id)
    if (!taken) return null
    const { stored, filename, mimeType } = taken
    return new Response(readStored(stored), {
      headers: {
        ...ownHeaders,
        'Content-Type': mimeType,
        'Content-Length': String(stored.size),
        'Content-Disposition': `attachment; filename*=UTF-8''${encodeURIComponent(filename)}`,
      },
    })
  })
}

/** Without it Next would answer HEAD with GET, and count a download. */
export function HEAD() {
  return new Response(null, { status: 405, headers: { ...ownHeaders, Allow: 'GET' } })
}
