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

const ofChart = /^((?:[0-9a-f]{6})?)\.(.+)$/s

/**
 * A size as the catalogue counts it, because 40 of shoes is another size than 40 of trousers: `9f3ab2.40` is that of
 * the size chart whose id ends so, `.40` that of products without a chart. In an address `40` is that of any chart.
 * @returns `chart` is the end of the id; null for no chart and for any
 */
export function readChartSize(counted: string): { chart: string | null; size: string } {
  const [, chart, size] = ofChart.exec(counted) ?? []
  return { chart: chart || null, size: size ?? counted }
}
