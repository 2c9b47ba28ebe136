/** A rectangle in points, from the left top corner of the page. */
export type Rect = { left: number; top: number; right: number; bottom: number }

export const heightOf = (rect: Rect) => rect.bottom - rect.top
export const middleOf = (rect: Rect) => (rect.top + rect.bottom) / 2

/** The free space between two rectangles in each direction; 0 where they lie over each other. */
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
