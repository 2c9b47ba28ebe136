/** Reads a number as people write it: `1 299`, `12,5`, `15 %`; undefined for what is none. A point or comma stands before decimals. */
export function parseNumber(text: string): number | undefined {
  const compact = text.replaceAll(/[\s\u00A0\u202F%]/g, '').replace(',', '.')
  return /^[-+]?\d+(?:\.\d+)?$/.test(compact) ? Number(compact) : undefined
}
