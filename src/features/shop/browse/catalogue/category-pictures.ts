import { sql } from '@payloadcms/db-postgres'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import { z } from 'zod'
import { mediaUrl } from '@/design/media-picture'
import { db } from '@/server/cms'
import { readableRows } from '@/server/db/readable-rows'
import { tables } from '@/server/db/tables'

const { media, productsRels, productTerms, shop } = tables
const t = alias(productTerms, 't')
const r = alias(productsRels, 'r')
const p = alias(productsRels, 'p')
const l = alias(shop.listedProducts, 'l')
const s = alias(shop.variantStock, 's')

const row = z.object({ slug: z.string(), file: z.string() })

export async function readCategoryPictures(): Promise<Record<string, string>> {
  const { rows } = await (await db()).execute(sql`
    select ${t.slug}, newest.file from ${productTerms} t
    cross join lateral (
      select coalesce(${media.sizesCardFilename}, ${media.filename}) as file
      from ${productsRels} r
      join ${shop.listedProducts} l on ${l.product} = ${r.parentId}
      join ${productsRels} p on ${p.parentId} = ${l.product} and ${p.mediaId} is not null
      join ${media} on ${media.id} = ${p.mediaId}
      where ${r.productTermsId} = ${t.id}
        and exists (select 1 from ${shop.variantStock} s where ${s.product} = ${l.product} and ${s.inStock})
      order by ${l.listedAt} desc, ${p.path} = 'images' desc, ${p.path}, ${p.order} limit 1
    ) newest
    where ${t.kind} = 'category'`)
  return Object.fromEntries(
    readableRows(row, rows, 'shop/category pictures').map(({ slug, file }) => [slug, mediaUrl(file)]),
  )
}
