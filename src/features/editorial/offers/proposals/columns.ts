import { heightOf } from './rect'
import { tokenLinesOf } from './tokens'
import type { Token } from './types'

const space = 0.45
const sameEdge = 1.5
const fewest = 3

/** Splits lines of two columns that are so close that they read as one. */
export function linesInColumns(tokens: readonly Token[]): Token[][] {
  const lines = tokenLinesOf(tokens)
  const starts = lines.flatMap((line) => (line[0] && line.some(({ text }) => /\p{L}/u.test(text)) ? [line[0]] : []))
  const beginsColumn = (token: Token) =>
    starts.filter((start) => Math.abs(start.left - token.left) <= sameEdge && start.top !== token.top).length >= fewest
  return lines.flatMap((line) =>
    line.reduce<Token[][]>((parts, token, at) => {
      const [last, before] = [parts.at(-1), line[at - 1]]
      const isWide = before && token.left - before.right >= heightOf(token) * space
      if (!last || (isWide && beginsColumn(token))) parts.push([token])
      else last.push(token)
      return parts
    }, []),
  )
}
