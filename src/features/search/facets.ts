import type { Facet } from './types'

/** The same choices of several lists as one, with the sums of their counts, the largest first. */
export function mergeFacets<Value extends string>(...lists: Facet<Value>[][]): Facet<Value>[] {
  const merged = new Map<Value, Facet<Value>>()
  for (const facet of lists.flat()) {
    const known = merged.get(facet.value)
    merged.set(facet.value, known ? { ...known, count: known.count + facet.count } : facet)
  }
  return [...merged.values()].sort((a, b) => b.count - a.count)
}
