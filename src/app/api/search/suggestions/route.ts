import { z } from 'zod'
import { searchTags } from '@/features/search/params'
import { suggest } from '@/features/search/suggestions'
import { defaultLocale, locales } from '@/i18n/routing'
import { answered } from '@/server/cache/cached'

const input = z.object({ q: z.string().trim().max(60), locale: z.enum(locales).default(defaultLocale) })

/** `?q=мля&locale=bg`. Publicly cacheable for a minute. */
export async function GET(request: Request) {
  const parsed = input.safeParse(Object.fromEntries(new URL(request.url).searchParams))
  if (!parsed.success) {
    return Response.json({ error: 'bad-request' }, { status: 400, headers: { 'Cache-Control': 'no-store' } })
  }
  const { q, locale } = parsed.data
  const suggestions = await answered({ name: 'suggestions', key: [locale, q], tags: searchTags }, () =>
    suggest(q, locale),
  )
  return Response.json({ suggestions }, { headers: { 'Cache-Control': 'public, max-age=60, s-maxage=60' } })
}
