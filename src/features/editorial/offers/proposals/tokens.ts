import { unevenGap } from '../../brochure-import/page-text'
import { isCents, printedCurrencyOf } from './amount-text'
import { gaps, heightOf, median, union } from './rect'
import { centsBeside, centsSmaller } from './signs'
import type { PageText, Token } from './types'

/** Fractions of the word height. Letters of one word are closer than this, even in a font with wide kerning. */
const kerned = 0.15
const thousands = 0.35
/** Words of one line are closer than this, even with spaced-out letters. */
const wordGap = 0.95
const sameLine = 0.3
const maxSizeRatio = 1.25

function onOneLine(one: Token, other: Token): boolean {
  const [small, large] = [heightOf(one), heightOf(other)].sort((a, b) => a - b)
  if (small === undefined || large === undefined || large > small * maxSizeRatio) return false
  return Math.abs(one.bottom - other.bottom) <= small * sameLine
}

export function tokenLinesOf(tokens: readonly Token[]): Token[][] {
  const lines: Token[][] = []
  for (const token of tokens.toSorted((a, b) => a.left - b.left)) {
    const line = lines.find((each) => {
      const last = each.at(-1)
      if (!last || !onOneLine(last, token)) return false
      const height = Math.min(heightOf(last), heightOf(token))
      return token.left - last.right <= height * wordGap && token.left - last.right >= -height / 2
    })
    if (line) line.push(token)
    else lines.push([token])
  }
  return lines.sort((a, b) => (a[0]?.top ?? 0) - (b[0]?.top ?? 0))
}

const merged = (tokens: Token[]): Token => ({ ...union(tokens), text: tokens.map(({ text }) => text).join('') })

/** `М л я к о` is one word; in a run of single letters the wider gaps are spaces. */
function joinSpacedOut(run: Token[]): Token[] {
  const letters = run.filter(({ text }) => /\p{L}/u.test(text)).length
  if (run.length < 3 || (letters > 0 && letters < 3)) return run
  const spaces = run.slice(1).map((token, index) => Math.max(0, token.left - (run[index]?.right ?? 0)))
  const usual = median(spaces)
  const words: Token[][] = []
  run.forEach((token, index) => {
    const space = index === 0 ? Number.POSITIVE_INFINITY : (spaces[index - 1] ?? 0)
    const word = words.at(-1)
    if (word && space <= usual * unevenGap + 0.5) word.push(token)
    else words.push([token])
  })
  return words.map(merged)
}

function joinLine(line: Token[], all: readonly Token[]): Token[] {
  const joined: Token[] = []
  let run: Token[] = []
  const endRun = () => {
    joined.push(...joinSpacedOut(run))
    run = []
  }
  for (const token of line) {
    if ([...token.text].length === 1 && !parting.test(token.text)) {
      run.push(token)
      continue
    }
    endRun()
    joined.push(token)
  }
  endRun()
  return joined.reduce<Token[]>((words, token, at) => {
    const last = words.at(-1)
    const isWhole = last && areWholeThousands(last, token, joined[at + 1], all)
    if (last && (isWhole || belongTogether(last, token))) words[words.length - 1] = merged([last, token])
    else if (last && areThousands(last, token))
      words[words.length - 1] = merged([{ ...last, text: `${last.text} ` }, token])
    else words.push(token)
    return words
  }, [])
}

const parting = /€/u

const endsInLetter = /\p{L}$/u
const beginsWithLetter = /^\p{L}/u

function belongTogether(last: Token, next: Token): boolean {
  if (!endsInLetter.test(last.text) || !beginsWithLetter.test(next.text)) return false
  return gaps(last, next).across <= kerned * Math.min(heightOf(last), heightOf(next))
}

/** In `1 099,00` and `1 099,-` a space separates the thousands, in `90 x 200 699,-` none. */
function areThousands(last: Token, next: Token): boolean {
  const isWritten = /^\d{1,3}$/.test(last.text) && /^\d{3}[.,]\d{2}(?!\d)/.test(next.text)
  const isRound = /^\d$/.test(last.text) && /^\d{3}[.,][-–—−]{1,2}(?!\d)/.test(next.text)
  return (isWritten || isRound) && gaps(last, next).across <= thousands * heightOf(next)
}

