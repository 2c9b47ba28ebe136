import { transliterate } from '@/domain/official-latin'
import { type Asked, between, type Page } from './choices'
import type { TextBlock } from './types'

const spelled = (text: string) => text.split(/\s+/).map(transliterate).filter(Boolean)

/**
 * The lines of a page in which a word begins with each of those typed, in Cyrillic or Latin letters; those that begin with
 * them come first, and the nearest to the proposal. All of them while nothing is typed.
 */
export function linesFor(typed: string, asked: Asked, page: Page): TextBlock[] {
  const wanted = spelled(typed)
  const texts = new Set([asked.title])
  return [...page.texts.title, ...page.texts.line]
    .flatMap((block) => {
      const words = spelled(block.text)
      if (!wanted.every((start) => words.some((word) => word.startsWith(start)))) return []
      const begins = wanted.every((start, at) => words[at]?.startsWith(start))
      return [{ block, later: begins ? 0 : 1, away: between(asked.box, block.box, page) }]
    })
    .sort((a, b) => a.later - b.later || a.away - b.away)
    .flatMap(({ block }) => {
      if (texts.has(block.text)) return []
      texts.add(block.text)
      return [block]
    })
}

const halfOf = ({ box }: TextBlock) => box.height / 2

/** All of a page that can be tapped, also what is said more than once; a line that is a title by itself only as that. */
export function linesOn({ texts }: Page): TextBlock[] {
  const isTitle = (line: TextBlock) =>
    texts.title.some(
      ({ box }) =>
        Math.abs(box.y - line.box.y) < halfOf(line) &&
        Math.abs(box.height - line.box.height) < halfOf(line) &&
        Math.abs(box.x - line.box.x) < halfOf(line),
    )
  return [...texts.title, ...texts.line.filter((line) => !isTitle(line))]
}
