import path from 'node:path'
import { isWholeIn, type Mending, mendings } from '@/domain/mended-text'
import { scriptOf } from '@/domain/official-latin'
import { writtenSizes } from '@/domain/pack-size'
import { freeOf } from '@/domain/product-group-rules'
import { freeOfMark, normalise, packMark, wordsOf } from '@/domain/search-text'
import type { Box } from '@/features/brochures/types'
import { pageText } from '@/features/editorial/brochure-import/page-text'
import type { BrochureWords, Word } from '@/features/editorial/brochure-import/types'
import { pageFiles } from '@/server/files'
import type { StoredFile } from '@/server/files/types'
import type { WrittenWord } from './vocabulary'

/**
 * `at` maps normalised words to their places among the boxes, of which a word in two pieces has several. Sizes have a
 * mark beside their words, because „г“ alone is that of every size.
 */
export type IndexedPage = { number: number; boxes: Box[]; at: Map<string, number[]> }

export type IndexedBrochure = { pages: IndexedPage[]; words: ReadonlyMap<string, WrittenWord> }

const maxCachedBrochures = 6
const cachedBrochures = new Map<string, Promise<IndexedBrochure>>()

/** Whether the words of a PDF need not be read first, which takes a while for thousands of them. */
export const isCached = (hash: string): boolean => [...cachedBrochures.keys()].some((key) => key.startsWith(`${hash} `))

/** The words of a rendered PDF; without pages when they are not stored. */
export async function indexedBrochure(hash: string): Promise<IndexedBrochure> {
  const stored = await pageFiles().find(`${path.basename(hash)}/words.json`)
  if (!stored) return { pages: [], words: new Map() }
  // The words of one PDF change where reading a picture failed and succeeds later.
  const key = `${hash} ${stored.etag}`
  const known = cachedBrochures.get(key) ?? readBrochure(stored)
  cachedBrochures.delete(key)
  cachedBrochures.set(key, known)
  const [oldest] = cachedBrochures.keys()
  if (cachedBrochures.size > maxCachedBrochures && oldest) cachedBrochures.delete(oldest)
  known.catch(() => cachedBrochures.delete(key))
  return known
}

async function readBrochure(stored: StoredFile): Promise<IndexedBrochure> {
  // Not validated: our own worker wrote this file and moved it into place whole.
  const { pages }: BrochureWords = JSON.parse((await stored.read()).toString())
  const read = pages.map(({ number, words }) => ({ number, words, ...pageText(words) }))
  const isWritten = isWholeIn(read.map(({ text }) => text))
  const known = new Map<string, WrittenWord>()
  const indexed = read.map(({ number, words, text, starts }) => {
    const at = new Map<string, number[]>()
    const place = (word: string, places: readonly number[]) => at.set(word, [...(at.get(word) ?? []), ...places])
    const said = saidIn(words, starts)
    for (const { word, written, of, places } of freeOf(united(said, mendings(text, isWritten)))) {
      for (const each of of === null ? [word] : [word, freeOfMark(of)]) place(each, places)
      known.set(word, withSpelling(known.get(word), word, written))
    }
    for (const { pack, start } of writtenSizes(text)) {
      const first = said.findIndex(({ end }) => end > start)
      const ofNumberAndUnit = said.slice(first, first + 2).flatMap(({ places }) => places)
      place(packMark(pack), ofNumberAndUnit)
    }
    return { number, at, boxes: words.map(([, x, y, width, height]) => ({ x, y, width, height })) }
  })
  return { pages: indexed, words: known }
}

type Said = { word: string; written: string; start: number; end: number; places: number[] }

function saidIn(words: readonly Word[], starts: readonly number[]): Said[] {
  return words.flatMap(([text], place) =>
    [...wordsOf(text)].map(({ start, end, word }) => {
      const from = starts[place] ?? 0
      return { word, written: text.slice(start, end), start: from + start, end: from + end, places: [place] }
    }),
  )
}

/** With words in pieces united, beside their pieces where those may be words themselves. */
function united(said: readonly Said[], found: readonly Mending[]): Said[] {
  const isIn = (each: Said, { start, end }: Pick<Mending, 'start' | 'end'>) => each.start >= start && each.end <= end
  const whole = found.flatMap(({ start, end, word: written }) => {
    const places = said.flatMap((each) => (isIn(each, { start, end }) ? each.places : []))
    return normalise(written).map((word) => ({ word, written, start, end, places }))
  })
  const sure = found.filter(({ isSure }) => isSure)
  const others = said.filter((each) => !sure.some((mending) => isIn(each, mending)))
  return [...whole, ...others].sort((a, b) => a.start - b.start)
}

/** A brochure has few words, so that each is as likely meant as one that this many things are called. */
const things = 100

function withSpelling(known: WrittenWord | undefined, word: string, written: string): WrittenWord {
  const before = known ?? { word, cyrillic: null, latin: null, things }
  return { ...before, [scriptOf(written)]: before[scriptOf(written)] ?? written.toLowerCase() }
}
