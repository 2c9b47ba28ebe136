/**
 * Reads a number as people write it: `1 299`, `12,5`, `15 %`; undefined for what is none, and for `1.299` and `1,299`: they are 1299
 * to one and a little more than 1 to another.
 */
export function parseNumber(text: string): number | undefined {
  return isAmbiguous.test(compacted(text)) ? undefined : parseDecimal(text)
}

/** The same where three decimals are usual, as in a coordinate: there a point or comma always stands before decimals. */
export function parseDecimal(text: string): number | undefined {
  const compact = compacted(text).replace(',', '.')
  return /^[-+]?\d+(?:\.\d+)?$/.test(compact) ? Number(compact) : undefined
}

const isAmbiguous = /^[-+]?[1-9]\d{0,2}[.,]\d{3}$/

const compacted = (text: string) => text.replaceAll(/[\s\u00A0\u202F%]/g, '')
