import { ownAnswer, ownHeaders } from '@/features/account/as-customer'
import { pictureOf, receivePicture } from '@/features/account/picture'

export function GET() {
  return ownAnswer(async (customer) => {
    const stored = await pictureOf(customer)
    return (
      stored &&
      new Response(stored.stream(), {
        headers: { ...ownHeaders, 'Content-Type': 'image/webp', 'Content-Length': String(stored.size) },
      })
    )
  })
}

/** A form with `picture` or `remove`. */
export const POST = receivePicture
