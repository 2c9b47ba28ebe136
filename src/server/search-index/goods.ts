import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import { z } from 'zod'
import { articleMark } from '@/domain/article-number'
import { normalise } from '@/domain/search-text'
import { writtenName } from '@/domain/synonyms'
import { fibres } from '@/domain/textile'
import { locales } from '@/i18n/routing'
import { messagesOf } from '@/i18n/translator'
import { readableRows } from '@/server/db/readable-rows'
import { notify } from '../cache/invalidate'
import { tag } from '../cache/tags'
import { uuidsOf } from '../db/row-ids'
import { isOneOf, isPublished } from '../db/states'
import { tables } from '../db/tables'
import type { Database } from '../db/transaction'
import type { GoodsUnder } from '../jobs/kinds'
import { emptyDocument, type SearchDocument } from './documents'
import { learnVocabulary, Vector, Vocabulary } from './vector'
import { insertDocuments, lockIndexed } from './write'

const { coloursLocales, products, productsComposition, productsLocales, productsRels } = tables
const { productTermsLocales, variants } = tables
const { documents } = tables.search
const c = alias(coloursLocales, 'c')
const f = alias(productsComposition, 'f')
const l = alias(productsLocales, 'l')
const p = alias(products, 'p')
const r = alias(productsRels, 'r')
const term = alias(productTermsLocales, 'term')
const v = alias(variants, 'v')

const goods = z.object({
  id: z.string(),
  titles: z.array(z.string()),
  terms: z.array(z.string()),
  fibres: z.array(z.enum(fibres)),
  colours: z.array(z.string()),
  numbers: z.array(z.string()),
})

type GoodsSource = z.infer<typeof goods>

async function readGoods(database: Database, ids: string[]): Promise<GoodsSource[]> {
  const { rows } = await database.execute(sql`
    select ${p.id},
      array(select ${l.title} from ${productsLocales} l where ${l._parentId} = ${p.id} and ${l.title} <> '') as titles,
      array(select ${term.name} from ${productTermsLocales} term where ${term._parentId} in (
        select ${r.productTermsId} from ${productsRels} r where ${r.parentId} = ${p.id})) as terms,
      array(select ${f.fibre}::text from ${productsComposition} f where ${f._parentId} = ${p.id}) as fibres,
      array(select ${c.name} from ${coloursLocales} c where ${c._parentId} in (
        select ${v.colourId} from ${variants} v where ${v.productId} = ${p.id} and ${v.offSale} is not true)) as colours,
      array(select ${p.sku} union select ${v.sku} from ${variants} v where ${v.productId} = ${p.id} and ${v.offSale} is not true
        union select ${v.ean} from ${variants} v where ${v.productId} = ${p.id} and ${v.offSale} is not true and ${v.ean} <> '') as numbers
    from ${products} p
    where ${isPublished(p)} and ${p.isSample} is not true and ${p.id} = any(${sql.param(ids)}::uuid[])`)
  return readableRows(goods, rows, 'search-index/goods')
}

export async function rewriteGoods(database: Database, ids: string[]): Promise<void> {
  if (ids.length === 0) return
  await lockIndexed(database, ids)
  await database.execute(sql`
    delete from ${documents} where ${isOneOf(documents.kind, 'goods')}
      and ${documents.id} = any(${sql.param(ids)}::uuid[])`)
  const vocabulary = new Vocabulary()
  const sources = await readGoods(database, ids)
  await insertDocuments(
    database,
    sources.map((source) => goodsDocument(source, vocabulary)),
  )
  await learnVocabulary(database, vocabulary)
  await notify([tag.search], database)
}

export async function goodsUnder(database: Database, { kind, id, after }: GoodsUnder, most: number): Promise<string[]> {
  const under: SQL =
    kind === 'colour'
      ? sql`${p.id} in (select ${v.productId} from ${variants} v where ${v.colourId} = ${id})`
      : sql`${p.id} in (select ${r.parentId} from ${productsRels} r where ${r.productTermsId} = ${id})`
  const { rows } = await database.execute(sql`
    select ${p.id} from ${products} p where ${isPublished(p)} and ${under}
      and (${after}::uuid is null or ${p.id} > ${after}::uuid) order by ${p.id} limit ${most}`)
  return uuidsOf(rows)
}

/**
 * Weights: titles before categories and tags, those before fibres and colours. A colour named after a thing gets the
 * lowest weight: a search for `горчица` or `маслини` does not mean clothes.
 */
function goodsDocument(
  { id, titles, terms, fibres, colours, numbers }: GoodsSource,
  vocabulary: Vocabulary,
): SearchDocument {
  const strong = new Vector(vocabulary, true)
  const words = new Vector(vocabulary)
  let place = 1
  for (const title of titles) {
    strong.add(title, 'A', place)
    place = words.add(title, 'A', place)
  }
  for (const name of terms) place = words.add(name, 'B', place)
  for (const fibre of fibres)
    for (const locale of locales) place = words.add(messagesOf(locale).textile.fibre[fibre], 'C', place)
  for (const name of colours)
    for (const word of name.split(/[\s-]+/)) place = words.add(word, isProductNoun(word) ? 'D' : 'C', place)
  for (const number of numbers) words.mark(articleMark(number))
  return { ...emptyDocument('goods', id), strong: String(strong), words: String(words) }
}

/**
 * Whether a word resembles the noun of a thing: `маслинено` resembles `маслини`, but `белый` does not resemble `бельё`,
 * although both have the same stem.
 */
function isProductNoun(word: string): boolean {
  const own = word.toLowerCase()
  const names = normalise(own).flatMap((stem) => [...writtenName(stem).values()])
  return names.some((name) => {
    const alike = Math.min(own.length, name.length) - 1
    return own.slice(0, alike) === name.slice(0, alike)
  })
}
