import { z } from 'zod'
import { isSlug } from '@/domain/slug'
import { isCached } from '@/features/search/indexed-pages'
import { readablePages, searchInPages } from '@/features/search/search-in-brochure'
import { longestQuery } from '@/features/search/terms'
import { defaultLocale, locales } from '@/i18n/routing'
import { staffFrom } from '@/server/cms'
import { refusalOfComputed } from '@/server/computed-limit'

/** A pasted text may be longer than a question, and is cut as in the search of the site. */
const input = z.object({
  q: z
    .string()
    .trim()
    .min(1)
    .transform((typed) => typed.slice(0, longestQuery)),
  locale: z.enum(locales).default(defaultLocale),
})

type Context = { params: Promise<{ slug: string }> }

const refuse = (status: number, error: string) =>
  Response.json({ error }, { status, headers: { 'Cache-Control': 'no-store' } })

export async function GET(request: Request, { params }: Context) {
  const { slug } = await params
  const parsed = input.safeParse(Object.fromEntries(new URL(request.url).searchParams))
  if (!parsed.success) return refuse(400, 'bad-request')
  const readable = isSlug(slug) ? await readablePages(slug) : null
  if (!readable || !(readable.published || (await staffFrom(request.headers)))) return refuse(404, 'not-found')
  const refusal =
    readable.hash && !isCached(readable.hash) ? await refusalOfComputed(request, parsed.data.locale) : null
  if (refusal) return refusal
  const { pages } = readable.hash
    ? await searchInPages(readable.hash, parsed.data.q, parsed.data.locale)
    : { pages: [] }
  const visible = new Set(readable.pages)
  return Response.json(
    { pages: pages.filter(({ number }) => visible.has(number)) },
    { headers: { 'Cache-Control': readable.published ? 'private, max-age=60' : 'no-store' } },
  )
}
