import { z } from 'zod'
import { readStock } from '@/features/shop/product/variants'

const input = z.object({ product: z.uuid() })

/** How many of each variant of a product are free, up to four: `?product=…`. A browser may use an answer for ten seconds. */
export async function GET(request: Request) {
  const parsed = input.safeParse(Object.fromEntries(new URL(request.url).searchParams))
  if (!parsed.success) {
    return Response.json({ error: 'bad-request' }, { status: 400, headers: { 'Cache-Control': 'no-store' } })
  }
  const free = await readStock(parsed.data.product)
  return Response.json({ free }, { headers: { 'Cache-Control': 'private, max-age=10' } })
}
