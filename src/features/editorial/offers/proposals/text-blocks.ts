import type { Amount } from './amount'
import { printedCurrencyOf } from './amount-text'
import { linesInColumns } from './columns'
import { rowNumbers } from './numbering'
import { gaps, heightOf, type Rect, union } from './rect'
import type { Token } from './types'

const sameClass = 0.08
/** Of two sizes that fit about equally, the larger print is the name of the goods. */
const aboutAsWell = 0.25

const textOf = ({ lines }: Block) => lines.map(({ text }) => text).join(' ')
const mostly = 0.7

/** Brands are single words, mostly in Latin letters or repeated. */
function areBrands(found: readonly Block[]): boolean {
  const texts = found.map(textOf)
  const single = texts.filter((text) => /^\p{L}+$/u.test(text))
  const known = single.filter(
    (text) => !/\p{Script=Cyrillic}/u.test(text) || texts.filter((each) => each === text).length > 1,
  )
  return texts.length > 2 && single.length >= texts.length * mostly && known.length >= texts.length / 2
}

const words = (found: readonly Block[]) =>
  found.reduce((all, block) => all + (textOf(block).match(/\p{L}{3,}/gu)?.length ?? 0), 0) / found.length

/** Names are longer than brands and mostly distinct. */
const saysMore = (found: readonly Block[], brands: readonly Block[]) =>
  words(found) >= words(brands) * 1.5 && new Set(found.map(textOf)).size >= found.length * mostly

/**
 * The blocks that seem to be titles: those of the font size that occurs about as often as prices. Smaller print gives
 * pack sizes, larger print is a heading.
 */
export function titleBlocks(blocks: readonly Block[], prices: number): Block[] {
  const classes = blocks.map(({ size }) => blocks.filter((other) => Math.abs(other.size - size) <= size * sameClass))
  const fitOf = (found: Block[]) => Math.min(found.length, prices) / Math.max(found.length, prices)
  const size = (found: Block[]) => found[0]?.size ?? 0
  return classes.reduce<Block[]>((best, found) => {
    const better = fitOf(found) - fitOf(best)
    if (best.length === 0 || better > aboutAsWell) return found
    if (better > -aboutAsWell && size(found) < size(best) && areBrands(best) && saysMore(found, best)) return found
    if (areBrands(found) && saysMore(best, found)) return best
    return better > -aboutAsWell && size(found) > size(best) * (1 + sameClass) ? found : best
  }, [])
}

export type TextLine = Rect & { text: string; tokens: Token[] }
export type Block = Rect & { lines: TextLine[]; size: number }

const leading = 0.55
const sameSize = 0.07

