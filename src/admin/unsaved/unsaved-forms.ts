'use client'

import { useEffect, useRef } from 'react'

const forms = new Set<symbol>()

export const anythingUnsaved = (): boolean => forms.size > 0

export function useCountUnsaved(unsaved: boolean): void {
  const form = useRef(Symbol('form'))
  useEffect(() => {
    const { current } = form
    if (!unsaved) return
    forms.add(current)
    return () => void forms.delete(current)
  }, [unsaved])
}
