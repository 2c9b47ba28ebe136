import { NextResponse } from 'next/server'
import { getRetailer, readLatestSlug } from '@/features/brochures/retailers/queries'
import { newSlugOf } from '@/features/site/redirects/open-page'
import { defaultLocale, isLocale, localePath } from '@/i18n/routing'
import { publicPathOf } from '@/server/cache/tags'

type Context = { params: Promise<{ locale: string; slug: string }> }

/**
 * Permanent link to the newest valid brochure, with `?town=varna` to that of a town, else to the retailer's page. A
 * former name of the retailer leads to the link with the new one. For an unknown retailer src/proxy.ts lets the
 * retailer's page answer, with a complete 404 document.
 */
export async function GET(request: Request, { params }: Context) {
  const { locale, slug } = await params
  const language = isLocale(locale) ? locale : defaultLocale
  const { search, searchParams } = new URL(request.url)
  const latest = await readLatestSlug(slug, searchParams.get('town'))
  if (!latest && !(await getRetailer(slug, language))) {
    const renamed = await newSlugOf(language, 'retailers', slug)
    const headers = { 'Cache-Control': 'no-store' }
    if (!renamed) return new NextResponse(null, { status: 404, headers })
    const Location = `${localePath(language, publicPathOf('retailers', renamed))}/latest${search}`
    return new NextResponse(null, { status: 307, headers: { ...headers, Location } })
  }
  const path = latest ? publicPathOf('brochures', latest) : publicPathOf('retailers', encodeURIComponent(slug))
  return new NextResponse(null, {
    status: 307,
    headers: { Location: localePath(language, path), 'Cache-Control': 'no-store' },
  })
}
