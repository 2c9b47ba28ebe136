import { sql } from '@payloadcms/db-postgres'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import { z } from 'zod'
import { sofiaDay } from '@/domain/calendar-day'
import { eanStarts } from '@/domain/ean'
import { namedKinds } from '@/domain/indexed-kinds'
import { headMark, normalise } from '@/domain/search-text'
import { searchPath } from '@/features/site/frame/site-links'
import { defaultLocale, type Locale } from '@/i18n/routing'
import { kindWords } from '@/lib/kind-words'
import { publicPathOf } from '@/server/cache/tags'
import { readableRows } from '@/server/db/readable-rows'
import { isOneOf } from '@/server/db/states'
import { tables } from '@/server/db/tables'
import { publicRows } from '@/server/replicas/public-reads'
import { chainsBeginning } from './chains'
import { readDigits } from './digits-in-words'
import { foundBrochures } from './find'
import { searchParts } from './params'
import { findQuery, planOf } from './query-plan'
import { begunWords } from './terms'
import { anyBeginningWith, lexeme } from './tsquery'
import type { Suggestion } from './types'
import { wordsBeginning } from './vocabulary'

const { products, productsLocales, shop } = tables
const { documentsOther } = tables.search
const bg = alias(productsLocales, 'bg')
const d = alias(documentsOther, 'd')
const l = alias(productsLocales, 'l')
const listed = alias(shop.listedProducts, 'listed')
const p = alias(products, 'p')
const s = alias(shop.variantStock, 's')

const mostWords = 4
const mostShops = 4
const mostProducts = 4
const mostGoods = 3
/** Products with the most chains whose names are read: without a limit Postgres would read all names. */
const mostNamed = 200
const mostBrochures = 3
const mostPosts = 2

const nameRow = z.object({
  kind: z.enum(namedKinds),
  slug: z.string(),
  text: z.string(),
  lang: z.string(),
})
const productRow = z.object({ slug: z.string(), title: z.string(), group: z.number().nullable() })
const titleRow = z.object({ slug: z.string(), text: z.string(), lang: z.string() })

export async function suggest(query: string, locale: Locale): Promise<Suggestion[]> {
  if (query.trim().length < 2) return []
  const typed = await readDigits(query, locale)
  const words = begunWords(typed)
  const last = words.at(-1)
  if (!last) return []
  const today = sofiaDay()
  const found = await Promise.all([
    suggestNames(words, locale),
    suggestChains(normalise(typed)),
    suggestWords(typed, last, locale),
    suggestProducts(typed, locale),
    suggestGoods(words, locale),
    suggestBrochures(typed, locale, today),
    suggestPosts(words, locale),
  ])
  return [...new Map(found.flat().map((suggestion) => [suggestion.path, suggestion])).values()]
}

async function suggestNames(words: string[][], locale: Locale): Promise<Suggestion[]> {
  const parts = unfinished(words)
  const rows = await publicRows(sql`
    with met as (
      select kind, id from search.documents_name where words @@ ${parts}::tsquery and strong @@ ${parts}::tsquery
      order by kind desc, id limit 50
    )
    select 'retailer' as kind, r.slug, r.name as text, ${defaultLocale} as lang
    from met join retailers r on r.id = met.id and r._status = 'published' where met.kind = 'retailer'
    union all
    select 'category', c.slug, coalesce(l.name, bg.name), case when l.name is null then ${defaultLocale} else ${locale} end
    from met join categories c on c.id = met.id
    left join categories_locales l on l._parent_id = c.id and l._locale = ${locale}
    left join categories_locales bg on bg._parent_id = c.id and bg._locale = ${defaultLocale}
    where met.kind = 'category'
    order by kind desc, text, slug limit ${mostShops}`)
  return readableRows(nameRow, rows, 'search/suggestions').map(({ slug, ...name }) => ({
    ...name,
    path: name.kind === 'retailer' ? `/r/${slug}` : `/c/${slug}`,
  }))
}

/** A chain without brochures leads to its prices. */
async function suggestChains(forms: string[]): Promise<Suggestion[]> {
  const chains = await chainsBeginning(forms)
  return chains.slice(0, mostShops).map(({ slug, name, retailer }) => {
    const prices = new URLSearchParams(searchParts({ q: name, kind: 'products', shop: slug }))
    const path = retailer ? `/r/${retailer.slug}` : `${searchPath}?${prices}`
    return { kind: 'retailer', text: name, lang: defaultLocale, path }
  })
}

function unfinished(words: readonly (readonly string[])[], mark = (form: string) => form): string {
  const parts = words.map((forms, index) => {
    const end = index === words.length - 1 ? ':*' : ''
    return `(${forms.map((form) => lexeme(mark(form)) + end).join('|')})`
  })
  return parts.join('&')
}

async function suggestProducts(query: string, locale: Locale): Promise<Suggestion[]> {
  return (await productsBeginning(query, mostProducts)).map(({ slug, title, group }) => ({
    kind: 'product',
    text: title,
    lang: defaultLocale,
    note: kindWords(title, locale, group) ?? undefined,
    path: `/prices/${slug}`,
  }))
}

