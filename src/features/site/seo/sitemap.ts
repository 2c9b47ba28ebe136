import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { z } from 'zod'
import { publicPathOf } from '@/server/cache/tags'
import { isPublicBrochure } from '@/server/db/public-brochure'
import { readableRows } from '@/server/db/readable-rows'
import { integerIdsOf, uuidsOf } from '@/server/db/row-ids'
import { isPublished } from '@/server/db/states'
import { tables } from '@/server/db/tables'
import { publicDb } from '@/server/replicas/public-reads'
import { absoluteUrl, languageUrls } from './metadata'
import { escapeXml } from './xml'

const { brochures, pages, posts, products } = tables
const { latest, listings, products: priced } = tables.prices

const partSize = 5_000

export type SitemapEntry = { path: string; modified: string | null }

const entryRow = z.object({ slug: z.string(), modified: z.coerce.date() })

export const listedCollections = ['pages', 'posts', 'brochures', 'products'] as const
type ListedCollection = (typeof listedCollections)[number]

/** Documents with a page of their own that search engines may show. */
const shown: Record<ListedCollection, SQL> = {
  brochures: sql`${isPublicBrochure} and ${brochures.activeImportId} is not null`,
  pages: sql`${isPublished(pages)} and ${pages.hiddenFromSearch} is not true`,
  posts: isPublished(posts),
  products: sql`${isPublished(products)} and ${products.isSample} is not true`,
}

/** The first id of each part: parts are read by keyset, so their number does not matter. */
export async function readSitemapParts(collection: ListedCollection): Promise<string[]> {
  const documents = tables[collection]
  const { rows } = await (await publicDb()).execute(sql`
    select id from (
      select ${documents.id}, row_number() over (order by ${documents.id}) as place
      from ${documents} where ${shown[collection]}
    ) numbered where place % ${partSize} = 1 order by id`)
  return uuidsOf(rows)
}

export async function readSitemapPart(collection: ListedCollection, firstId: string): Promise<SitemapEntry[]> {
  const documents = tables[collection]
  const { rows } = await (await publicDb()).execute(sql`
    select ${documents.slug}, ${documents.updatedAt} as modified from ${documents}
    where ${shown[collection]} and ${documents.id} >= ${firstId}::uuid order by ${documents.id} limit ${partSize}`)
  return readableRows(entryRow, rows, `sitemap/${collection}`).map(({ slug, modified }) => ({
    path: publicPathOf(collection, slug),
    modified: modified.toISOString(),
  }))
}

const productEntryRow = z.object({ slug: z.string() })

/** What no chain sells any more has an empty page, and stays in the table for ever. */
const isSold = sql`${priced.mergedInto} is null and exists (
  select from ${listings} join ${latest} on ${latest.listingId} = ${listings.id} and ${latest.placeId} = 0
  where ${listings.productId} = ${priced.id})`

export async function readProductParts(): Promise<number[]> {
  const { rows } = await (await publicDb()).execute(sql`
    select id from (
      select ${priced.id}, row_number() over (order by ${priced.id}) as place from ${priced}
      where ${isSold}
    ) numbered where place % ${partSize} = 1 order by id`)
  return integerIdsOf(rows)
}

export async function readProductEntries(firstId: number): Promise<SitemapEntry[]> {
  const { rows } = await (await publicDb()).execute(sql`
    select ${priced.slug} from ${priced} where ${priced.id} >= ${firstId} and ${isSold}
    order by ${priced.id} limit ${partSize}`)
  return readableRows(productEntryRow, rows, 'sitemap/prices').map(({ slug }) => ({
    path: `/prices/${slug}`,
    modified: null,
  }))
}

export function sitemapXml(entries: SitemapEntry[]): string {
  const urls = entries.flatMap(({ path, modified }) => {
    const languages = Object.entries(languageUrls(path))
    const alternates = languages.map(
      ([language, url]) => `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeXml(url)}"/>`,
    )
    const lastModified = modified ? `<lastmod>${modified}</lastmod>` : ''
    return languages
      .filter(([language]) => language !== 'x-default')
      .map(([, url]) => `<url><loc>${escapeXml(url)}</loc>${lastModified}${alternates.join('')}</url>`)
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join('\n')}
</urlset>`
}

export function sitemapIndexXml(paths: string[]): string {
  const parts = paths.map((path) => `<sitemap><loc>${escapeXml(absoluteUrl(path))}</loc></sitemap>`)
  return `<?xml version="1.0" encoding="UTF-8"?>
<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${parts.join('\n')}
</sitemapindex>`
}

export function xmlResponse(xml: string): Response {
  return new Response(xml, {
    headers: { 'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': 'public, max-age=0, s-maxage=60' },
  })
}
