import { wordsOf } from '@/domain/search-text'
import type { SnippetPart } from './types'

const before = 40
const longest = 140

/** Prices, also torn ones from page text (`4 0 65 €`), and percentages. */
const prices =
  /(?<![\p{L}\p{N}])(?:(?:€|лв\.?)\s*\d[\d.,\s]*|(?:[-–]?\d+(?:[.,]\d+)?\s*)+(?:€|лв\.?|евро)(?![\p{L}])|[-–]\s?\d+\s?%)/giu

/** Beside words that they do not belong to, prices would mislead. */
export function withoutPrices(text: string): string {
  return text.replace(prices, ' ').replace(/[ \t]{2,}/g, ' ')
}

export function snippetOf(text: string, wanted: ReadonlySet<string>): SnippetPart[] {
  const hits = [...wordsOf(text)].filter(({ word }) => wanted.has(word))
  const first = densest(hits)
  if (!first) return []
  const start = cutAt(text, Math.max(0, first.start - before), first.start)
  const end =
    start + longest >= text.length ? text.length : text.lastIndexOf(' ', start + longest) + 1 || start + longest
  const parts: SnippetPart[] = start > 0 ? [{ text: '… ', hit: false }] : []
  let place = start
  for (const hit of hits) {
    if (hit.start < start || hit.end > end) continue
    if (hit.start > place) parts.push({ text: collapseSpaces(text.slice(place, hit.start)), hit: false })
    parts.push({ text: text.slice(hit.start, hit.end), hit: true })
    place = hit.end
  }
  if (place < end) parts.push({ text: collapseSpaces(text.slice(place, end)), hit: false })
  return end < text.length ? [...parts, { text: '…', hit: false }] : parts
}

type Place = { start: number; end: number; word: string }

function densest(hits: Place[]): Place | undefined {
  const different = (from: Place) =>
    new Set(
      hits.filter(({ start }) => start >= from.start && start < from.start + longest - before).map(({ word }) => word),
    ).size
  let best: Place | undefined
  let most = 0
  for (const hit of hits.slice(0, 200)) {
    const count = different(hit)
    if (count > most) [best, most] = [hit, count]
  }
  return best
}

function cutAt(text: string, from: number, until: number): number {
  if (from === 0) return 0
  const line = text.lastIndexOf('\n', until)
  if (line >= from) return line + 1
  const space = text.indexOf(' ', from)
  return space >= 0 && space < until ? space + 1 : until
}

function collapseSpaces(text: string): string {
  return text.replace(/\s*\n\s*/g, ' · ').replace(/\s+/g, ' ')
}
