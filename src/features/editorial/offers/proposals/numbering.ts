import { tokenLinesOf } from './tokens'
import type { Token } from './types'

const fewest = 5
const sameColumn = 4

const numberIn = ({ text }: Token) => Number(/^(\d{1,3})[.)]?$/.exec(text)?.[1] ?? Number.NaN)
const centre = ({ left, right }: Token) => (left + right) / 2

export function rowNumbers(tokens: readonly Token[]): Set<Token> {
  const numbers = tokenLinesOf(tokens).flatMap(([first]) => (first && Number.isFinite(numberIn(first)) ? [first] : []))
  return new Set(
    numbers.flatMap((first) => {
      const column = numbers.filter((token) => Math.abs(centre(token) - centre(first)) <= sameColumn)
      const counted: Token[] = []
      for (const token of column.slice(column.indexOf(first))) {
        const last = counted.at(-1)
        if (!last || numberIn(token) === numberIn(last) + 1) counted.push(token)
      }
      return counted.length >= fewest ? counted : []
    }),
  )
}
