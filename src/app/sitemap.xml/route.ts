import { readSitemapParts, sitemapIndexXml, xmlResponse } from '@/features/seo/sitemap'

export const dynamic = 'force-dynamic'

export async function GET() {
  const parts = await readSitemapParts()
  return xmlResponse(sitemapIndexXml(['/sitemaps/pages.xml', ...parts.map((id) => `/sitemaps/brochures-${id}.xml`)]))
}
