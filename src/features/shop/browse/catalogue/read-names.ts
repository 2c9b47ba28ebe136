import { sql } from '@payloadcms/db-postgres'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import { z } from 'zod'
import { productPath } from '@/features/shop/goods/paths'
import { foreignLang, type LocalizedText, localized } from '@/i18n/foreign-lang'
import { defaultLocale, type Locale } from '@/i18n/routing'
import { cached } from '@/server/cache/cached'
import { tag } from '@/server/cache/tags'
import { db } from '@/server/cms'
import { readableRows } from '@/server/db/readable-rows'
import { tables } from '@/server/db/tables'

const { colours, coloursLocales, productTerms, productTermsLocales, products, productsLocales, shop } = tables
const { sizeCharts, sizeChartsLocales } = tables
const bg = alias(productsLocales, 'bg')
const own = alias(productsLocales, 'own')

/** A longer list on one page is not read; the sitemap for search engines has all products. */
const most = 300

const newestNamesRow = z.object({ slug: z.string(), title: z.string().nullable(), title_bg: z.string().nullable() })

type NamedPage = { path: string; label: LocalizedText }

async function readNewestNames(locale: Locale): Promise<NamedPage[]> {
  const { rows } = await (await db()).execute(sql`
    select ${products.slug}, ${own.title}, ${bg.title} as title_bg
    from ${shop.listedProducts} join ${products} on ${products.id} = ${shop.listedProducts.product}
    left join ${productsLocales} own on ${own._parentId} = ${products.id} and ${own._locale} = ${locale}
    left join ${productsLocales} bg on ${bg._parentId} = ${products.id} and ${bg._locale} = ${defaultLocale}
    order by ${shop.listedProducts.listedAt} desc, ${products.id} limit ${most}`)
  return readableRows(newestNamesRow, rows, 'shop/newest').map(({ slug, title, title_bg }) => ({
    path: productPath(slug),
    label: localized(title, title_bg, locale),
  }))
}

export function getNewestNames(locale: Locale): Promise<NamedPage[]> {
  return cached({ name: 'newest-goods', key: [locale], tags: [tag.products] }, () => readNewestNames(locale))
}

/** `lang` is set where the name is not in the language of the page. */
type Name = { id: string; text: string; lang?: Locale; hex: string | null }

/** By slug, size charts by the end of their id (`readChartSize`). */
export type CatalogueNames = Record<'category' | 'colour' | 'tag' | 'chart', Record<string, Name>>

const row = z.object({
  kind: z.enum(['category', 'colour', 'tag', 'chart']),
  id: z.string(),
  slug: z.string(),
  hex: z.string().nullable(),
  name: z.string().nullable(),
  name_bg: z.string().nullable(),
})

async function readNames(locale: Locale): Promise<CatalogueNames> {
  const named = (table: typeof coloursLocales | typeof productTermsLocales | typeof sizeChartsLocales) => ({
    own: alias(table, 'own'),
    bg: alias(table, 'bg'),
  })
  const [colour, term, chart] = [named(coloursLocales), named(productTermsLocales), named(sizeChartsLocales)]
  const { rows } = await (await db()).execute(sql`
    select 'colour' as kind, ${colours.id}, ${colours.slug}, ${colours.hex}, ${colour.own.name}, ${colour.bg.name} as name_bg
    from ${colours}
    left join ${coloursLocales} own on ${colour.own._parentId} = ${colours.id} and ${colour.own._locale} = ${locale}
    left join ${coloursLocales} bg on ${colour.bg._parentId} = ${colours.id} and ${colour.bg._locale} = ${defaultLocale}
    union all
    select ${productTerms.kind}::text, ${productTerms.id}, ${productTerms.slug}, null, ${term.own.name}, ${term.bg.name}
    from ${productTerms}
    left join ${productTermsLocales} own on ${term.own._parentId} = ${productTerms.id} and ${term.own._locale} = ${locale}
    left join ${productTermsLocales} bg on ${term.bg._parentId} = ${productTerms.id} and ${term.bg._locale} = ${defaultLocale}
    union all
    select 'chart', ${sizeCharts.id}, right(${sizeCharts.id}::text, 6), null, ${chart.own.name}, ${chart.bg.name}
    from ${sizeCharts}
    left join ${sizeChartsLocales} own on ${chart.own._parentId} = ${sizeCharts.id} and ${chart.own._locale} = ${locale}
    left join ${sizeChartsLocales} bg on ${chart.bg._parentId} = ${sizeCharts.id} and ${chart.bg._locale} = ${defaultLocale}`)
  const names: CatalogueNames = { category: {}, colour: {}, tag: {}, chart: {} }
  for (const { kind, id, slug, hex, name, name_bg } of readableRows(row, rows, 'shop/names')) {
    const text = localized(name, name_bg, locale)
    names[kind][slug] = { id, text: text.text, lang: foreignLang(text, locale), hex }
  }
  return names
}

export function getNames(locale: Locale): Promise<CatalogueNames> {
  return cached({ name: 'catalogue-names', key: [locale], tags: [tag.products] }, () => readNames(locale))
}
