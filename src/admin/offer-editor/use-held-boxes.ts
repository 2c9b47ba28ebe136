import { useCallback, useEffect, useRef, useState } from 'react'
import type { Box } from '@/features/editorial/offers/editing/types'

/** After this pause a box moved by keys is saved: a row of presses is one change. */
const pauseMs = 700

/** Boxes on their way: shown where they are now, saved when the keys rest, the box is left or the page is left. */
export function useHeldBoxes(save: (id: string, box: Box) => void) {
  const [held, setHeld] = useState<ReadonlyMap<string, Box>>(new Map())
  const latest = useRef(held)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const put = useCallback((next: ReadonlyMap<string, Box>) => {
    latest.current = next
    setHeld(next)
  }, [])

  const settle = useCallback(() => {
    clearTimeout(timer.current)
    const boxes = latest.current
    if (boxes.size === 0) return
    put(new Map())
    for (const [id, box] of boxes) save(id, box)
  }, [save, put])

  const hold = useCallback(
    (id: string, box: Box, pausing: boolean) => {
      put(new Map(latest.current).set(id, box))
      clearTimeout(timer.current)
      if (pausing) timer.current = setTimeout(settle, pauseMs)
      else settle()
    },
    [settle, put],
  )

  useEffect(() => {
    window.addEventListener('pagehide', settle)
    return () => window.removeEventListener('pagehide', settle)
  }, [settle])

  return { held, hold, settle }
}
