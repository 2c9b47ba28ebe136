'use client'

import { type RefObject, useCallback, useEffect, useLayoutEffect, useMemo, useState } from 'react'
import type { Box } from '../../types'
import { type Layout, layoutPages, positionOf, rowScrollTop } from '../lib/layout'
import { pageRows, type Row, rowOfPage } from '../lib/rows'
import { visibleRow } from '../lib/visible-row'
import { boxZoom, clampZoom, roomAbove } from '../lib/zoom'
import { type Spot, useHeldPlace } from './use-held-place'

type Size = { width: number; height: number }

const nothing: Size = { width: 0, height: 0 }

/** The inner size of an element without its scrollbars, in CSS pixels. */
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

/** Where the reader stands (layout, zoom, row in view) and the ways to move. Pages are indexes, spots pixels of the window. */
export function useReaderView(scroller: RefObject<HTMLElement | null>, { pages, start, spread }: Options) {
  const view = useSize(scroller)
  const [zoom, setZoom] = useState(1)
  const rows = useMemo(() => pageRows(pages, spread), [pages, spread])
  const layout = useMemo(() => layoutPages({ pages, rows, view, zoom }), [pages, rows, view, zoom])
  const visible = useVisibleRow(scroller, layout, rows)
  const [page, setPage] = useState(start)
  const inView = visible === null ? undefined : rows[visible]
  // A double page keeps the page that was asked for, so that going back to single pages does not lose it.
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

  /** Shows a box of a page in the upper middle of the window, large enough to be read. Nothing moves on the way there. */
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

/** The row that is being looked at, followed while the scroller moves; null until these rows were laid out and placed. */
function useVisibleRow(scroller: RefObject<HTMLElement | null>, layout: Layout, rows: Row[]): number | null {
  const [seen, setSeen] = useState<{ rows: Row[]; row: number } | null>(null)
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
