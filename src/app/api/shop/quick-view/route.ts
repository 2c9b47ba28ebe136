import { z } from 'zod'
import { readQuickView } from '@/features/shop/browse/quick-view/read-quick-view'
import { defaultLocale, locales } from '@/i18n/routing'

const input = z.object({ slug: z.string().min(1).max(200), locale: z.enum(locales).default(defaultLocale) })

const noStore = { 'Cache-Control': 'no-store' }

export async function GET(request: Request) {
  const parsed = input.safeParse(Object.fromEntries(new URL(request.url).searchParams))
  if (!parsed.success) return Response.json({ error: 'bad-request' }, { status: 400, headers: noStore })
  const { slug, locale } = parsed.data
  const answer = await readQuickView(slug, locale)
  if (!answer) return Response.json({ error: 'not-found' }, { status: 404, headers: noStore })
  return Response.json(answer, { headers: { 'Cache-Control': 'private, max-age=10' } })
}
