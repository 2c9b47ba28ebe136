'use client'

import { type RefObject, useEffect } from 'react'

/** A page far from the window is emptied. Had the focus been on one of its offers, the keys would be dead: the pages take it. */
export function useHeldFocus(scroller: RefObject<HTMLElement | null>, row: number): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: pages are emptied when the row changes.
  useEffect(() => {
    if (document.activeElement === document.body) scroller.current?.focus({ preventScroll: true })
  }, [scroller, row])
}
