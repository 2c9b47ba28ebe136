const highest = 1_000_000

/** An amount in euro as people type it (`2,49`), as cents; nothing for an empty text. */
export function centsOf(text: string): number | null {
  const typed = text.trim()
  if (typed === '') return null
  return /^\d{1,5}(?:[.,]\d{1,2})?$/.test(typed) ? Math.round(Number(typed.replace(',', '.')) * 100) : -1
}

export function isTarget(cents: number): boolean {
  return cents > 0 && cents <= highest
}
