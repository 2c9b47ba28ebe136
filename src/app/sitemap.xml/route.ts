import { readProductParts, readSitemapParts, sitemapIndexXml, xmlResponse } from '@/features/seo/sitemap'

export const dynamic = 'force-dynamic'

export async function GET() {
  const [brochures, products] = await Promise.all([readSitemapParts(), readProductParts()])
  return xmlResponse(
    sitemapIndexXml([
      '/sitemaps/pages.xml',
      ...brochures.map((id) => `/sitemaps/brochures-${id}.xml`),
      ...products.map((id) => `/sitemaps/products-${id}.xml`),
    ]),
  )
}
