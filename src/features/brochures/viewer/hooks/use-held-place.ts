'use client'

import { type RefObject, useCallback, useLayoutEffect, useRef } from 'react'
import { type Layout, type Point, pointAt, positionOf, rowScrollTop } from '../lib/layout'
import { type Row, rowOfPage } from '../lib/rows'

export type Spot = { x: number; y: number }
type Shown = { layout: Layout; rows: Row[] }

/**
 * Keeps the reader at the same place of the same page when the layout changes: at a zoom around the spot that was given
 * beforehand, which another point may be led to, at a turn of the device around the middle, at a change between single and double pages by the page itself.
 */
export function useHeldPlace(scroller: RefObject<HTMLElement | null>, next: Shown, page: number) {
  const shown = useRef(next)
  const held = useRef<{ point: Point; spot: Spot } | null>(null)

  const hold = useCallback(
    (spot: Spot, point?: Point) => {
      const element = scroller.current
      if (!element) return
      const there = pointAt(shown.current.layout, element.scrollLeft + spot.x, element.scrollTop + spot.y)
      held.current = { spot, point: point ?? there }
    },
    [scroller],
  )

  const { layout, rows } = next
  useLayoutEffect(() => {
    const element = scroller.current
    const before = shown.current
    shown.current = { layout, rows }
    if (!element || layout === before.layout || layout.width === 0) return
    if (before.layout.width === 0 || before.rows !== rows) {
      const top = rowScrollTop(layout, rowOfPage(rows, page), element.clientHeight)
      element.scrollTo({ left: (layout.width - element.clientWidth) / 2, top, behavior: 'instant' })
      return
    }
    const spot = held.current?.spot ?? { x: element.clientWidth / 2, y: element.clientHeight * 0.4 }
    const point = held.current?.point ?? pointAt(before.layout, element.scrollLeft + spot.x, element.scrollTop + spot.y)
    held.current = null
    const at = positionOf(layout, point)
    element.scrollTo({ left: at.x - spot.x, top: at.y - spot.y, behavior: 'instant' })
  }, [scroller, layout, rows, page])

  return hold
}
