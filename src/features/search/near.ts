import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import { isSpelledName, writtenIn } from '@/domain/synonyms'
import { searchPath } from '@/features/site/frame/site-links'
import type { LocalizedText } from '@/i18n/foreign-lang'
import { defaultLocale, type Locale } from '@/i18n/routing'
import { answered } from '@/server/cache/cached'
import { readableRows } from '@/server/db/readable-rows'
import { tables } from '@/server/db/tables'
import { log } from '@/server/log'
import { publicRows } from '@/server/replicas/public-reads'
import { isKnown } from './alternatives'
import { type ChainName, chainNames } from './chains'
import { corrected, proposalsOf } from './corrections'
import { readDigits } from './digits-in-words'
import { filterValueOf, namedFacets } from './labels'
import { likeQuestion } from './near-names'
import { searchParts, searchTags } from './params'
import { formsOf, termsOf } from './terms'
import { allGroups, groupNamesOf } from './tsquery'
import { lookUp } from './vocabulary'

/** Searches to try next: `like` are the question with a word that things have, `popular` name the most things there are. */
type NearWords = { like: string[]; popular: string[] }

const mostLike = 6
const mostPopular = 8

/** Proposals beside an empty answer; empty when they cannot be read, because the answer stands without them. */
export async function nearWords(query: string, locale: Locale): Promise<NearWords> {
  try {
    const [like, popular] = await Promise.all([
      answered({ name: 'search-like', key: [locale, query.toLowerCase()], tags: searchTags }, () =>
        likeWords(query, locale),
      ),
      answered({ name: 'search-popular', key: locale, tags: searchTags }, () => popularWords(locale)),
    ])
    return { like, popular }
  } catch (error) {
    log.error({ error, locale }, 'near words failed')
    return { like: [], popular: [] }
  }
}

async function likeWords(query: string, locale: Locale): Promise<string[]> {
  const [text, chains] = await Promise.all([readDigits(query, locale), chainNames()])
  const terms = termsOf(text, locale, chains)
  const known = await lookUp(formsOf(terms))
  const unknown = terms.filter((term) => !term.isFreeOf && !isKnown(term, known))
  const proposals = await proposalsOf(unknown, { locale, chains })
  return [...new Set(proposals.map((proposal) => corrected(text, [proposal])))].slice(0, mostLike)
}

export type NearName = { name: LocalizedText; path: string }

const mostNames = 6

/** Official groups, and then the prices of chains, whose names are like the question. */
export async function nearNames(query: string, locale: Locale): Promise<NearName[]> {
  const [groups, chains] = await Promise.all([allGroups(), chainNames()])
  const ofGroups = likeQuestion(query, groups, groupNamesOf).map(({ number }) => ({ id: String(number), count: 0 }))
  const ofChains = likeQuestion(query, [...new Set([...chains.values()].flat())], ({ name }) => [name])
  const [named, pricesOfChains] = await Promise.all([
    namedFacets('groups', ofGroups.slice(0, mostNames), locale),
    Promise.all(ofChains.slice(0, mostNames).map(pricesOf)),
  ])
  return [
    ...named.flatMap(({ name, value }) => (name ? [{ name, path: `/prices/${value}` }] : [])),
    ...pricesOfChains.flat(),
  ].slice(0, mostNames)
}

/** A chain that is a retailer of ours is chosen by the retailer's address. */
async function pricesOf({ id, name }: ChainName): Promise<NearName[]> {
  const shop = await filterValueOf('chains', String(id))
  if (shop === null) return []
  const chosen = new URLSearchParams(searchParts({ q: name, kind: 'products', shop }))
  return [{ name: { text: name, lang: defaultLocale }, path: `${searchPath}?${chosen}` }]
}

const { words: w } = tables.search
const wordRow = z.object({ word: z.string() })

/** Most frequent words are brands, places and sizes: only some of these name a thing. */
const mostRead = 400

/** The names of things that most offers and products have, in the visitor's language. */
async function popularWords(locale: Locale): Promise<string[]> {
  const rows = await publicRows(sql`
    select ${w.word} from ${w} where ${w.things} > 0 order by ${w.things} desc, ${w.word} limit ${mostRead}`)
  const names = readableRows(wordRow, rows, 'search/near').flatMap(({ word }) => writtenIn([word], locale) ?? [])
  // Some things are shown by words that the search does not know (`Fischrogen`).
  return [...new Set(names.filter(isSpelledName))].slice(0, mostPopular)
}
