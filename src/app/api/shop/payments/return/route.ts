import type { NextRequest } from 'next/server'
import { paymentReturnAddress } from '@/features/shop/orders/payments/open-payment'

export async function GET(request: NextRequest): Promise<Response> {
  const Location = await paymentReturnAddress(request.nextUrl.searchParams.get('key') ?? '')
  return new Response(null, { status: 303, headers: { Location, 'Cache-Control': 'private, no-store' } })
}
