import { fill } from '@/design/fill'
import type { Row } from '../lib/rows'
import type { ViewerLabels } from '../types'

/** `5 / 24`, or for an open double page `4–5 / 24`. */
export function shortPageLabel(labels: ViewerLabels, row: Row, count: number): string {
  const [first, last] = ends(row)
  if (first === last) return fill(labels.shortPageOf, { page: first, count })
  return fill(labels.shortPagesOf, { first, last, count })
}

/** The same in words, for a screen reader. */
export function pageLabel(labels: ViewerLabels, row: Row, count: number): string {
  const [first, last] = ends(row)
  if (first === last) return fill(labels.pageOf, { page: first, count })
  return fill(labels.pagesOf, { first, last, count })
}

function ends(row: Row): [number, number] {
  return [(row[0] ?? 0) + 1, (row.at(-1) ?? 0) + 1]
}
