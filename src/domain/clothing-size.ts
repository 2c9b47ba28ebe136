const letters = ['XXS', 'XS', 'S', 'M', 'L', 'XL', 'XXL', '3XL', '4XL']

/** In characters. */
export const longestSize = 12

export function bySize(one: string, other: string): number {
  const [left, right] = [rankOf(one), rankOf(other)]
  return left.group - right.group || left.place - right.place || one.localeCompare(other)
}

function rankOf(size: string): { group: number; place: number } {
  const letter = letters.indexOf(size.toUpperCase())
  if (letter >= 0) return { group: 0, place: letter }
  const number = Number.parseFloat(size.replace(',', '.'))
  return Number.isNaN(number) ? { group: 2, place: 0 } : { group: 1, place: number }
}
