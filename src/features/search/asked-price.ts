import { euroCentsOf, parseEuro } from '@/domain/money'
import { packSize, type Unit, unitPattern } from '@/domain/pack-size'
import { atLeast, atMost } from './price-bounds'
import { comesIn } from './things-in-sizes'

/** Of the euro, as in printed prices (`amount-text.ts`). */
const cents = '(?:евро|evro|euro)?(?:цент(?:а|ов|ове)?|cent[as]?)|стотинк[аи]|stotink[ai]|ст\\.?|ct\\.?'
const isOfCents = new RegExp(`^(?:${cents})$`, 'iu')
const currency = `€|евро|evro|euros?|eur|лев(?:а|ов)?|лв\\.?|leva|lev|lv\\.?|bgn|${cents}`
const thousands = "\\d{1,3}(?:[\\s.,'’]\\d{3})+(?!\\d)(?:[.,]\\d{1,2})?"
const amount = `(€?)\\s*(${thousands}|\\d{1,6}(?:[.,]\\d{1,2})?)\\s*(${currency})?`
/**
 * One letter behind a price may be a size or a name (`20 евро L`), and is a unit only of a number (`над 5 л`).
 * Capsules, tablets, rolls and PC are words of goods too (`кафе под 10 лв капсули`).
 */
const bareUnit = "(?:(?=\\p{L}{2})(?!капс|табл|рол|рул|rol|pc(?!s))|(?<=\\d\\s+)(?<!€[\\d\\s.,'’]+))"
/** Of a piece, besides its names in sizes of packs: `20 cents each`, `50 центов за штуку`. */
const eachPiece = 'each|apiece|штуку|бройка(?:та)?|bro[iyj]ka(?:ta)?'
const isOfPiece = new RegExp(`^(?:${eachPiece})$`, 'iu')
/** `12 лв/кг`, `2 € / 100 g`, `6 euro per kilo`, `12 лв кг`; not `за L’Oréal` */
const perUnit = `(?:(?:\\s*/\\s*(?:1(?:00)?\\s*)?|\\s+(?:(?:за|на|per|pro|je|a|za|na|das|der|the)\\s+(?:1(?:00)?\\s*)?|${bareUnit}))(${unitPattern}|${eachPiece})(?!['’])\\.?)?`
const edge = { before: '(?<![\\p{L}\\p{N}])', after: '(?![\\p{L}\\p{N}])' }
const pattern = (text: string) => new RegExp(`${edge.before}${text}${perUnit}${edge.after}`, 'giu')

const between = pattern(
  `(?:между|between|zwischen|von|mezhdu|${atLeast})\\s+${amount}\\s*(?:до|и|and|to|bis(?:\\s+zu)?|und|do|i|[-–—])\\s*${amount}`,
)
const dashed = pattern(`${amount}\\s*[-–—]\\s*${amount}`)
/** A number that is said to be a size, and the last of `3 в 1`, begin no range: `обувки номер 38 до 60 лв`. */
const notOfThing = '(?<!(?:номер|размера?|№|р-р|size|gr(?:ö|oe)(?:ß|ss)e|\\d\\s*(?:в|in))\\s*(?:\\d+[.,])?)'
const joined = pattern(`${notOfThing}${amount}\\s+(?:до|to|bis(?:\\s+zu)?|do)\\s+${amount}`)
const bound = pattern(`(?:(${atMost})|${atLeast})\\s+${amount}`)
const orSo = '(?:(?:и|или|and|or|und|oder)\\s+)?'
const mostBehind =
  'максимум|макс\\.?|най[- ]?много|по[- ]?малко|по[- ]?евтин[аои]?|не\\s+(?:повече|больше|дороже)|меньше|дешевле|' +
  'max(?:imum|imal)?\\.?|less|höchstens|weniger'
