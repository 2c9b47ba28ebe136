'use client'

import { type RefObject, useEffect, useState } from 'react'
import type { Layout } from '../lib/layout'
import type { Row } from '../lib/rows'
import { visibleRow } from '../lib/visible-row'

/** The row that is being looked at, followed while the scroller moves; null until these rows were laid out and placed. */
export function useVisibleRow(scroller: RefObject<HTMLElement | null>, layout: Layout, rows: Row[]): number | null {
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
