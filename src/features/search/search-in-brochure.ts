import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { allowedErrors, typingErrors } from '@/domain/edit-distance'
import { freeOf } from '@/domain/free-of'
import { freeOfMark } from '@/domain/search-marks'
import { normalise } from '@/domain/search-text'
import type { Box } from '@/features/brochures/types'
import type { BrochureWords } from '@/features/editorial/brochure-import/types'
import { pagesRoot } from '@/server/files'
import { type Term, termsOf, withoutBroaderNames } from './terms'

export type WordPages = { pages: { number: number; boxes: Box[] }[] }

/** `at` says for each normalised word of a page where it stands among the page's words. */
type IndexedPage = { number: number; boxes: Box[]; at: Map<string, number[]> }

const brochuresKept = 6
const kept = new Map<string, Promise<IndexedPage[]>>()

/**
 * The pages of a rendered PDF on which the words stand, each with the boxes of the words. A word that is still being typed
 * is found by its beginning, a mistyped one by the nearest word of this PDF, and all by their names in other languages.
 * Pages that have every word; where there is none, pages that have any. No pages for a PDF whose words were not kept.
 */
export async function searchInPages(hash: string, query: string, language: string): Promise<WordPages> {
  const pages = await indexedPages(hash)
  const vocabulary = new Set(pages.flatMap((page) => [...page.at.keys()]))
  const terms = termsOf(query, language).map((term) => alternativesIn(term, vocabulary))
  if (terms.length === 0) return { pages: [] }
  const found = pages.map((page) => ({ page, hits: terms.map((term) => hitsOn(page, term)) }))
  const complete = found.filter(({ hits }) => hits.every((places) => places.length > 0))
  const answer = complete.length > 0 ? complete : found.filter(({ hits }) => hits.some((places) => places.length > 0))
  return { pages: answer.map(({ page, hits }) => ({ number: page.number, boxes: boxesAt(page, hits.flat()) })) }
}

function alternativesIn(term: Term, vocabulary: ReadonlySet<string>): (readonly string[])[] {
  if (term.isFreeOf) return [term.words, ...term.synonyms].map((words) => words.map(freeOfMark))
  const own = [term.words, ...term.spellings.map((word) => [word])]
  const isPresent = (words: readonly string[]) => words.every((word) => vocabulary.has(word))
  // Next to the word itself, a longer name of it (`прясно мляко` for `мляко`) would mark words that nobody looked for.
  const asTyped = own.some(isPresent)
  const present = [...own, ...withoutBroaderNames(term).filter((words) => !asTyped || words.length === 1)].filter(
    isPresent,
  )
  const [word, second] = term.words
  if (present.length > 0 || !word || second) return present
  const longer = [...vocabulary].filter((known) => known.startsWith(word))
  if (longer.length > 0) return longer.map((known) => [known])
  const allowed = allowedErrors(word.length)
  const near = allowed ? [...vocabulary].filter((known) => typingErrors(known, word, allowed) <= allowed) : []
  return near.map((known) => [known])
}

function hitsOn(page: IndexedPage, alternatives: (readonly string[])[]): number[] {
  return alternatives
    .filter((words) => words.every((word) => page.at.has(word)))
    .flatMap((words) => words.flatMap((word) => page.at.get(word) ?? []))
}

function boxesAt(page: IndexedPage, places: number[]): Box[] {
  return [...new Set(places)].sort((a, b) => a - b).flatMap((place) => page.boxes[place] ?? [])
}

function indexedPages(hash: string): Promise<IndexedPage[]> {
  const known = kept.get(hash) ?? readPages(hash)
  kept.delete(hash)
  kept.set(hash, known)
  const [oldest] = kept.keys()
  if (kept.size > brochuresKept && oldest) kept.delete(oldest)
  known.catch(() => kept.delete(hash))
  return known
}

async function readPages(hash: string): Promise<IndexedPage[]> {
  const text = await readFile(path.join(pagesRoot(), path.basename(hash), 'words.json'), 'utf8').catch(() => null)
  if (text === null) return []
  // Our own worker wrote this file and moved it into place whole.
  const { pages }: BrochureWords = JSON.parse(text)
  return pages.map(({ number, words }) => {
    const at = new Map<string, number[]>()
    const said = words.flatMap(([written], place) => normalise(written).map((word) => ({ written, word, place })))
    for (const { word, of, place } of freeOf(said)) {
      for (const each of of === null ? [word] : [word, freeOfMark(of)]) at.set(each, [...(at.get(each) ?? []), place])
    }
    return { number, at, boxes: words.map(([, x, y, width, height]) => ({ x, y, width, height })) }
  })
}