/**
 * Products whose names have all words of an unfinished query, or whose barcode begins with its digits. Things with the name come before those that only contain
 * it (cheese of milk), and then those that most chains sell, so that there is something to compare.
 */
export async function productsBeginning(query: string, most: number): Promise<z.infer<typeof productRow>[]> {
  const words = begunWords(query)
  if (words.length === 0) return []
  const begun = anyBeginningWith(eanStarts(query))
  const wanted = begun === null ? unfinished(words) : `(${unfinished(words)})|${begun}`
  const rows = await publicRows(sql`
    select p.slug, p.title, p.group_number as "group" from (
      select s.id, s.head, cardinality(k.chain_ids) as chains from (
        select id, kind_id, words @@ ${unfinished(words, headMark)}::tsquery as head
        from search.products where words @@ ${wanted}::tsquery limit 1000
      ) s join search.product_kinds k on k.id = s.kind_id order by head desc, chains desc, s.id limit ${mostNamed}
    ) most join prices.products p on p.id = most.id
    order by most.head desc, most.chains desc, length(p.title), p.title limit ${most}`)
  return readableRows(productRow, rows, 'search/suggestions')
}

async function suggestGoods(words: string[][], locale: Locale): Promise<Suggestion[]> {
  const parts = unfinished(words)
  const rows = await publicRows(sql`
    select ${p.slug}, coalesce(${l.title}, ${bg.title}) as text,
      case when ${l.title} is null then ${defaultLocale} else ${locale} end as lang
    from ${documentsOther} d
    join ${shop.listedProducts} listed on ${listed.product} = ${d.id}
    join ${products} p on ${p.id} = ${d.id}
    left join ${productsLocales} l on ${l._parentId} = ${p.id} and ${l._locale} = ${locale} and ${l.title} <> ''
    left join ${productsLocales} bg on ${bg._parentId} = ${p.id} and ${bg._locale} = ${defaultLocale}
    where ${isOneOf(d.kind, 'goods')} and ${d.words} @@ ${parts}::tsquery and ${d.strong} @@ ${parts}::tsquery
    order by exists (select from ${shop.variantStock} s where ${s.product} = ${p.id} and ${s.inStock}) desc,
      ${listed.listedAt} desc, ${p.id} limit ${mostGoods}`)
  return readableRows(titleRow, rows, 'search/suggestions').map(({ slug, ...title }) => ({
    kind: 'goods',
    ...title,
    path: publicPathOf('products', slug),
  }))
}

async function suggestWords(query: string, last: readonly string[], locale: Locale): Promise<Suggestion[]> {
  const begun = last.map((form) => wordsBeginning(form, { typed: query, locale, most: mostWords }))
  const words = [...new Set((await Promise.all(begun)).flat())].slice(0, mostWords)
  const start = query.trimStart().replace(/[\p{L}\p{M}\d.,]*$/u, '')
  return words.map((word) => {
    const text = start + word
    return { kind: 'word', text, lang: '', path: `${searchPath}?q=${encodeURIComponent(text)}` }
  })
}

async function suggestBrochures(query: string, locale: Locale, today: string): Promise<Suggestion[]> {
  const plan = await planOf(query, locale)
  const found = findQuery(plan, 'all')
  if (!found) return []
  const rows = await publicRows(sql`
    with met as (
      select id, title, valid_from from ${foundBrochures(plan, found, today)} where title > 0
      order by title desc, valid_from desc, id limit ${mostBrochures}
    )
    select b.slug, coalesce(l.title, bg.title) as text, case when l.title is null then ${defaultLocale} else ${locale} end as lang
    from met join brochures b on b.id = met.id and b._status = 'published'
    join retailers r on r.id = b.retailer_id and r._status = 'published'
    left join brochures_locales l on l._parent_id = b.id and l._locale = ${locale}
    left join brochures_locales bg on bg._parent_id = b.id and bg._locale = ${defaultLocale}
    order by met.title desc, met.valid_from desc, met.id`)
  return readableRows(titleRow, rows, 'search/suggestions').map(({ slug, ...title }) => ({
    kind: 'brochure',
    ...title,
    path: `/broshura/${slug}`,
  }))
}

async function suggestPosts(words: string[][], locale: Locale): Promise<Suggestion[]> {
  const parts = unfinished(words)
  const rows = await publicRows(sql`
    with met as (
      select id from search.documents_other
      where kind = 'post' and words @@ ${parts}::tsquery and strong @@ ${parts}::tsquery
      order by valid_from desc, id limit ${mostPosts}
    )
    select p.slug, coalesce(l.title, bg.title) as text, case when l.title is null then ${defaultLocale} else ${locale} end as lang
    from met join posts p on p.id = met.id and p._status = 'published'
    left join posts_locales l on l._parent_id = p.id and l._locale = ${locale} and l.title <> ''
    left join posts_locales bg on bg._parent_id = p.id and bg._locale = ${defaultLocale}
    order by p.published_on desc, p.id`)
  return readableRows(titleRow, rows, 'search/suggestions').map(({ slug, ...title }) => ({
    kind: 'post',
    ...title,
    path: publicPathOf('posts', slug),
  }))
}
