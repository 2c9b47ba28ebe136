import { pricesCsv } from '@/features/prices/csv'
import { parseFilter } from '@/features/prices/filter'
import { findSubject } from '@/features/prices/product-data'
import { defaultLocale, isLocale } from '@/i18n/routing'

type Context = { params: Promise<{ slug: string }> }

export async function GET(request: Request, { params }: Context) {
  const { slug } = await params
  const search = Object.fromEntries(new URL(request.url).searchParams)
  const locale = isLocale(search.language) ? search.language : defaultLocale
  const subject = await findSubject(slug, locale)
  if (!subject) return new Response(null, { status: 404 })
  const text = await pricesCsv(subject, parseFilter(search), locale)
  return new Response(text, {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="broshura-${subject.kind === 'group' ? subject.group.slug : subject.product.id}.csv"`,
      'Cache-Control': 'public, max-age=0, s-maxage=60',
      'X-Robots-Tag': 'noindex',
    },
  })
}
