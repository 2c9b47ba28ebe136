type Row = { room: number; gap: number; more: number }

/** Sums of widths that a browser has rounded differ by less. */
const rounding = 0.5

/**
 * The number of entries, from the first, that a row has room for; where that is not all of them, beside the button of width
 * `more` for the others. In CSS pixels.
 */
export function entriesThatFit(widths: readonly number[], { room, gap, more }: Row): number {
  const all = widths.reduce((sum, width) => sum + width + gap, -gap)
  if (all <= room + rounding) return widths.length
  let used = more
  const tooMany = widths.findIndex((width) => {
    used += gap + width
    return used > room + rounding
  })
  return tooMany
}
