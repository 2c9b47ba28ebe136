'use client'

import { type RefObject, useEffect } from 'react'

/** Pages far from the viewport are emptied. If one of their offers had the focus, it moves to the scroller, so that keys still work. */
export function useHeldFocus(scroller: RefObject<HTMLElement | null>, row: number): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: pages are emptied when the row changes.
  useEffect(() => {
    if (document.activeElement === document.body) scroller.current?.focus({ preventScroll: true })
  }, [scroller, row])
}
