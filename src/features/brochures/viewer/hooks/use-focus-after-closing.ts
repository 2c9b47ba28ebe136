'use client'

import { type RefObject, useEffect, useRef } from 'react'

/** A dialog gives the focus back to what opened it; a reader that an address opened goes back to the link that opens it again. */
export function useFocusAfterClosing(root: RefObject<HTMLElement | null>, open: boolean): void {
  const wasOpen = useRef(false)
  useEffect(() => {
    const closed = wasOpen.current && !open
    wasOpen.current = open
    if (!closed || document.activeElement !== document.body) return
    root.current?.querySelector<HTMLElement>('a[data-open-page]')?.focus({ preventScroll: true })
  }, [root, open])
}
