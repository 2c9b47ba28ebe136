import type { NextRequest } from 'next/server'
import { payAddress } from '@/features/shop/orders/payments/open-payment'
import { translatorFor } from '@/i18n/translator'
import { html } from '@/lib/mailing/html'

/**
 * Leads to the payment page of an order. Answers with a page that continues by itself: CSP `form-action` forbids
 * redirecting a form to another site, and customers without JavaScript come from a form.
 */
export async function GET(request: NextRequest): Promise<Response> {
  const { address, locale } = await payAddress(request.nextUrl.searchParams)
  const words = translatorFor(locale, 'orderPage')('toPayment')
  const page = html`<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<meta http-equiv="refresh" content="0;url=${address}">
<title>${words}</title>
</head>
<body><main><h1><a href="${address}">${words}</a></h1></main></body>
</html>
`
  const headers = { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'private, no-store' }
  return new Response(page.text, { headers })
}
