import { getBrochure } from '@/features/brochures/data'
import { getLatestSlug, getRetailer } from '@/features/brochures/retailers/queries'
import { embeddedMissing, embeddedShop, embeddedStyle } from '@/features/site/embedded/embedded-page'
import { newSlugOf } from '@/features/site/redirects/open-page'
import { defaultLocale, isLocale, localePath } from '@/i18n/routing'
import { embeddedPolicy } from '@/server/content-security-policy'

type Context = { params: Promise<{ locale: string; slug: string }> }

const headers = {
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Security-Policy': embeddedPolicy(embeddedStyle),
}

/** A shop's current brochure, with `?town=varna` that of a town, in a frame of another site; it has no script and sets no cookie. */
export async function GET(request: Request, { params }: Context) {
  const { locale: language, slug } = await params
  const { search, searchParams } = new URL(request.url)
  const locale = isLocale(language) ? language : defaultLocale
  const shop = await getRetailer(slug, locale)
  if (!shop) {
    const renamed = await newSlugOf(locale, 'retailers', slug)
    if (!renamed) return new Response(embeddedMissing(locale), { status: 404, headers })
    return new Response(null, {
      status: 308,
      headers: { Location: localePath(locale, `/embed/r/${renamed}`) + search },
    })
  }
  const latest = await getLatestSlug(slug, searchParams.get('town'))
  const brochure = latest ? await getBrochure(latest, locale) : null
  return new Response(embeddedShop(locale, shop, brochure), { headers })
}
