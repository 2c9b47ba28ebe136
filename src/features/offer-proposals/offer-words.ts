import { packSize } from '@/domain/pack-size'
import type { Match } from './match-titles'
import type { Price } from './pair-prices'
import { distance, union } from './rect'
import { type Block, withoutUnitPrice } from './text-blocks'

const cyrillic = 'кг|килограма?|гр?|грама?|л|литр[аи]?|литър|мл|бр|броя|брой'
/** Capital Latin letters are no grams: `5G`. */
const unit = `(?:${cyrillic}|${cyrillic.toUpperCase()}|kg|KG|g|l|L|ml|ML|cl)`
const count = '\\d+(?:[.,]\\d+)?'
const size = new RegExp(
  `(?<![\\p{L}\\d.,])(?:(?:за|на)\\s+)?((?:${count}\\s*[xх×]\\s*)?${count}\\s*${unit}(?:\\s*[xх×]\\s*\\d+)?)\\.?(?![\\p{L}\\d])`,
  'u',
)
const titleMaxLength = 200
const titleMaxLines = 4
const brandName = /^\p{Lu}[\p{L}&'’.-]+(?: \p{L}[\p{L}&'’.-]+)?$/u

export type OfferWords = { title: string; brand: string | null; packSize: string | null; blocks: Block[] }

const textOf = ({ lines }: Block) =>
  withoutUnitPrice(
    lines
      .slice(0, titleMaxLines)
      .map(({ text }) => text)
      .join(' '),
  )

/** Each block of small print goes to the field, from title to price, that it lies in or nearest to. */
export function fieldsOf(matches: readonly Match[], blocks: readonly Block[], reach: number): Map<Match, Block[]> {
  const fields = new Map(matches.map((match) => [match, [] as Block[]]))
  const rects = matches.map((match) => ({ match, rect: union([match.price, match.title]) }))
  const titles = new Set(matches.map(({ title }) => title))
  for (const block of blocks) {
    if (titles.has(block)) continue
    const [nearest] = rects
      .map(({ match, rect }) => ({ match, away: distance(rect, block) + distance(match.title, block) * 0.2 }))
      .sort((a, b) => a.away - b.away)
    if (nearest && nearest.away <= reach) fields.get(nearest.match)?.push(block)
  }
  return fields
}

/** What a text says besides a pack's size: enough for a title? */
export function couldBeTitle(block: Block): boolean {
  return /\p{L}{3}/u.test(textOf(block).replace(size, ''))
}

/** `2л` and `2  л` are written `2 л`, `10 бр` is `10 бр.`. */
const tidySize = (text: string) =>
  text
    .replace(/\s+/g, ' ')
    .replace(/(\d)(\p{L})/gu, '$1 $2')
    .replace(/бр$/iu, 'бр.')

function sizeIn(texts: string[]): string | null {
  for (const text of texts) {
    const found = size.exec(text)?.[1]
    if (found && packSize(found)) return found
  }
  return null
}

/** One or two words right above the title, in smaller print. */
function brandAbove(title: Block, blocks: readonly Block[]): Block | undefined {
  return blocks.find((block) => {
    const close = title.top - block.bottom <= title.size * 0.5 && block.bottom <= title.top + title.size * 0.35
    const aligned = Math.abs(block.left - title.left) <= title.size
    return close && aligned && block.size < title.size && brandName.test(textOf(block))
  })
}

/** What the words of a field say of its offer. */
export function offerWords(title: Block, soldBy: Price['soldBy'], field: readonly Block[]): OfferWords {
  const brand = brandAbove(title, field)
  const small = field
    .filter((block) => block !== brand && block.size < title.size)
    .toSorted((a, b) => distance(title, a) - distance(title, b))
  const beside = sizeIn(small.map(textOf))
  const full = textOf(title)
  const within = beside ? null : sizeIn([full])
  const bare = full.replace(/\.$/u, '')
  const text = within && bare.endsWith(within) ? bare.slice(0, -within.length).replace(/[\s,·-]+$/u, '') : full
  const sized = small.find((block) => beside !== null && sizeIn([textOf(block)]) === beside)
  return {
    title: text.slice(0, titleMaxLength),
    brand: brand ? textOf(brand) : null,
    packSize: tidySize(beside ?? within ?? (soldBy ? `1 ${soldBy}` : '')) || null,
    blocks: [title, ...(brand ? [brand] : []), ...(sized ? [sized] : [])],
  }
}