/** `99`, `,99` or `€` in smaller print beside the whole euros. */
const hasSmallBeside = (whole: Token, all: readonly Token[]) =>
  all.some((token) => {
    if (!isCents(token.text) && printedCurrencyOf(token.text) === null) return false
    const [size, gap] = [heightOf(whole), token.left - whole.right]
    const isBeside = gap >= -size * 0.2 && gap <= size * centsBeside && gaps(whole, token).down === 0
    return isBeside && heightOf(token) <= size * centsSmaller
  })

/** In `1 099 €` without cents only the sign, or the cents in smaller print, tell one number from two. */
function areWholeThousands(last: Token, next: Token, sign: Token | undefined, all: readonly Token[]): boolean {
  if (!/^\d$/.test(last.text) || !/^\d{3}[.,]?$/.test(next.text)) return false
  if (gaps(last, next).across > thousands * heightOf(next)) return false
  return (sign && printedCurrencyOf(sign.text) !== null) || hasSmallBeside(next, all)
}

const smallest = 0.6

/** In a word set in small capitals the first letter is larger, and so it is read as a word of its own. */
function withSmallCapitals(tokens: readonly Token[]): Token[] {
  const beginsWith = new Map<Token, Token>()
  for (const letter of tokens.filter(({ text }) => /^\p{Lu}$/u.test(text))) {
    const rest = tokens.find((token) => {
      const [small, large] = [heightOf(token), heightOf(letter)]
      const isSmaller = small >= large * smallest && small * maxSizeRatio < large
      const onBaseline = Math.abs(token.bottom - letter.bottom) <= small * kerned
      return (
        isSmaller &&
        onBaseline &&
        /^\p{Lu}{2,}/u.test(token.text) &&
        Math.abs(token.left - letter.right) <= small * kerned
      )
    })
    if (rest) beginsWith.set(rest, letter)
  }
  const letters = new Set(beginsWith.values())
  return tokens
    .filter((token) => !letters.has(token))
    .map((token) => {
      const letter = beginsWith.get(token)
      return letter ? merged([letter, token]) : token
    })
}

const moneySign = '(?:€|eur|евро|лв|лева|bgn)\\.?'
const written = '\\d{1,4}[.,]\\d{2}'
/** `1,99€/3,89лв.`, and `€/3,89` behind a large price; in `€/0,75л` and `1л=2,65€/5,18лв.` no price follows. */
const betweenPrices = new RegExp(
  `(?<=^\\(?(?:${written})?${moneySign})[/|=](?=\\(?(?:${moneySign})?${written}(?:[).!*]|${moneySign}|$))`,
  'iu',
)

/** The sign between two prices is left out, so that no title has it. */
function partsOf(token: Token): Token[] {
  const texts = token.text.split(betweenPrices)
  if (texts.length === 1) return [token]
  const wide = (token.right - token.left) / token.text.length
  let { left } = token
  return texts.map((text) => {
    const part = { ...token, text, left, right: left + wide * text.length }
    left = part.right + wide
    return part
  })
}

/** Width of a letter by the height of its word; less in a word turned on its side, which is as tall as it is long. */
const narrowest = 0.15

/** Terms along the edge of a page are in no print that could be compared with that of prices and titles. */
const isLevel = ({ text, left, top, right, bottom }: Token) =>
  text.length < 4 || right - left >= (bottom - top) * text.length * narrowest

const leaders = /^[.…_]{3,}|[.…_]{4,}$/gu

/**
 * Reading time grows with the square of a page's words; a page with more words is running text and gets no proposals.
 */
const mostWords = 2000

/** The words of a page in points; words that the PDF's layout split are joined again. */
export function tokensOf({ words, width, height }: PageText): Token[] {
  if (words.length > mostWords) return []
  const tokens = words.map(([text, x, y, w, h]) => ({
    text: text.replace(leaders, ''),
    left: x * width,
    top: y * height,
    right: (x + w) * width,
    bottom: (y + h) * height,
  }))
  const read = tokens.filter((token) => token.text !== '' && isLevel(token)).flatMap(partsOf)
  const all = withSmallCapitals(read)
  return tokenLinesOf(all).flatMap((line) => joinLine(line, all))
}
