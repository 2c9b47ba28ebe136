const shapes = [
  /^(\d{1,7})(?:[.,](\d{1,2}))?$/,
  // Thousands separators are only accepted with cents behind them: `2,499` is ambiguous.
  /^(\d{1,3}(?:\.\d{3})+),(\d{2})$/,
  /^(\d{1,3}(?:,\d{3})+)\.(\d{2})$/,
]

/** Parses an amount as people write it (`2,49`, `2.49 €`, `1 299`) into integer euro cents; undefined when it is no amount. */
export function parseEuro(text: string): number | undefined {
  const compact = text.replace(/[\s\u00a0\u202f€]/g, '')
  for (const shape of shapes) {
    const match = shape.exec(compact)
    if (!match) continue
    const [, whole = '', cents = ''] = match
    return Number(whole.replace(/[.,]/g, '')) * 100 + Number(cents.padEnd(2, '0'))
  }
  return undefined
}

/** Integer euro cents as an editor would type them in a language: `2,49`. */
export function euroText(cents: number, language: string): string {
  const format = new Intl.NumberFormat(language, { minimumFractionDigits: 2, useGrouping: false })
  return format.format(cents / 100)
}
