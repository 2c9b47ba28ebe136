'use client'

import { type RefObject, useEffect, useEffectEvent } from 'react'

type Pinch = {
  zoom: number
  /** `anchor` is a point of the window, `moved` the distance of the fingers in pixels. */
  onPinch: (zoom: number, anchor: { x: number; y: number }, moved: { x: number; y: number }) => void
}

function middle(touches: TouchList) {
  const [a, b] = [touches[0], touches[1]]
  if (!a || !b) return null
  return {
    x: (a.clientX + b.clientX) / 2,
    y: (a.clientY + b.clientY) / 2,
    distance: Math.max(1, Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY)),
  }
}

/** Two fingers zoom and move; one finger is left to the browser's scrolling. */
export function usePinch(ref: RefObject<HTMLElement | null>, pinch: Pinch): void {
  const zoom = useEffectEvent(() => pinch.zoom)
  const onPinch = useEffectEvent((...move: Parameters<Pinch['onPinch']>) => pinch.onPinch(...move))

  useEffect(() => {
    const element = ref.current
    if (!element) return
    let start: { zoom: number; distance: number; x: number; y: number } | null = null
    const onStart = (event: TouchEvent) => {
      const at = event.touches.length === 2 ? middle(event.touches) : null
      start = at && { ...at, zoom: zoom() }
    }
    const onMove = (event: TouchEvent) => {
      const at = start && event.touches.length === 2 ? middle(event.touches) : null
      if (!start || !at) return
      if (event.cancelable) event.preventDefault()
      onPinch((start.zoom * at.distance) / start.distance, at, { x: at.x - start.x, y: at.y - start.y })
      start = { ...start, x: at.x, y: at.y }
    }
    const onEnd = (event: TouchEvent) => {
      if (event.touches.length < 2) start = null
    }
    element.addEventListener('touchstart', onStart, { passive: true })
    element.addEventListener('touchmove', onMove, { passive: false })
    element.addEventListener('touchend', onEnd)
    element.addEventListener('touchcancel', onEnd)
    return () => {
      element.removeEventListener('touchstart', onStart)
      element.removeEventListener('touchmove', onMove)
      element.removeEventListener('touchend', onEnd)
      element.removeEventListener('touchcancel', onEnd)
    }
  }, [ref])
}
