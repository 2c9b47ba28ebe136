import { handleProviderEvent } from '@/features/shop/orders/payments/open-payment'
import { cardKeys } from '@/features/shop/orders/shop'
import { limitedText } from '@/server/request-body'

const mostBytes = 256 * 1024
const headers = { 'Cache-Control': 'private, no-store' }

/** Stripe webhook, authorised by the signature of the raw body. */
export async function POST(request: Request): Promise<Response> {
  const signature = request.headers.get('stripe-signature')
  if (!signature || !cardKeys()) return new Response(null, { status: 400, headers })
  const body = await limitedText(request, mostBytes)
  if (body === null) return new Response(null, { status: 413, headers })
  return new Response(null, { status: (await handleProviderEvent(body, signature)) ? 200 : 400, headers })
}
