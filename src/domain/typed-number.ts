/**
 * `1 299`, `12,5`, `15 %`; undefined for any other text, and for `1.299` and `1,299`, which are 1299 to one reader and
 * a little more than 1 to another.
 */
export function parseNumber(text: string): number | undefined {
  return isAmbiguous.test(compacted(text)) ? undefined : parseDecimal(text)
}

/** For numbers with usually three decimals, such as coordinates: a point or comma always stands before decimals. */
export function parseDecimal(text: string): number | undefined {
  const compact = compacted(text).replace(',', '.')
  return /^[-+]?\d+(?:\.\d+)?$/.test(compact) ? Number(compact) : undefined
}

const isAmbiguous = /^[-+]?[1-9]\d{0,2}[.,]\d{3}$/

const compacted = (text: string) => text.replaceAll(/[\s\u00A0\u202F%]/g, '')
