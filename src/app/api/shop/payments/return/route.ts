import type { NextRequest } from 'next/server'
import { returnAddress } from '@/features/shop/orders/payments/open-payment'

export async function GET(request: NextRequest): Promise<Response> {
  const Location = await returnAddress(request.nextUrl.searchParams.get('key') ?? '')
  return new Response(null, { status: 303, headers: { Location, 'Cache-Control': 'private, no-store' } })
}
