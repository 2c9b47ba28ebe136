'use client'

import { type RefObject, useEffect, useEffectEvent } from 'react'

const secondWithin = 280
const nearby = 32

type Taps = {
  /** One tap; it waits a moment for a second one, unless it came from a key. */
  onTap: (target: Element) => void
  onDoubleTap: (x: number, y: number) => void
}

/** Tells a tap from a double tap, for fingers and mice alike. Links inside keep their own behaviour. */
export function useTaps(ref: RefObject<HTMLElement | null>, taps: Taps): void {
  const onTap = useEffectEvent((target: Element) => taps.onTap(target))
  const onDoubleTap = useEffectEvent((x: number, y: number) => taps.onDoubleTap(x, y))

  useEffect(() => {
    const element = ref.current
    if (!element) return
    let waiting: { x: number; y: number; timer: ReturnType<typeof setTimeout> } | null = null
    const forget = () => {
      if (waiting) clearTimeout(waiting.timer)
      waiting = null
    }
    const onClick = (event: MouseEvent) => {
      const { target, clientX: x, clientY: y } = event
      if (!(target instanceof Element) || target.closest('a')) return
      if (event.detail === 0) {
        onTap(target)
        return
      }
      const second = waiting && Math.hypot(x - waiting.x, y - waiting.y) < nearby
      forget()
      if (second) onDoubleTap(x, y)
      else
        waiting = {
          x,
          y,
          timer: setTimeout(() => {
            waiting = null
            onTap(target)
          }, secondWithin),
        }
    }
    element.addEventListener('click', onClick)
    return () => {
      forget()
      element.removeEventListener('click', onClick)
    }
  }, [ref])
}
