import type { Box } from '../../types'

/** Page numbers are those of the PDF. */
export type WordPages = { pages: { number: number; boxes: Box[] }[] }

export type WordHit = { page: number; box: Box }

function isBox(value: unknown): value is Box {
  if (typeof value !== 'object' || value === null) return false
  return ['x', 'y', 'width', 'height'].every((side) => typeof Reflect.get(value, side) === 'number')
}

function isWordPage(value: unknown): value is WordPages['pages'][number] {
  if (typeof value !== 'object' || value === null || !('number' in value) || !('boxes' in value)) return false
  return typeof value.number === 'number' && Array.isArray(value.boxes) && value.boxes.every(isBox)
}

export function parseWordPages(value: unknown): WordPages | null {
  if (typeof value !== 'object' || value === null || !('pages' in value) || !Array.isArray(value.pages)) return null
  return value.pages.every(isWordPage) ? { pages: value.pages } : null
}

/** In reading order of the displayed pages; hits on hidden pages are left out. */
export function wordHitsOf(answer: WordPages, pageNumbers: number[]): WordHit[] {
  const boxes = new Map(answer.pages.map((page) => [page.number, page.boxes]))
  return pageNumbers.flatMap((number, page) => (boxes.get(number) ?? []).map((box) => ({ page, box })))
}

export function hitsByPage(hits: WordHit[]): { page: number; count: number; first: number }[] {
  const found = new Map<number, { page: number; count: number; first: number }>()
  hits.forEach((hit, index) => {
    const known = found.get(hit.page)
    if (known) known.count++
    else found.set(hit.page, { page: hit.page, count: 1, first: index })
  })
  return [...found.values()]
}

export function firstHitFrom(hits: WordHit[], page: number): number {
  return Math.max(
    0,
    hits.findIndex((hit) => hit.page >= page),
  )
}
