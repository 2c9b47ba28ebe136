/** The fixed rate of the lev to the euro (Council Regulation (EU) 2025/1409). */
export const levaPerEuro = 1.95583

/** The most that an amount of the CMS may be, in euro cents; its column is an integer. */
export const mostEditedCents = 100_000_000

export const euroCentsOf = (stotinki: number) => Math.round(stotinki / levaPerEuro)

const shapes = [
  /^(\d{1,7})(?:[.,](\d{1,2}))?$/,
  // Thousands separators are only accepted with cents behind them: `2,499` is ambiguous.
  /^(\d{1,3}(?:\.\d{3})+),(\d{2})$/,
  /^(\d{1,3}(?:,\d{3})+)\.(\d{2})$/,
]

/** Parses an amount (`2,49`, `2.49 €`, `1 299`) into integer euro cents; undefined for any other text. */
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

/** `parseEuro` of an amount of the CMS: undefined also for one that is more than it keeps. */
export function parseEditedEuro(text: string): number | undefined {
  const cents = parseEuro(text)
  return cents !== undefined && cents <= mostEditedCents ? cents : undefined
}

/** Formats integer euro cents for a field that an editor types in: `2,49`. */
export function euroText(cents: number, language: string): string {
  const format = new Intl.NumberFormat(language, { minimumFractionDigits: 2, useGrouping: false })
  return format.format(cents / 100)
}

type SplitEuro = { euros: string; cents: string }

/** 1205 becomes `12` and `05`. Throws a RangeError for anything but whole cents from 0. */
export function splitEuro(cents: number): SplitEuro {
  assertCents(cents)
  return { euros: String(Math.floor(cents / 100)), cents: String(cents % 100).padStart(2, '0') }
}

/**
 * The saving in whole percent, rounded down so that it never promises too much. Null without an old price, without a
 * saving, or below one percent. Both are integer euro cents.
 */
export function savingPercent(priceCents: number, oldPriceCents: number | null | undefined): number | null {
  if (oldPriceCents == null) return null
  assertCents(priceCents)
  assertCents(oldPriceCents)
  return percentBelow(priceCents, oldPriceCents)
}

/** `savingPercent` also of parts of a cent, as one napkin costs. */
export function percentBelow(price: number, other: number): number | null {
  if (other <= price) return null
  // Thirds of a cent may end a little below the whole percent that they make up.
  const percent = Math.floor(((other - price) * 100) / other + 1e-9)
  return percent > 0 ? percent : null
}

function assertCents(cents: number): void {
  if (!Number.isSafeInteger(cents) || cents < 0) throw new RangeError(`not an amount in whole cents: ${cents}`)
}
