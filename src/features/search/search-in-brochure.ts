import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import { isUnit } from '@/domain/pack-size'
import { freeOfMark, packMark } from '@/domain/search-text'
import type { Box } from '@/features/brochures/types'
import type { Locale } from '@/i18n/routing'
import { clientNetwork } from '@/server/client-network'
import { cmsSystem, db } from '@/server/cms'
import { isPublicBrochure } from '@/server/db/public-brochure'
import { tables } from '@/server/db/tables'
import { env } from '@/server/env'
import { log } from '@/server/log'
import { takeNetworkPoint } from '@/server/network-limit'
import { nearestAmong } from './corrections'
import { withLettersForDigits } from './digits-in-words'
import { type IndexedBrochure, type IndexedPage, indexedBrochure } from './indexed-pages'
import { longestQuery, type Term, termsOf, withoutBroaderNames } from './terms'

const { brochurePages, brochures, imports } = tables

/** This many further pages of a result cost as much of the limit as a new question. */
const pagesAQuestion = 4

type NewPage = { forwardedFor: string; isFurtherPage: boolean }

/**
 * Limits searches per network that are not cached. Further pages cost only a part of a question, but they count,
 * because addresses of such pages can be made up endlessly.
 */
export async function checkQuestionLimit({ forwardedFor, isFurtherPage }: NewPage): Promise<boolean> {
  const limit = { name: 'search-network', points: env().NEW_SEARCHES_A_MINUTE * pagesAQuestion, seconds: 60 }
  const network = clientNetwork(new Headers({ 'x-forwarded-for': forwardedFor }))
  try {
    return await takeNetworkPoint(await cmsSystem(), limit, network, isFurtherPage ? 1 : pagesAQuestion)
  } catch (error) {
    log.warn({ error }, 'new searches could not be counted')
    return true
  }
}

const row = z.object({ hash: z.string().nullable(), published: z.boolean(), pages: z.array(z.number()) })

type ReadablePages = z.infer<typeof row>

export async function readablePages(slug: string): Promise<ReadablePages | null> {
  const { rows } = await (await db()).execute(sql`
    select ${imports.hash}, ${isPublicBrochure} as published,
      (select coalesce(json_agg(${brochurePages.number}), '[]') from ${brochurePages}
        where ${brochurePages.importId} = ${imports.id} and ${brochurePages.hidden} is not true) as pages
    from ${brochures} left join ${imports} on ${imports.id} = ${brochures.activeImportId}
    where ${brochures.slug} = ${slug}
    order by published desc limit 1`)
  return rows[0] ? row.parse(rows[0]) : null
}

type WordPages = { pages: { number: number; boxes: Box[] }[] }

/**
 * Pages of a rendered PDF with all words, or else with any, each with the boxes of the words. The last word may be
 * unfinished, a mistyped one is read as the likeliest word of this PDF if that is near, and names in other languages
 * count. Empty for a PDF whose words are not stored.
 */
export async function searchInPages(hash: string, query: string, locale: Locale): Promise<WordPages> {
  const { pages, words } = await indexedBrochure(hash)
  const known = { exact: words, prefixed: new Map() }
  const text = withLettersForDigits(query.slice(0, longestQuery), { known, locale, chains: new Map() })
  const terms = termsOf(text, locale).map((term) => alternativesIn(term, words, locale))
  if (terms.length === 0) return { pages: [] }
  const found = pages.map((page) => ({ page, hits: terms.map((term) => hitsOn(page, term)) }))
  const complete = found.filter(({ hits }) => hits.every((places) => places.length > 0))
  const answer = complete.length > 0 ? complete : found.filter(({ hits }) => hits.some((places) => places.length > 0))
  return { pages: answer.map(({ page, hits }) => ({ number: page.number, boxes: boxesAt(page, hits.flat()) })) }
}

function alternativesIn(term: Term, words: IndexedBrochure['words'], locale: Locale): (readonly string[])[] {
  if (term.pack) return [[packMark(term.pack)]]
  if (term.isFreeOf) return [term.words, ...term.synonyms].map((words) => words.map(freeOfMark))
  const own = [term.words, ...term.spellings.map((word) => [word])]
  const isPresent = (name: readonly string[]) => name.every((word) => words.has(word))
  // Where the word itself is present, its longer names (`прясно мляко` for `мляко`) would mark words that nobody looked
  // for.
  const asTyped = own.some(isPresent)
  const present = [...own, ...withoutBroaderNames(term).filter((words) => !asTyped || words.length === 1)].filter(
    isPresent,
  )
  const [word, second] = term.words
  if (present.length > 0 || !word || second || isUnit(term.typed)) return present
  const longer = [...words.keys()].filter((known) => known.startsWith(word))
  if (longer.length > 0) return longer.map((known) => [known])
  const nearest = nearestAmong(words, term, locale)
  return nearest === null ? [] : [[nearest]]
}

function hitsOn(page: IndexedPage, alternatives: (readonly string[])[]): number[] {
  return alternatives
    .filter((words) => words.every((word) => page.at.has(word)))
    .flatMap((words) => words.flatMap((word) => page.at.get(word) ?? []))
}

function boxesAt(page: IndexedPage, places: number[]): Box[] {
  return [...new Set(places)].sort((a, b) => a - b).flatMap((place) => page.boxes[place] ?? [])
}
