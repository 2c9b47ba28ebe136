import { sql } from '@payloadcms/db-postgres'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import { z } from 'zod'
import { productPath } from '@/features/shop/goods/paths'
import { type LocalizedText, localized } from '@/i18n/foreign-lang'
import { defaultLocale, type Locale } from '@/i18n/routing'
import { cached } from '@/server/cache/cached'
import { tag } from '@/server/cache/tags'
import { db } from '@/server/cms'
import { readableRows } from '@/server/db/readable-rows'
import { tables } from '@/server/db/tables'

const { products, productsLocales, shop } = tables
const bg = alias(productsLocales, 'bg')
const own = alias(productsLocales, 'own')

/** A longer list on one page is not read; the sitemap for search engines has all products. */
const most = 300

const row = z.object({ slug: z.string(), title: z.string().nullable(), title_bg: z.string().nullable() })

type NamedPage = { path: string; label: LocalizedText }

async function readNewestNames(locale: Locale): Promise<NamedPage[]> {
  const { rows } = await (await db()).execute(sql`
    select ${products.slug}, ${own.title}, ${bg.title} as title_bg
    from ${shop.listedProducts} join ${products} on ${products.id} = ${shop.listedProducts.product}
    left join ${productsLocales} own on ${own._parentId} = ${products.id} and ${own._locale} = ${locale}
    left join ${productsLocales} bg on ${bg._parentId} = ${products.id} and ${bg._locale} = ${defaultLocale}
    order by ${shop.listedProducts.listedAt} desc, ${products.id} limit ${most}`)
  return readableRows(row, rows, 'shop/newest').map(({ slug, title, title_bg }) => ({
    path: productPath(slug),
    label: localized(title, title_bg, locale),
  }))
}

export function getNewestNames(locale: Locale): Promise<NamedPage[]> {
  return cached({ name: 'newest-goods', key: [locale], tags: [tag.products] }, () => readNewestNames(locale))
}
