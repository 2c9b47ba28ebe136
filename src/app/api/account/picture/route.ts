import { ownAnswer, ownHeaders } from '@/features/account/as-customer'
import { pictureOf, receivePicture } from '@/features/account/picture'
import { streamStored } from '@/server/files'

export function GET() {
  return ownAnswer(async (customer) => {
    const stored = await pictureOf(customer)
    return (
      stored &&
      new Response(streamStored(stored), {
        headers: { ...ownHeaders, 'Content-Type': 'image/webp', 'Content-Length': String(stored.size) },
      })
    )
  })
}

/** A form with `picture` or `remove`. */
export const POST = receivePicture
