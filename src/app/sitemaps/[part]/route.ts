import { z } from 'zod'
import { getCategories } from '@/features/categories/data'
import { getRetailers } from '@/features/retailers/data'
import { readBrochureEntries, type SitemapEntry, sitemapXml, xmlResponse } from '@/features/seo/sitemap'
import { defaultLocale } from '@/i18n/routing'
import { pathOf } from '@/server/cache-tags'

const brochurePart = z.templateLiteral(['brochures-', z.uuid(), '.xml'])

type Context = { params: Promise<{ part: string }> }

export async function GET(_request: Request, { params }: Context) {
  const { part } = await params
  if (part === 'pages.xml') return xmlResponse(sitemapXml(await pages()))
  if (!brochurePart.safeParse(part).success) return new Response(null, { status: 404 })
  const entries = await readBrochureEntries(part.slice('brochures-'.length, -'.xml'.length))
  return entries.length > 0 ? xmlResponse(sitemapXml(entries)) : new Response(null, { status: 404 })
}

async function pages(): Promise<SitemapEntry[]> {
  const [categories, retailers] = await Promise.all([getCategories(defaultLocale), getRetailers()])
  const paths = [
    '/',
    '/list',
    ...categories.map(({ slug }) => `/c/${slug}`),
    ...retailers.map(({ slug }) => pathOf('retailers', slug)),
  ]
  return paths.map((path) => ({ path, modified: null }))
}
