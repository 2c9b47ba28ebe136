import { ownAnswer, ownHeaders } from '@/features/account/as-customer'
import { pictureOf, receivePicture } from '@/features/account/picture'
import { namedLength } from '@/server/body-length'

export function GET() {
  return ownAnswer(async (customer) => {
    const stored = await pictureOf(customer)
    return (
      stored &&
      new Response(stored.stream(), {
        headers: { ...ownHeaders, 'Content-Type': 'image/webp', ...namedLength(stored.size) },
      })
    )
  })
}

/** A form with `picture` or `remove`. */
export const POST = receivePicture
