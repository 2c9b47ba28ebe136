'use client'

import { type RefObject, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { Box } from '../../types'
import {
  type Layout,
  layoutPages,
  type PageRow,
  type Point,
  pageRows,
  pointAt,
  positionOf,
  rowOfPage,
  rowScrollTop,
  visibleRow,
} from '../lib/layout'
import { boxZoom, clampZoom, roomAbove } from '../lib/zoom'

type Size = { width: number; height: number }

const nothing: Size = { width: 0, height: 0 }

function useSize(ref: RefObject<HTMLElement | null>): Size {
  const [size, setSize] = useState(nothing)
  useLayoutEffect(() => {
    const element = ref.current
    if (!element) return
    const measure = () => {
      const next = { width: element.clientWidth, height: element.clientHeight }
      setSize((known) => (known.width === next.width && known.height === next.height ? known : next))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [ref])
  return size
}

type Options = { pages: { width: number; height: number }[]; start: number; spread: boolean }

/** Layout, zoom and row in view, with the ways to move. Pages are indexes, spots are pixels of the window. */
export function useReaderView(scroller: RefObject<HTMLElement | null>, { pages, start, spread }: Options) {
  const view = useSize(scroller)
  const [zoom, setZoom] = useState(1)
  const upright = view.height >= view.width
  const [wasUpright, setWasUpright] = useState(upright)
  // A page zoomed for the other orientation of the device is fitted again.
  if (upright !== wasUpright) {
    setWasUpright(upright)
    setZoom(1)
  }
  const rows = useMemo(() => pageRows(pages, spread), [pages, spread])
  const layout = useMemo(() => layoutPages({ pages, rows, view, zoom }), [pages, rows, view, zoom])
  const visible = useVisibleRow(scroller, layout, rows)
  const [page, setPage] = useState(start)
  const inView = visible === null ? undefined : rows[visible]
  // A double page keeps the requested page, so that going back to single pages does not lose it.
  if (inView && !inView.includes(page)) setPage(inView[0] ?? 0)
  const row = visible ?? rowOfPage(rows, page)
  const hold = useHeldPlace(scroller, { layout, rows }, page)

  const zoomTo = useCallback(
    (next: number, spot?: Spot) => {
      if (clampZoom(next) === zoom) return
      hold(spot ?? { x: view.width / 2, y: view.height * 0.4 })
      setZoom(clampZoom(next))
    },
    [hold, view, zoom],
  )

  const goToPage = useCallback(
    (target: number) => {
      const targetRow = rowOfPage(rows, target)
      const near = Math.abs(targetRow - row) <= 2 && !matchMedia('(prefers-reduced-motion: reduce)').matches
      const top = rowScrollTop(layout, targetRow, view.height)
      scroller.current?.scrollTo({ top, behavior: near ? 'smooth' : 'instant' })
    },
    [scroller, rows, row, layout, view],
  )

  /** Zooms to a box of a page in the upper middle of the window, without animation. */
  const showBox = useCallback(
    (target: number, box: Box) => {
      const place = layout.pages[target]
      if (!place) return
      const point = { page: target, x: box.x + box.width / 2, y: box.y + box.height / 2 }
      const spot = { x: view.width / 2, y: view.height * roomAbove(view) * 0.58 }
      const next = Math.max(zoom, boxZoom(box, { width: place.width / zoom, height: place.height / zoom }, view))
      if (next > zoom) {
        hold(spot, point)
        setZoom(next)
        return
      }
      const at = positionOf(layout, point)
      scroller.current?.scrollTo({ left: at.x - spot.x, top: at.y - spot.y, behavior: 'instant' })
    },
    [scroller, layout, view, zoom, hold],
  )

  return { view, zoom, layout, rows, row, page, placed: visible !== null, zoomTo, goToPage, showBox }
}

export type ReaderView = ReturnType<typeof useReaderView>

function useVisibleRow(scroller: RefObject<HTMLElement | null>, layout: Layout, rows: PageRow[]): number | null {
  const [seen, setSeen] = useState<{ rows: PageRow[]; row: number } | null>(null)
  useEffect(() => {
    const element = scroller.current
    if (!element || layout.width === 0) return
    const look = () => {
      const row = visibleRow(layout.rows, element.scrollTop, element.clientHeight)
      setSeen((known) => (known?.rows === rows && known.row === row ? known : { rows, row }))
    }
    look()
    element.addEventListener('scroll', look, { passive: true })
    return () => element.removeEventListener('scroll', look)
  }, [scroller, layout, rows])
  return seen?.rows === rows ? seen.row : null
}

export type Spot = { x: number; y: number }
type Shown = { layout: Layout; rows: PageRow[] }

/**
 * Keeps the same place of the same page when the layout changes: at a zoom the given spot (to which `point` may be
 * moved), at a rotation of the device the middle, at a change between single and double pages the page.
 */
function useHeldPlace(scroller: RefObject<HTMLElement | null>, next: Shown, page: number) {
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

/**
 * Pages far from the viewport are unmounted, and a panel is when it closes; the focus that was in them moves to the
 * scroller, so that keys still work. `place` changes whenever something may have left.
 */
export function useHeldFocus(scroller: RefObject<HTMLElement | null>, place: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect looks again at each place.
  useEffect(() => {
    if (document.activeElement === document.body) scroller.current?.focus({ preventScroll: true })
  }, [scroller, place])
}