const leastBehind = 'нагоре|повече|минимум|выше|больше|min(?:imum)?\\.?|up(?:wards)?|more|mindestens|mehr|aufwärts'
/** `5 евро и по-малко от 10`: the bound is that of the next amount. */
const ofNext = '[.,\\s]*(?:(?:от|than|als|чем)\\s+)?€?\\d'
/** A bound behind its amount: `5 euro max`, `от 5 лв нагоре`. */
const behind = pattern(
  `(?:(?:${atLeast}|${atMost})\\s+)?${amount}\\s+${orSo}(?:(${mostBehind})|${leastBehind})(?!${ofNext})`,
)
/** Between two bounds that are said together: `над 300, но под 500 евро` */
const together = /^\s*,?\s*(?:(?:и|но|а|and|but|und|aber|i|no)\s+)?$/iu

/** Prices have two decimals, so three digits behind a sign are thousands. */
const thousandsSign = /(?<=\d)[\s.,'’](?=\d{3}(?!\d))/gu

/** Integer euro cents of a typed amount; null without a currency, because `до 5 кг` is no price. */
function centsOf(sign = '', text = '', unit = sign): number | null {
  const hundredths = unit === '' ? undefined : parseEuro(text.replace(thousandsSign, ''))
  if (hundredths === undefined) return null
  if (isOfCents.test(unit)) return Math.round(hundredths / 100)
  return /^(?:л|l|b)/iu.test(unit) ? euroCentsOf(hundredths) : hundredths
}

type Bounds = { min: number | null; max: number | null }

/** `per`: the unit whose price is meant; a unit price bounds no pack. */
type AskedPrice = Bounds & { rest: string; per: Unit | null }

type Said = Bounds & { start: number; end: number; unit: string | undefined }

/**
 * Extracts the prices that a question names (`кафе под 5 лв`, `coffee up to 2 Euro`) in integer euro cents, and returns
 * the question without them, so that no bound returns when its choice is removed. Of two bounds of a kind the narrower
 * counts. A question that is only a price stays unchanged.
 */
export function askedPrice(query: string): AskedPrice {
  const said = /\d/.test(query) ? (rangeIn(query) ?? boundBehind(query) ?? boundIn(query)) : null
  const left = said && `${query.slice(0, said.start)} ${query.slice(said.end)}`.replace(/\s+/g, ' ').trim()
  if (!said || !left) return { rest: query, min: null, max: null, per: null }
  const more = askedPrice(left)
  const per = said.unit === undefined ? null : unitOf(said.unit)
  return per ? { ...more, per } : { ...more, ...narrower(said, more) }
}

const unitOf = (word: string): Unit | null => (isOfPiece.test(word) ? 'piece' : (packSize(`1 ${word}`)?.unit ?? null))

function narrower(one: Bounds, other: Bounds): Bounds {
  const mins = [one.min, other.min].filter((cents) => cents !== null)
  const maxes = [one.max, other.max].filter((cents) => cents !== null)
  return { min: mins.length > 0 ? Math.max(...mins) : null, max: maxes.length > 0 ? Math.min(...maxes) : null }
}

/** What measures something else (`4-9 кг`) is skipped. */
function rangeIn(query: string): Said | null {
  for (const { said, isPrice } of ranges)
    for (const found of query.matchAll(said)) {
      const range = rangeOf(found)
      if (range && isPrice(range)) return range
    }
  return null
}

type Range = NonNullable<ReturnType<typeof rangeOf>>

/** `5 лв - 10 бр` and a model's `10-5` are no ranges of prices. */
const isRising = ({ min, max, isPricedBehind }: Range) => isPricedBehind && min !== null && min < max

/**
 * Without a currency the first number of `5 до 10 лв` may belong to the thing: `PlayStation 5 до 500 евро`, `мляко 3,6 до
 * 4 лв`, `обувки 42 до 50 евро`. A range rarely ends above four times its beginning.
 */
const isNear = ({ min, max, least, isPricedBefore, isOfThing }: Range) =>
  isPricedBefore || (min !== null && max <= 4 * min && !/[.,]\d$/.test(least) && !isOfThing)

const ranges = [
  { said: between, isPrice: () => true },
  { said: dashed, isPrice: isRising },
  { said: joined, isPrice: (range: Range) => isRising(range) && isNear(range) },
]

function rangeOf(found: RegExpExecArray) {
  const [text, sign, least = '', currencyOfLeast, otherSign, most, currencyOfMost, unit] = found
  const max = centsOf(otherSign, most, currencyOfMost ?? (otherSign || currencyOfLeast))
  if (max === null) return null
  const min = centsOf(sign, least, currencyOfLeast ?? currencyOfMost ?? (sign || otherSign))
  const isPricedBefore = Boolean(currencyOfLeast || sign)
  const isPricedBehind = Boolean(currencyOfMost || otherSign)
  // English says `up to` of a bound, and `to` of a range alone.
  const isSmall = /^\d\d?$/.test(least) && !/\sto\s/iu.test(text)
  const isOfThing = isSmall && comesIn(found.input.slice(0, found.index), Number(least))
  const place = { start: found.index, end: found.index + text.length, isOfThing }
  return { ...place, min, max, unit, least, isPricedBefore, isPricedBehind }
}

/** `most` is said of the highest price. */
const boundOf = (cents: number, most: string | undefined): Bounds =>
  most === undefined ? { min: cents, max: null } : { min: null, max: cents }

function boundBehind(query: string): Said | null {
  for (const found of query.matchAll(behind)) {
    const [whole, sign, text, currency, most, unit] = found
    const cents = centsOf(sign, text, currency)
    const place = { start: found.index, end: found.index + whole.length, unit }
    if (cents !== null) return { ...place, ...boundOf(cents, most) }
  }
  return null
}

/**
 * The first bound, or two that are said together, where the currency of one counts for both. `до 7 кг` is skipped: no
 * amount of money.
 */
function boundIn(query: string): Said | null {
  const all = [...query.matchAll(bound)]
  for (const [index, found] of all.entries()) {
    const next = all[index + 1]
    const said = (next && pairOf(query, found, next)) ?? alone(found)
    if (said) return said
  }
  return null
}

type Amount = { sign: string | undefined; text: string | undefined; currency: string | undefined }

const amountOf = ([, , sign, text, currency]: RegExpExecArray): Amount => ({ sign, text, currency })

function alone(found: RegExpExecArray, { sign, text, currency } = amountOf(found)): Said | null {
  const [whole, most, , , , unit] = found
  const cents = centsOf(sign, text, currency)
  if (cents === null) return null
  const place = { start: found.index, end: found.index + whole.length, unit }
  return { ...place, ...boundOf(cents, most) }
}

function pairOf(query: string, first: RegExpExecArray, second: RegExpExecArray): Said | null {
  const [one, other] = [amountOf(first), amountOf(second)]
  if (!together.test(query.slice(first.index + first[0].length, second.index))) return null
  const [before, after] = [alone(first, lent(first, one, other)), alone(second, lent(second, other, one))]
  if (!before || !after) return null
  const { min, max } = narrower(before, after)
  if (min === null || max === null || min >= max) return null
  return { start: before.start, end: after.end, min, max, unit: after.unit ?? before.unit }
}

/** A purpose: `за 6` of `от 5 лв за 6 човека` is no price. */
const purpose = /^(?:за|za|for|f(?:ü|ue)r)\s/iu

/** An amount that measures something (`до 9 кг`), or says for how many, takes no currency from its neighbour. */
function lent(found: RegExpExecArray, own: Amount, other: Amount): Amount {
  const isBare = !own.sign && own.currency === undefined && found[5] === undefined && !purpose.test(found[0])
  return isBare ? { ...own, currency: other.currency ?? (other.sign || undefined) } : own
}
