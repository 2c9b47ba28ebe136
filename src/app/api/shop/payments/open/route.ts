import type { NextRequest } from 'next/server'
import { payAddress } from '@/features/shop/orders/order-page'

/**
 * Leads to the page where an order is paid. It answers with a page that goes on by itself: a form may not be redirected to another
 * site (`form-action`), and whoever ordered without JavaScript comes from one.
 */
export async function GET(request: NextRequest): Promise<Response> {
  const address = await payAddress(request.nextUrl.searchParams.get('key') ?? '')
  const shown = address.replaceAll('&', '&amp;').replaceAll('"', '&quot;')
  const body = `<!doctype html><meta charset="utf-8"><meta name="robots" content="noindex"><meta http-equiv="refresh" content="0;url=${shown}"><title>Broshura</title><a href="${shown}">→</a>`
  const headers = { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'private, no-store' }
  return new Response(body, { headers })
}
