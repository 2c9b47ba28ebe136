'use client'

import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'

const restAfter = 3000

/**
 * Whether the controls may fade: no pointer, key or focus activity for a while. Returns the state and a toggle for the
 * tap that brings them back or sends them away at once. CSS keeps them while the keyboard's focus is within.
 */
export function useQuiet(ref: RefObject<HTMLElement | null>): [quiet: boolean, toggle: () => void] {
  const [quiet, setQuiet] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const wake = useCallback(() => {
    setQuiet(false)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setQuiet(true), restAfter)
  }, [])

  const toggle = useCallback(() => {
    if (!quiet) {
      clearTimeout(timer.current)
      setQuiet(true)
    } else wake()
  }, [quiet, wake])

  useEffect(() => {
    const element = ref.current
    if (!element) return
    const onPointer = (event: PointerEvent) => {
      // A finger that scrolls is reading; its tap is answered by the switch.
      if (event.pointerType !== 'touch') wake()
    }
    wake()
    element.addEventListener('pointermove', onPointer)
    element.addEventListener('keydown', wake)
    element.addEventListener('focusin', wake)
    return () => {
      clearTimeout(timer.current)
      element.removeEventListener('pointermove', onPointer)
      element.removeEventListener('keydown', wake)
      element.removeEventListener('focusin', wake)
    }
  }, [ref, wake])

  return [quiet, toggle]
}
