/** The decimal sign of a file; null where the file does not tell, or uses both. */
export type Decimal = ',' | '.' | null

const mostCents = 1_000_000_00

const spaces = " \\u00a0\\u202f\\u2009'’`´"
const currency = { EUR: /^(?:€|eur|евро)|(?:€|eur|евро)\.?$/i, BGN: /^(?:bgn|лв)|(?:bgn|лева|лв)\.?$/i }

export type FileCurrency = keyof typeof currency

function bare(written: string, of: FileCurrency): string {
  return written.replaceAll('"', '').trim().replace(currency[of], '').trim()
}

const simple = /^(\d{0,7})(?:([.,])(\d{1,10}))?$/
/** `1.299,00`, `1 299`, `1,234,567.8` */
const grouped = new RegExp(`^(\\d{1,3}(?:([.,${spaces}])\\d{3})(?:\\2\\d{3})*)(?:([.,])(\\d{1,10}))?$`)

/**
 * A price in whole cents, half a cent rounded up: `1,99`, ` "3.89"`, `.99`, `1.99 €`, `1 299,00` and `6.64168`. Null
 * for anything else, for an implausible amount, and for one like `1,299` where the decimal sign of the file is unknown.
 */
export function cents(written: string | undefined, decimal: Decimal = null, of: FileCurrency = 'EUR'): number | null {
  const text = bare(written ?? '', of)
  const [, whole = '', sign, fraction = ''] = text.match(simple) ?? []
  if (whole === '' && fraction === '') return thousands(text)
  if (sign && isAmbiguous(whole, fraction)) {
    if (decimal === null) return null
    if (decimal !== sign) return rounded(whole + fraction, '')
  }
  return rounded(whole, fraction)
}

/** `1,299` may be below two or more than a thousand; `0,299` and `1,2995` are certain. */
function isAmbiguous(whole: string, fraction: string): boolean {
  return fraction.length === 3 && /^[1-9]\d{0,2}$/.test(whole)
}

function thousands(text: string): number | null {
  const [, whole, group, sign, fraction = ''] = text.match(grouped) ?? []
  if (!whole || group === sign) return null
  return rounded(whole.replace(/\D/g, ''), fraction)
}

function rounded(whole: string, fraction: string): number | null {
  const amount = Number(whole + fraction.slice(0, 2).padEnd(2, '0')) + (fraction.charAt(2) >= '5' ? 1 : 0)
  return amount <= mostCents ? amount : null
}

/** The decimal sign is taken from the prices that can be read in one way only. */
export function decimalOf(prices: Iterable<string>, of: FileCurrency = 'EUR'): Decimal {
  const seen = new Set<Decimal>()
  for (const written of prices) {
    const text = bare(written, of)
    const [, whole = '', sign, fraction = ''] = text.match(simple) ?? text.match(/^(.*\d)([.,])(\d{1,2})$/) ?? []
    if ((sign === ',' || sign === '.') && !isAmbiguous(whole, fraction)) seen.add(sign)
    if (seen.size > 1) return null
  }
  const [only = null] = seen
  return only
}
