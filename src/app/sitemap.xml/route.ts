import {
  listedCollections,
  readProductParts,
  readSitemapParts,
  sitemapIndexXml,
  xmlResponse,
} from '@/features/site/seo/sitemap'

export const dynamic = 'force-dynamic'

export async function GET() {
  const [documents, products] = await Promise.all([
    Promise.all(listedCollections.map(async (name) => (await readSitemapParts(name)).map((id) => `${name}-${id}`))),
    readProductParts(),
  ])
  const parts = ['pages', ...documents.flat(), ...products.map((id) => `products-${id}`)]
  return xmlResponse(sitemapIndexXml(parts.map((part) => `/sitemaps/${part}.xml`)))
}
