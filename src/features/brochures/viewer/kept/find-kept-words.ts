import { freeOfMark, isFillerIn, wordsOf } from '@/domain/search-text'
import type { WordHit } from '../lib/hits'
import type { KeptBrochure, WordsOfPage } from './shapes'

type Searched = Pick<KeptBrochure, 'words'> & { reading: { pages: readonly { number: number }[] } }

/**
 * Pages with all words, or else with any; the last word may be unfinished. The server's search also knows synonyms and
 * corrects typing errors, for which a phone without a connection has no dictionary.
 */
export function findKeptWords({ words, reading }: Searched, query: string, language: string): WordHit[] {
  const terms = termsIn(query, language)
  if (terms.length === 0) return []
  const byNumber = new Map(words.map((page) => [page.number, page]))
  const found = reading.pages.flatMap(({ number }, page) => {
    const known = byNumber.get(number)
    return known
      ? [{ page, known, places: terms.map((term, index) => placesOf(known, term, index === terms.length - 1)) }]
      : []
  })
  const complete = found.filter(({ places }) => places.every((some) => some.length > 0))
  return (complete.length > 0 ? complete : found).flatMap(({ page, known, places }) =>
    [...new Set(places.flat())].sort((a, b) => a - b).flatMap((place) => hitAt(page, known, place)),
  )
}

const without = /^(?:без|bez|without|ohne)$/iu

/** Fillers (`на`, `the`) are left out unless there is nothing else, and `без захар` is the mark of what has none. */
function termsIn(query: string, language: string): string[] {
  const said = [...wordsOf(query)].map(({ start, end, word }) => {
    const written = query.slice(start, end)
    return { word, isLink: without.test(written), isFiller: isFillerIn(written, language) }
  })
  const telling = said.filter(({ isLink, isFiller }) => isLink || !isFiller)
  const terms = telling.flatMap(({ word, isLink }, index) => {
    if (isLink) return []
    return telling[index - 1]?.isLink ? freeOfMark(word) : word
  })
  return terms.length > 0 ? terms : said.map(({ word }) => word)
}

function placesOf({ at }: WordsOfPage, term: string, isUnfinished: boolean): number[] {
  const whole = Object.hasOwn(at, term) ? (at[term] ?? []) : []
  if (whole.length > 0 || !isUnfinished) return whole
  return Object.entries(at).flatMap(([word, places]) => (word.startsWith(term) ? places : []))
}

function hitAt(page: number, { boxes }: WordsOfPage, place: number): WordHit[] {
  const box = boxes[place]
  if (!box) return []
  const [x, y, width, height] = box
  return [{ page, box: { x, y, width, height } }]
}
