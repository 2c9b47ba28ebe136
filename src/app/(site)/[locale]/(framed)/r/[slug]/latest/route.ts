import { NextResponse } from 'next/server'
import { getRetailer, readLatestSlug } from '@/features/brochures/retailers/queries'
import { defaultLocale, isLocale, localePath } from '@/i18n/routing'
import { pathOf } from '@/server/cache/tags'

type Context = { params: Promise<{ locale: string; slug: string }> }

/**
 * A permanent link to the newest valid brochure; without one it leads to the retailer's page. Where there is no such retailer, the
 * proxy has that page answer, with a whole document.
 */
export async function GET(_request: Request, { params }: Context) {
  const { locale, slug } = await params
  const language = isLocale(locale) ? locale : defaultLocale
  const latest = await readLatestSlug(slug)
  if (!latest && !(await getRetailer(slug, language))) {
    return new NextResponse(null, { status: 404, headers: { 'Cache-Control': 'no-store' } })
  }
  const path = latest ? pathOf('brochures', latest) : pathOf('retailers', encodeURIComponent(slug))
  return new NextResponse(null, {
    status: 307,
    headers: { Location: localePath(language, path), 'Cache-Control': 'no-store' },
  })
}