const noise =
  /^(?:[-–−]?\s?\d{1,2}\s?%|%|[-–—·•|/*]+|(?:https?:\/\/|www\.)\S*|\S+\.(?:example\.com|example|bg|com|eu)|ново|new|хит|(?:топ|супер|ниска|трайно ниска|намалена|специална)(?: (?:цена|оферта))?|само онлайн|преди|сега|вместо|беше|само|едва|от|досега|(?:(?:стара|нова|редовна|предишна|предходна|промо|промоционална) )?цена(?: досега| сега)?|пц|пцд|uvp|statt|nur|ab|размер|вариант|модел|вид|с карта|(?:цена )?без карт[аы]|ohne karte|without card|(?:цена )?(?:с|без) ддс|продукт|артикул|количество|разфасовка|опаковка|промо(?:ция)?|код|баркод|наименование|грамаж|отст\.)[!:]?$/iu
const saidOfGoods =
  /^(?:арт(?:икул)?\.?|код|кат\.?)\s?(?:№|no\.?|:)?\s?\d[\d .-]*$|^(?:спест|икономиса)\p{L}*(?:\s\d|$)|^(?:най-ниска(?:та)? (?:предходна )?цена|30-tage-|niedrigster preis|lowest price|самая низкая цена)|^\+?\s?(?:депозит|амбалаж|залог|pfand|deposit):?(?:\s[\d.,]+)?$/iu
/** Said of a coupon or of a reduction of whatever goods. */
const ofCoupon = new RegExp(
  [
    '^(?:[-–−]?[\\d.,]+\\s?%?\\s)?(?:отстъпка|rabatt|скидка|discount|купон|coupon|gutschein|оферта|angebot)' +
      '(?:\\s(?:до|от|bis|zu|von|of|up|to))*(?:\\s[-–−]?[\\d.,]+(?:\\s?%)?)?[!:]?$',
    '^(?:спест|икономиса)\\p{L}*\\s(?:до|с)\\s[\\d.,]+$',
    '^при покупк[аие](?!\\p{L})',
    '^ab\\s.*einkauf',
    '^on orders',
  ].join('|'),
  'iu',
)
const itemNumber = /^\d{8,}$/
const unitPriceText = /\d[.,]\d{2}\s?(?:€|лв\.?)?\s?\/|€\s?\/\s?\d*\p{L}/u
/** `100 мл = 3,58 €` with the price itself removed. */
const equalsPrice = /\d[\d.,]*\s?\p{L}+\.?\s?=.*$/u
const isMeaningful = /\p{L}{2}|\d\s?[лгмЛГМlgLm](?!\p{L})/u

const toLine = (tokens: Token[]): TextLine => ({
  ...union(tokens),
  text: tokens.map(({ text }) => text).join(' '),
  tokens,
})

export function textLines(tokens: readonly Token[], amounts: readonly Amount[]): TextLine[] {
  const priced = new Set(amounts.flatMap((amount) => amount.tokens))
  const numbers = rowNumbers(tokens)
  const isNumber = (token: Token | undefined) => token !== undefined && itemNumber.test(token.text)
  const rest = tokens.filter((token, at) => {
    const numbersGoods = isNumber(token) || (token.text === '№' && isNumber(tokens[at + 1]))
    return !priced.has(token) && !numbers.has(token) && !numbersGoods && !printedCurrencyOf(token.text)
  })
  return linesInColumns(rest)
    .map(toLine)
    .filter(({ text }) => !noise.test(text) && !saidOfGoods.test(text) && !ofCoupon.test(text))
}

export const everyLine = (tokens: readonly Token[]): TextLine[] => linesInColumns(tokens).map(toLine)

export const wholeLines = (tokens: readonly Token[]): TextLine[] =>
  everyLine(tokens).filter(({ text }) => /\p{L}/u.test(text))

/** Directly beneath, in about the same print. */
export function isUnder(line: TextLine, over: TextLine): boolean {
  const down = line.top - over.bottom
  const across = Math.min(line.right, over.right) - Math.max(line.left, over.left)
  return across > 0 && Math.abs(down) < heightOf(line) && line.top > over.top
}

export const withoutUnitPrice = (text: string) =>
  (unitPriceText.test(text) ? text.replace(/[(·|]?\s*\d+[.,]\d{2}\s?(?:€|лв\.?)?\s?\/.*$/u, '') : text)
    .replace(equalsPrice, '')
    .trim()

/** Line steps that occur often show the leading of a text; a step wider by this factor begins another text. */
const oftenStep = 3
const widerStep = 1.2

function usualSteps(lines: readonly TextLine[]): (last: TextLine, next: TextLine) => number {
  const steps = lines.flatMap((last) =>
    lines
      .filter((next) => next !== last && continuesBlock(last, next))
      .map((next) => ({ size: heightOf(last), step: next.bottom - last.bottom })),
  )
  return (last) => {
    const own = steps.filter(({ size }) => Math.abs(size - heightOf(last)) <= size * sameSize).map(({ step }) => step)
    const often = own.filter((step) => own.filter((other) => Math.abs(other - step) <= step * 0.05).length >= oftenStep)
    return Math.min(...often)
  }
}

export function blocksOf(lines: readonly TextLine[]): Block[] {
  const blocks: TextLine[][] = []
  const usual = usualSteps(lines)
  for (const line of lines.toSorted((a, b) => a.top - b.top || a.left - b.left)) {
    const block = blocks.find((each) => {
      const last = each.at(-1)
      if (last === undefined || !continuesBlock(last, line)) return false
      return line.bottom - last.bottom <= usual(last, line) * widerStep
    })
    if (block) block.push(line)
    else blocks.push([line])
  }
  return blocks
    .filter((block) => block.some(({ text }) => isMeaningful.test(text)))
    .map((block) => ({ ...union(block), lines: block, size: Math.max(...block.map(heightOf)) }))
}

function continuesBlock(last: TextLine, next: TextLine): boolean {
  const [one, other] = [heightOf(last), heightOf(next)]
  if (Math.abs(one - other) > Math.max(one, other) * sameSize) return false
  const { down } = gaps(last, next)
  if (next.top < last.top + one / 2 || down > one * leading) return false
  const leftAligned = Math.abs(last.left - next.left) <= one
  const centred = Math.abs(last.left + last.right - next.left - next.right) <= one * 2
  const rightAligned = Math.abs(last.right - next.right) <= one
  return leftAligned || centred || rightAligned
}
