import type { Amount } from './amount'
import { saysLoyalty } from './loyalty-words'
import { distance, gaps, type Rect, union } from './rect'
import type { TextLine } from './text-blocks'

const printedAmount = /(?:(?:€|eur)\s?)?\d+(?:[.,]\d{1,2})?\s?(?:€|eur|лв\.?)?/iu

/** Lines that say so of the one amount in them: `с карта 4,79 €`. */
export const linesOfCard = (lines: readonly TextLine[]): TextLine[] =>
  lines.filter(({ text }) => {
    const words = text.split(printedAmount)
    return words.length === 2 && saysLoyalty(words.join(' '))
  })

const isIn = ({ tokens }: Amount, line: TextLine) => tokens.every((token) => line.tokens.includes(token))

export const isInOneOf = (amount: Amount, lines: readonly TextLine[]) => lines.some((line) => isIn(amount, line))

/** Fractions of the print of the price for everybody. */
const smaller = 0.85
const alike = 1.05
/** A price with the card that is lower by this factor is taken for another price. */
const deepest = 3
/** By the height of their print, lines with the two prices are no farther apart. */
const nearLines = 2

const isHigher = (normal: Amount, card: Amount) => normal.cents > card.cents && normal.cents <= card.cents * deepest

type Printed = { marks: readonly Rect[]; cardLines: readonly TextLine[]; words: readonly TextLine[] }

/**
 * Amounts with the card of the shop in smaller print beside the price for everybody, which is then that of the offer.
 * Where words of goods are nearer than a price beside it, the amount is the price of those goods.
 */
export function cardAmounts(amounts: readonly Amount[], printed: Printed): { amount: Amount; mark: Rect }[] {
  return amounts.flatMap((amount) => {
    const mark = amount.told ? undefined : markOf(amount, printed)
    if (!mark) return []
    const both = union([mark, amount])
    const isNormal = (other: Amount) => {
      const away = distance(other, both)
      if (other.weak || !isHigher(other, amount)) return false
      if (amount.size > other.size * smaller || away > amount.size) return false
      const isOverOrUnder = gaps(other, both).across === 0
      const isNearer = (line: TextLine) => /\p{L}{3}/u.test(line.text) && distance(line, both) < away
      return isOverOrUnder || !printed.words.some(isNearer)
    }
    return amounts.some(isNormal) ? [{ amount, mark }] : []
  })
}

function markOf(amount: Amount, { marks, cardLines }: Printed): Rect | undefined {
  const own = cardLines.find((line) => isIn(amount, line))
  const near = marks.filter((mark) => distance(mark, amount) <= amount.size)
  return own ?? near.toSorted((one, other) => distance(one, amount) - distance(other, amount))[0]
}

const withoutCard = /^(?:цена )?(?:без карт[аы]|ohne karte|without card):?(?= [€\d])/iu

/** `без карта 5,99 €` beside `с карта 4,49 €` in the same print: the first is what the goods cost otherwise. */
export function withNormalAsOld(
  amounts: readonly Amount[],
  lines: readonly TextLine[],
  cardLines: readonly TextLine[],
): Amount[] {
  const normal = cardLines.length === 0 ? [] : lines.filter(({ text }) => withoutCard.test(text))
  const isOtherwise = (amount: Amount, line: TextLine) =>
    cardLines.some(
      (other) =>
        distance(line, other) <= amount.size * nearLines &&
        amounts.some((card) => isIn(card, other) && isHigher(amount, card) && amount.size <= card.size * alike),
    )
  return amounts.map((amount) => {
    const isOld = !amount.told && normal.some((line) => isIn(amount, line) && isOtherwise(amount, line))
    return isOld ? { ...amount, namedOld: true } : amount
  })
}
