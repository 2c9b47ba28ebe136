'use client'

import { type RefObject, useEffect } from 'react'

/** Opens the lists of offers where they stand beside their pages and take nobody's place. */
export function useOpenLists(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (!window.matchMedia('(min-width: 64rem)').matches) return
    for (const list of root.current?.querySelectorAll('details') ?? []) list.open = true
  }, [root])
}
