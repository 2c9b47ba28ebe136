import { pricesCsv } from '@/features/prices/csv'
import { parseFilter } from '@/features/prices/filter'
import { findSubject } from '@/features/prices/product-data'
import { newSlugOf } from '@/features/site/redirects/open-page'
import { defaultLocale, isLocale } from '@/i18n/routing'
import { refusalOfComputed } from '@/server/computed-limit'
import { refusedAnswer } from '@/server/refused-answer'

type Context = { params: Promise<{ slug: string }> }

const shared = { 'Cache-Control': 'public, max-age=0, s-maxage=60', 'X-Robots-Tag': 'noindex' }

export async function GET(request: Request, { params }: Context) {
  const { slug } = await params
  const address = new URL(request.url)
  const search = Object.fromEntries(address.searchParams)
  const locale = isLocale(search.language) ? search.language : defaultLocale
  const subject = await findSubject(slug, locale)
  const moved = subject?.kind === 'product' ? subject.product.mergedInto : null
  const now = subject ? moved : await newSlugOf(locale, 'product-groups', slug)
  if (now) {
    const headers = { ...shared, Location: `/api/prices/${now}/csv${address.search}` }
    return new Response(null, { status: 308, headers })
  }
  if (!subject) return refusedAnswer(request, 'not-found', locale)
  const refusal = await refusalOfComputed(request, locale)
  if (refusal) return refusal
  const text = await pricesCsv(subject, parseFilter(search), locale)
  return new Response(text, {
    headers: {
      ...shared,
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="broshura-${subject.kind === 'group' ? subject.group.slug : subject.product.id}.csv"`,
    },
  })
}
