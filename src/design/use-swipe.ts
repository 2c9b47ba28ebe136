'use client'

import { type PointerEvent, useRef } from 'react'

/** How far a finger must move sideways to count as a swipe, in pixels (product spec, section 6). */
export const swipeThreshold = 40

/** -1 for the previous slide, 1 for the next, 0 for a tap or a mostly vertical movement. */
export function swipeDirection(dx: number, dy: number, threshold = swipeThreshold): -1 | 0 | 1 {
  if (Math.abs(dx) < threshold || Math.abs(dx) <= Math.abs(dy)) return 0
  return dx < 0 ? 1 : -1
}

/** Pointer handlers that detect swipes by finger or pen, for an element with `touch-action: pan-y`. */
export function useSwipe(onSwipe: (direction: -1 | 1) => void, threshold = swipeThreshold) {
  const from = useRef<{ x: number; y: number } | null>(null)
  return {
    onPointerDown: ({ clientX, clientY, pointerType }: PointerEvent) => {
      from.current = pointerType === 'mouse' ? null : { x: clientX, y: clientY }
    },
    onPointerUp: ({ clientX, clientY }: PointerEvent) => {
      const start = from.current
      from.current = null
      const direction = start ? swipeDirection(clientX - start.x, clientY - start.y, threshold) : 0
      if (direction !== 0) onSwipe(direction)
    },
    onPointerCancel: () => {
      from.current = null
    },
  }
}
