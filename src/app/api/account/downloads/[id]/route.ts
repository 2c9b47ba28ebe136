import { takeDownload } from '@/features/account/downloads'
import { ownAnswer, ownHeaders } from '@/features/account/own-answer'
import { readStored } from '@/server/files'

/** A file that a customer has a right to, and each time one fewer. */
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

/** Next would answer with the above, and count. */
export function HEAD() {
  return new Response(null, { status: 405, headers: { ...ownHeaders, Allow: 'GET' } })
}
