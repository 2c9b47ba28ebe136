import type { Rect } from './pen'
import type { DrawPlan, PageSize, Product } from './types'

export const pageSizes: Record<PageSize, { width: number; height: number; unit: number }> = {
  a4: { width: 595, height: 842, unit: 1 },
  a5: { width: 420, height: 595, unit: 0.74 },
  square: { width: 600, height: 600, unit: 0.92 },
  landscape: { width: 842, height: 595, unit: 1 },
}

type Span = [column: number, row: number, columns: number, rows: number]
type Grid = { columns: number; rows: number; spans: Span[] }

const every = (columns: number, rows: number): Grid => ({
  columns,
  rows,
  spans: Array.from({ length: columns * rows }, (_, n): Span => [n % columns, Math.floor(n / columns), 1, 1]),
})
const grid = (columns: number, rows: number, ...spans: Span[]): Grid => ({ columns, rows, spans })

const upright: Record<number, Grid[]> = {
  1: [every(1, 1)],
  2: [every(1, 2)],
  3: [grid(2, 2, [0, 0, 2, 1], [0, 1, 1, 1], [1, 1, 1, 1]), grid(2, 2, [0, 0, 1, 1], [1, 0, 1, 1], [0, 1, 2, 1])],
  4: [every(2, 2), grid(2, 3, [0, 0, 2, 1], [0, 1, 1, 1], [1, 1, 1, 1], [0, 2, 2, 1])],
  5: [
    grid(2, 3, [0, 0, 2, 1], [0, 1, 1, 1], [1, 1, 1, 1], [0, 2, 1, 1], [1, 2, 1, 1]),
    grid(2, 3, [0, 0, 1, 1], [1, 0, 1, 1], [0, 1, 1, 1], [1, 1, 1, 1], [0, 2, 2, 1]),
  ],
  6: [
    grid(3, 3, [0, 0, 2, 2], [2, 0, 1, 1], [2, 1, 1, 1], [0, 2, 1, 1], [1, 2, 1, 1], [2, 2, 1, 1]),
    grid(3, 3, [1, 1, 2, 2], [0, 0, 1, 1], [1, 0, 1, 1], [2, 0, 1, 1], [0, 1, 1, 1], [0, 2, 1, 1]),
    every(2, 3),
  ],
  7: [grid(3, 3, [0, 0, 2, 1], [2, 0, 1, 1], [0, 1, 1, 1], [1, 1, 1, 1], [2, 1, 1, 1], [0, 2, 1, 1], [1, 2, 2, 1])],
  8: [
    grid(
      3,
      3,
      [0, 0, 2, 1],
      [2, 0, 1, 1],
      [0, 1, 1, 1],
      [1, 1, 1, 1],
      [2, 1, 1, 1],
      [0, 2, 1, 1],
      [1, 2, 1, 1],
      [2, 2, 1, 1],
    ),
  ],
  9: [every(3, 3)],
}

const small: Record<number, Grid[]> = {
  1: [every(1, 1)],
  2: [every(1, 2)],
  3: upright[3] ?? [],
  4: [every(2, 2)],
  5: upright[5] ?? [],
  6: [every(2, 3)],
}

const square: Record<number, Grid[]> = {
  1: [every(1, 1)],
  2: [every(2, 1)],
  3: [grid(2, 2, [0, 0, 1, 2], [1, 0, 1, 1], [1, 1, 1, 1]), grid(2, 2, [1, 0, 1, 2], [0, 0, 1, 1], [0, 1, 1, 1])],
  4: [every(2, 2)],
  5: [grid(3, 2, [0, 0, 2, 1], [2, 0, 1, 1], [0, 1, 1, 1], [1, 1, 1, 1], [2, 1, 1, 1])],
  6: [every(3, 2)],
}

const wide: Record<number, Grid[]> = {
  1: [every(1, 1)],
  2: [every(2, 1)],
  3: [every(3, 1), grid(3, 2, [0, 0, 2, 2], [2, 0, 1, 1], [2, 1, 1, 1])],
  4: [grid(3, 2, [0, 0, 1, 2], [1, 0, 1, 1], [2, 0, 1, 1], [1, 1, 2, 1]), every(4, 1)],
  5: [
    grid(4, 2, [0, 0, 2, 2], [2, 0, 1, 1], [3, 0, 1, 1], [2, 1, 1, 1], [3, 1, 1, 1]),
    grid(4, 2, [2, 0, 2, 2], [0, 0, 1, 1], [1, 0, 1, 1], [0, 1, 1, 1], [1, 1, 1, 1]),
  ],
  6: [every(3, 2)],
  7: [grid(4, 2, [0, 0, 2, 1], [2, 0, 1, 1], [3, 0, 1, 1], [0, 1, 1, 1], [1, 1, 1, 1], [2, 1, 1, 1], [3, 1, 1, 1])],
  8: [every(4, 2)],
}

const grids: Record<PageSize, Record<number, Grid[]>> = { a4: upright, a5: small, square, landscape: wide }

export function places(size: PageSize, count: number, variant: number, room: Rect, gap: number): Rect[] {
  const choice = grids[size][count] ?? []
  const chosen = choice[variant % choice.length]
  if (!chosen) throw new Error(`No layout for ${count} offers on ${size}`)
  const w = (room.w - gap * (chosen.columns - 1)) / chosen.columns
  const h = (room.h - gap * (chosen.rows - 1)) / chosen.rows
  return chosen.spans.map(([column, row, columns, rows]) => ({
    x: room.x + column * (w + gap),
    y: room.y + row * (h + gap),
    w: w * columns + gap * (columns - 1),
    h: h * rows + gap * (rows - 1),
  }))
}

/** Offers per page; pages of one size vary, as printed ones do. */
const fill: Record<PageSize, number[]> = {
  a4: [6, 8, 5, 9, 7, 4],
  a5: [5, 4, 6, 3],
  square: [4, 3, 5, 6],
  landscape: [5, 6, 3, 8, 4],
}

export type InnerPage = { section: string; products: Product[] }

/** Whether the last page is the shop's own (towns, card, address) instead of an offer page. */
export const hasClosing = (plan: Pick<DrawPlan, 'pages'>) => plan.pages >= 6

export function innerPages(plan: DrawPlan, coverOffers: number): InnerPage[] {
  const pages = plan.pages - 1 - (hasClosing(plan) ? 1 : 0)
  const rest = plan.products.slice(coverOffers)
  const sections = [...new Set(rest.map((product) => product.section))].slice(0, pages)
  const bySection = sections.map((section) => rest.filter((product) => product.section === section))
  const counts = sections.map(() => 1)
  for (let left = pages - sections.length; left > 0; left--) {
    const loads = bySection.map((products, index) => products.length / (counts[index] ?? 1))
    const fullest = loads.indexOf(Math.max(...loads))
    counts[fullest] = (counts[fullest] ?? 0) + 1
  }
  let page = 0
  return bySection.flatMap((products, index) => {
    const count = counts[index] ?? 1
    return Array.from({ length: count }, (_, n) => {
      const from = Math.floor((products.length * n) / count)
      const to = Math.floor((products.length * (n + 1)) / count)
      const room = fill[plan.size][page++ % fill[plan.size].length] ?? 4
      return { section: sections[index] ?? '', products: products.slice(from, Math.min(to, from + room)) }
    })
  })
}
