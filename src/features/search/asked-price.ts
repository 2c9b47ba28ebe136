import { euroCentsOf, parseEuro } from '@/domain/money'

const atMost =
  'под|до|не повече от|по-малко от|по-евтин[аои]? от|макс(?:имум)?\\.?|under|below|up to|less than|cheaper than|max(?:imum)?\\.?|' +
  'unter|bis(?: zu)?|höchstens|weniger als|billiger als|не дороже|дешевле|меньше|ниже'
const atLeast =
  'над|от|повече от|поне|мин(?:имум)?\\.?|over|above|from|more than|at least|min(?:imum)?\\.?|über|ab|mehr als|mindestens|' +
  'свыше|дороже|больше|выше'
const currency = '€|евро|euros?|eur|лева|лев|лв\\.?|leva|lev|lv\\.?|bgn'
const amount = `(€?)\\s*(\\d{1,5}(?:[.,]\\d{1,2})?)\\s*(${currency})?`
const edge = { before: '(?<![\\p{L}\\p{N}])', after: '(?![\\p{L}\\p{N}])' }
const pattern = (text: string) => new RegExp(`${edge.before}${text}${edge.after}`, 'iu')

const between = pattern(
  `(?:от|между|between|from|von|zwischen)\\s+${amount}\\s*(?:до|и|and|to|bis|und|-|–)\\s*${amount}`,
)
const below = pattern(`(?:${atMost})\\s+${amount}`)
const above = pattern(`(?:${atLeast})\\s+${amount}`)

/** Integer euro cents of a typed amount; null without a currency, because `до 5 кг` is no price. */
function centsOf(sign = '', text = '', unit = sign): number | null {
  const cents = unit === '' ? undefined : parseEuro(text)
  if (cents === undefined) return null
  return /^(?:л|l|b)/iu.test(unit) ? euroCentsOf(cents) : cents
}

type AskedPrice = { rest: string; min: number | null; max: number | null }

/**
 * Extracts the price that a question names (`кафе под 5 лв`, `coffee up to 2 Euro`) in integer euro cents, and returns
 * the question without it. A question that is only a price stays unchanged.
 */
export function askedPrice(query: string): AskedPrice {
  const range = between.exec(query)
  if (range) {
    const [all, sign, least, unit, otherSign, most, otherUnit] = range
    const max = centsOf(otherSign, most, otherUnit ?? (otherSign || unit))
    return without(query, all, {
      min: max === null ? null : centsOf(sign, least, unit ?? otherUnit ?? (sign || otherSign)),
      max,
    })
  }
  const [upTo, sign, most, unit] = below.exec(query) ?? []
  const max = centsOf(sign, most, unit)
  if (upTo && max !== null) return without(query, upTo, { min: null, max })
  const [from, leastSign, least, leastUnit] = above.exec(query) ?? []
  const min = centsOf(leastSign, least, leastUnit)
  return without(query, min === null ? '' : (from ?? ''), { min, max: null })
}

function without(query: string, said: string, price: Omit<AskedPrice, 'rest'>): AskedPrice {
  const rest = query.replace(said, ' ').replace(/\s+/g, ' ').trim()
  const isPriced = said !== '' && rest !== '' && (price.min !== null || price.max !== null)
  return isPriced ? { rest, ...price } : { rest: query, min: null, max: null }
}
