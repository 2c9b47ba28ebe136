'use client'

import { useEffect, useRef } from 'react'

/** The forms of this window that hold something unsaved. */
const forms = new Set<symbol>()

export const anythingUnsaved = (): boolean => forms.size > 0

/** Counts this form among them while it is. */
export function useCountUnsaved(unsaved: boolean): void {
  const form = useRef(Symbol('form'))
  useEffect(() => {
    const { current } = form
    if (!unsaved) return
    forms.add(current)
    return () => void forms.delete(current)
  }, [unsaved])
}
