/** Shelves with at most this many brochures have room for a second one beside them. */
const short = 3

/** Which shelves take half of a large page, by the number of brochures on each: short ones, in pairs, so that none stands beside a gap. */
export function halfShelves(lengths: number[]): boolean[] {
  const shorts = lengths.flatMap((length, index) => (length <= short ? index : []))
  const paired = new Set(shorts.length % 2 === 0 ? shorts : shorts.slice(0, -1))
  return lengths.map((_, index) => paired.has(index))
}
