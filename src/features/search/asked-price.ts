import { euroCentsOf, parseEuro } from '@/domain/money'
import { packSize, type Unit, unitPattern } from '@/domain/pack-size'

const atMost =
  'под|до|не повече от|по-малко от|по-евтин[аои]? от|макс(?:имум)?\\.?|under|below|up to|less than|cheaper than|max(?:imum)?\\.?|' +
  'unter|bis(?: zu)?|höchstens|weniger als|billiger als|не дороже|дешевле|меньше|ниже|' +
  'pod|do|ne poveche ot|po-malko ot|po-evtin[aoi]? ot|maks(?:imum)?\\.?'
const atLeast =
  'над|от|повече от|поне|мин(?:имум)?\\.?|over|above|from|more than|at least|min(?:imum)?\\.?|über|ab|mehr als|mindestens|' +
  'свыше|дороже|больше|выше|nad|ot|poveche ot|pone'
const currency = '€|евро|evro|euros?|eur|лева|лев|лв\\.?|leva|lev|lv\\.?|bgn'
const thousands = "\\d{1,3}(?:[\\s.,'’]\\d{3})+(?!\\d)(?:[.,]\\d{1,2})?"
const amount = `(€?)\\s*(${thousands}|\\d{1,6}(?:[.,]\\d{1,2})?)\\s*(${currency})?`
/** `12 лв/кг`, `2 € / 100 g`, `6 euro per kilo` */
const perUnit = `(?:(?:\\s*/\\s*(?:1(?:00)?\\s*)?|\\s+(?:(?:за|на|per|pro|je|a|za|na)\\s+(?:1(?:00)?\\s*)?)?)(${unitPattern})\\.?)?`
const edge = { before: '(?<![\\p{L}\\p{N}])', after: '(?![\\p{L}\\p{N}])' }
const pattern = (text: string, flags = 'iu') => new RegExp(`${edge.before}${text}${perUnit}${edge.after}`, flags)

const between = pattern(
  `(?:от|между|between|from|von|zwischen|ot|mezhdu)\\s+${amount}\\s*(?:до|и|and|to|bis|und|do|i|-|–)\\s*${amount}`,
)
const dashed = pattern(`${amount}\\s*[-–—]\\s*${amount}`)
const below = pattern(`(?:${atMost})\\s+${amount}`, 'giu')
const above = pattern(`(?:${atLeast})\\s+${amount}`, 'giu')

/** Prices have two decimals, so three digits behind a sign are thousands. */
const thousandsSign = /(?<=\d)[\s.,'’](?=\d{3}(?!\d))/gu

/** Integer euro cents of a typed amount; null without a currency, because `до 5 кг` is no price. */
function centsOf(sign = '', text = '', unit = sign): number | null {
  const cents = unit === '' ? undefined : parseEuro(text.replace(thousandsSign, ''))
  if (cents === undefined) return null
  return /^(?:л|l|b)/iu.test(unit) ? euroCentsOf(cents) : cents
}

/** `per`: the unit whose price is meant; a unit price bounds no pack. */
type AskedPrice = { rest: string; min: number | null; max: number | null; per: Unit | null }

type Said = { text: string; min: number | null; max: number | null; unit: string | undefined }

/**
 * Extracts the price that a question names (`кафе под 5 лв`, `coffee up to 2 Euro`) in integer euro cents, and returns
 * the question without it. A question that is only a price stays unchanged.
 */
export function askedPrice(query: string): AskedPrice {
  const said = rangeIn(query) ?? mostIn(query) ?? leastIn(query)
  const rest = said && query.replace(said.text, ' ').replace(/\s+/g, ' ').trim()
  if (!said || !rest) return { rest: query, min: null, max: null, per: null }
  const per = said.unit === undefined ? null : (packSize(`1 ${said.unit}`)?.unit ?? null)
  return per ? { rest, min: null, max: null, per } : { rest, min: said.min, max: said.max, per }
}

function rangeIn(query: string): Said | null {
  const worded = between.exec(query)
  const [text, sign, least, currencyOfLeast, otherSign, most, currencyOfMost, unit] = worded ?? dashed.exec(query) ?? []
  const max = centsOf(otherSign, most, currencyOfMost ?? (otherSign || currencyOfLeast))
  if (text === undefined || max === null) return null
  const min = centsOf(sign, least, currencyOfLeast ?? currencyOfMost ?? (sign || otherSign))
  // `5 лв - 10 бр` and a model's `10-5` are no ranges of prices.
  const isRange = worded !== null || ((currencyOfMost || otherSign) && min !== null && min < max)
  return isRange ? { text, min, max, unit } : null
}

function mostIn(query: string): Said | null {
  const said = amountIn(below, query)
  return said && { ...said, min: null, max: said.cents }
}

function leastIn(query: string): Said | null {
  const said = amountIn(above, query)
  return said && { ...said, min: said.cents, max: null }
}

/** `до 7 кг` is skipped: no amount of money. */
function amountIn(bound: RegExp, query: string) {
  for (const [text, sign, amount, currency, unit] of query.matchAll(bound)) {
    const cents = centsOf(sign, amount, currency)
    if (cents !== null) return { text, cents, unit }
  }
  return null
}
