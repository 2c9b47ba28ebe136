import { ownHeaders } from '@/features/account/as-customer'
import { printVoucher } from '@/features/shop/orders/vouchers/draw-voucher'
import { limitedText } from '@/server/request-body'
import { isSameOrigin } from '@/server/request-context'

const mostBytes = 4096

/** PDF of a bought voucher. A POST, because each PDF has a new code: no reload, cache or history may create another. */
export async function POST(request: Request): Promise<Response> {
  const text = await limitedText(request, mostBytes)
  if (text === null) return new Response(null, { status: 413, headers: ownHeaders })
  if (!isSameOrigin(request)) return new Response(null, { status: 403, headers: ownHeaders })
  const pdf = await printVoucher(new URLSearchParams(text))
  if (!pdf) return new Response(null, { status: 404, headers: ownHeaders })
  const headers = {
    ...ownHeaders,
    'Content-Type': 'application/pdf',
    'Content-Disposition': 'inline; filename="voucher.pdf"',
  }
  return new Response(new Uint8Array(pdf), { headers })
}
