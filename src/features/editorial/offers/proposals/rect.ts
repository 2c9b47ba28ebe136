/** In points from the top left corner of the page. */
export type Rect = { left: number; top: number; right: number; bottom: number }

type Size = { width: number; height: number }

/** Steps of a page's width and height. */
const fractions = 1e5

/**
 * As fractions of the page; `margin` in points is added around the printed text. `pages` is the length of a sheet in
 * pages, whose steps are as much finer.
 */
export function boxOfRect(
  rect: Rect,
  { width, height, pages = 1 }: Size & { pages?: number },
  margin: number,
): Size & { x: number; y: number } {
  const parts = fractions * pages
  const fraction = (value: number) => Math.round(Math.min(1, Math.max(0, value)) * parts) / parts
  const [x, y] = [fraction((rect.left - margin) / width), fraction((rect.top - margin) / height)]
  return {
    x,
    y,
    width: fraction((rect.right + margin) / width - x),
    height: fraction((rect.bottom + margin) / height - y),
  }
}

export const rectOfBox = (box: ReturnType<typeof boxOfRect>, { width, height }: Size): Rect => ({
  left: box.x * width,
  top: box.y * height,
  right: (box.x + box.width) * width,
  bottom: (box.y + box.height) * height,
})

export function middleIn(rect: Rect, other: Rect): boolean {
  const [x, y] = [(rect.left + rect.right) / 2, (rect.top + rect.bottom) / 2]
  return x >= other.left && x <= other.right && y >= other.top && y <= other.bottom
}

export const heightOf = (rect: Rect) => rect.bottom - rect.top
export const verticalMiddleOf = (rect: Rect) => (rect.top + rect.bottom) / 2

/** The gap between two rectangles in each direction; 0 where they overlap. */
export function gaps(one: Rect, other: Rect): { across: number; down: number } {
  return {
    across: Math.max(0, one.left - other.right, other.left - one.right),
    down: Math.max(0, one.top - other.bottom, other.top - one.bottom),
  }
}

export function distance(one: Rect, other: Rect): number {
  const { across, down } = gaps(one, other)
  return Math.hypot(across, down)
}

export function union(rects: readonly Rect[]): Rect {
  return {
    left: Math.min(...rects.map((rect) => rect.left)),
    top: Math.min(...rects.map((rect) => rect.top)),
    right: Math.max(...rects.map((rect) => rect.right)),
    bottom: Math.max(...rects.map((rect) => rect.bottom)),
  }
}

export const sides = ['above', 'below', 'left', 'right'] as const
export type RectSide = (typeof sides)[number]

/** True when the middle of `other` is on that side of `rect`, or slightly over its edge. */
export function onSide(rect: Rect, other: Rect, side: RectSide): boolean {
  const slack = (rect.bottom - rect.top) * 0.25
  const [across, down] = [(other.left + other.right) / 2, (other.top + other.bottom) / 2]
  switch (side) {
    case 'above':
      return down <= rect.top + slack
    case 'below':
      return down >= rect.bottom - slack
    case 'left':
      return across <= rect.left
    case 'right':
      return across >= rect.right
  }
}

/** The distance between two rectangles; the part across the direction of the side is multiplied by `outOfWay`. */
export function wayTo(rect: Rect, other: Rect, side: RectSide, outOfWay: number): number {
  const { across, down } = gaps(rect, other)
  const beside = side === 'left' || side === 'right'
  return beside ? Math.hypot(across, down * outOfWay) : Math.hypot(across * outOfWay, down)
}

export type PossiblePair<One, Other> = { one: One; other: Other; away: number }

export function pairUp<One, Other>(pairs: readonly PossiblePair<One, Other>[]): PossiblePair<One, Other>[] {
  const taken = new Set<One | Other>()
  return pairs
    .toSorted((a, b) => a.away - b.away)
    .filter(({ one, other }) => {
      if (taken.has(one) || taken.has(other)) return false
      taken.add(one).add(other)
      return true
    })
}

const total = (pairs: readonly PossiblePair<unknown, unknown>[]) => pairs.reduce((sum, { away }) => sum + away, 0)

/**
 * A page keeps to one arrangement: the one that pairs the most, then the one with the shortest distances. Distance
 * alone would pair a price at the foot of its field with the field beneath.
 */
export function bestArrangement<One, Other>(
  arranged: readonly PossiblePair<One, Other>[][],
): PossiblePair<One, Other>[] {
  return arranged.reduce((best, pairs) => {
    if (pairs.length !== best.length) return pairs.length > best.length ? pairs : best
    return total(pairs) < total(best) ? pairs : best
  })
}

export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
