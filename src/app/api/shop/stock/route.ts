import { z } from 'zod'
import { readStock } from '@/features/shop/goods/variants/product-variants'

const input = z.object({ product: z.uuid() })

/** Free pieces per variant, capped at four: `?product=…`. Browsers may cache an answer for ten seconds. */
export async function GET(request: Request) {
  const parsed = input.safeParse(Object.fromEntries(new URL(request.url).searchParams))
  if (!parsed.success) {
    return Response.json({ error: 'bad-request' }, { status: 400, headers: { 'Cache-Control': 'no-store' } })
  }
  const free = await readStock(parsed.data.product)
  return Response.json({ free }, { headers: { 'Cache-Control': 'private, max-age=10' } })
}
