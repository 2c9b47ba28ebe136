import { type IsKnown, inOneLine } from '@/domain/mended-text'
import { saysOnlyDays } from '../../brochure-draft/printed-days'
import type { TitleMatch } from './match-titles'
import { aloneIn, firstPack, formatSize, goodsKindOf, packsIn, saidPack, size } from './pack-sizes'
import type { PrintedPrice } from './pair-prices'
import { distance } from './rect'
import { type Block, withoutUnitPrice } from './text-blocks'

const titleMaxLength = 200
const titleMaxLines = 4
const brandName = /^\p{Lu}[\p{L}&'’.-]+(?: \p{L}[\p{L}&'’.-]+)?$/u

export type OfferWords = {
  title: string
  brand: string | null
  packSize: string | null
  severalSizes: boolean
  blocks: Block[]
}

const textOf = ({ lines }: Block, isWritten?: IsKnown) =>
  withoutUnitPrice(
    inOneLine(
      lines.slice(0, titleMaxLines).map(({ text }) => text),
      isWritten,
    ),
  )

const linesOfBlock = ({ lines }: Block) => lines.map(({ text }) => withoutUnitPrice(text))

const days =
  /(?<![\d.,])\d{1,2}\.\d{1,2}(?:\.(?:\d{4})?)?(?:\s?г\.?)?\s*(?:[-–—−‒÷]|до|и)(?:\s\p{L}+,?)?\s*\d{1,2}\.\d{1,2}(?![\d,])/iu

const bullet = /^[•▪●‣✓✔]\s?\S/u

export function couldBeTitle(block: Block): boolean {
  const text = textOf(block)
  if (days.test(text) || bullet.test(text) || saysOnlyDays(text)) return false
  return /\p{L}{3}/u.test(text.replace(size, ''))
}

const isOnlySize = (block: Block) => textOf(block).replace(size, '').trim() === ''

function brandAbove(title: Block, blocks: readonly Block[]): Block | undefined {
  return blocks.find((block) => {
    const close = title.top - block.bottom <= title.size * 0.5 && block.bottom <= title.top + title.size * 0.35
    const aligned = Math.abs(block.left - title.left) <= title.size
    const over = block.bottom <= title.top + title.size * 0.5 && block.size < title.size * 2.5
    return close && aligned && over && block.size !== title.size && brandName.test(textOf(block))
  })
}

type Named = Pick<TitleMatch, 'title' | 'brand'> & { price?: Pick<PrintedPrice, 'soldBy'> }

const unitOf = (price: Named['price']) => price?.soldBy?.replace(/^(?=\p{L})/u, '1 ') ?? ''

/** @param isWritten whether a normalised word stands on the page in one piece */
export function offerWords(
  { title, price, brand: own }: Named,
  field: readonly Block[],
  isWritten?: IsKnown,
): OfferWords {
  const brand = own ?? brandAbove(title, field)
  const small = field
    .filter((block) => block !== brand && (block.size < title.size || isOnlySize(block)))
    .toSorted((a, b) => distance(title, a) - distance(title, b))
  const full = textOf(title, isWritten)
  const goods = goodsKindOf(full, field.flatMap(linesOfBlock))
  const lines = small.flatMap(linesOfBlock)
  const packsOf = (text: string) => packsIn(text, goods)
  const said = lines.flatMap((text) => saidPack(text) ?? [])[0]
  const beside = said ?? firstPack(lines.flatMap(packsOf))
  const within = firstPack(packsOf(full))
  const bare = full.replace(/[.)\s]+$/u, '')
  const isWithin = within && (!beside || within === beside) && bare.endsWith(within)
  const text = isWithin ? bare.slice(0, -within.length).replace(/[\s,·(-]+$/u, '') : full
  const sized = small.find((block) => beside !== null && linesOfBlock(block).some((line) => line.includes(beside)))
  return {
    title: text.slice(0, titleMaxLength),
    brand: brand ? textOf(brand, isWritten) : null,
    severalSizes: new Set([...lines, full].flatMap(packsOf).map(formatSize)).size > 1,
    packSize: formatSize(beside ?? within ?? aloneIn(lines) ?? unitOf(price)) || null,
    blocks: [title, ...(brand ? [brand] : []), ...(sized ? [sized] : [])],
  }
}
