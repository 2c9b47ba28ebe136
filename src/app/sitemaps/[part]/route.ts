import { z } from 'zod'
import { getCategories } from '@/features/brochures/categories/data'
import { getRetailers, getStoreTowns } from '@/features/brochures/retailers/queries'
import { keptPath } from '@/features/brochures/viewer/kept/kept-path'
import { getBlogIndex } from '@/features/content/blog/data'
import { postListPath } from '@/features/content/blog/paths'
import { getLegalLinks, legalPath } from '@/features/content/legal/data'
import { getProductGroups } from '@/features/price-data/groups/data'
import { howPath, pricePath } from '@/features/prices/filter'
import { shopPaths } from '@/features/shop/goods/paths'
import { pricesPath, townPath, withdrawalPath } from '@/features/site/frame/site-links'
import { privacyCentrePath } from '@/features/site/privacy/paths'
import {
  listedCollections,
  readProductEntries,
  readSitemapPart,
  type SitemapEntry,
  sitemapXml,
  xmlResponse,
} from '@/features/site/seo/sitemap'
import { defaultLocale } from '@/i18n/routing'
import { publicPathOf } from '@/server/cache/tags'

const documentPart = /^(?<collection>[a-z]+)-(?<first>[0-9a-f-]{36})\.xml$/
const documents = z.object({ collection: z.enum(listedCollections), first: z.guid() })
const productPart = /^products-(\d{1,9})\.xml$/

type Context = { params: Promise<{ part: string }> }

export async function GET(_request: Request, { params }: Context) {
  const { part } = await params
  if (part === 'pages.xml') return xmlResponse(sitemapXml(await fixedPages()))
  const entries = await entriesOf(part)
  return entries.length > 0 ? xmlResponse(sitemapXml(entries)) : new Response(null, { status: 404 })
}

async function entriesOf(part: string): Promise<SitemapEntry[]> {
  const { data } = documents.safeParse(documentPart.exec(part)?.groups)
  if (data) return readSitemapPart(data.collection, data.first)
  const product = productPart.exec(part)?.[1]
  return product ? readProductEntries(Number(product)) : []
}

async function fixedPages(): Promise<SitemapEntry[]> {
  const [categories, retailers, towns, groups, legal, blog] = await Promise.all([
    getCategories(defaultLocale),
    getRetailers(),
    getStoreTowns(),
    getProductGroups(defaultLocale),
    getLegalLinks(defaultLocale),
    getBlogIndex(defaultLocale),
  ])
  const paths = [
    '/',
    '/list',
    keptPath,
    pricesPath,
    howPath,
    privacyCentrePath,
    withdrawalPath,
    shopPaths.vouchers,
    ...legal.map(({ slug }) => legalPath(slug)),
    ...groups.map(({ slug }) => pricePath(slug)),
    ...categories.map(({ slug }) => `/c/${slug}`),
    ...retailers.map(({ slug }) => publicPathOf('retailers', slug)),
    ...towns.map(({ slug }) => townPath(slug)),
    ...blog.categories.map(({ slug }) => postListPath('category', slug)),
    ...blog.tags.map(({ slug }) => postListPath('tag', slug)),
    ...blog.authors.map(({ slug }) => postListPath('author', slug)),
    ...blog.months.map(({ month }) => postListPath('archive', month)),
  ]
  return paths.map((path) => ({ path, modified: null }))
}
