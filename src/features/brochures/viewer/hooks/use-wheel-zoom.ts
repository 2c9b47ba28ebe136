'use client'

import { type RefObject, useEffect, useEffectEvent } from 'react'

/** Ctrl (or a pinch on a touchpad, which browsers report the same way) and the wheel enlarge; the wheel alone scrolls. */
export function useWheelZoom(
  ref: RefObject<HTMLElement | null>,
  onZoom: (delta: number, anchor: { x: number; y: number }) => void,
): void {
  const zoom = useEffectEvent(onZoom)
  useEffect(() => {
    const element = ref.current
    if (!element) return
    const onWheel = (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey) return
      event.preventDefault()
      const pixels = event.deltaMode === WheelEvent.DOM_DELTA_PIXEL ? 1 : 40
      zoom(event.deltaY * pixels, { x: event.clientX, y: event.clientY })
    }
    element.addEventListener('wheel', onWheel, { passive: false })
    return () => element.removeEventListener('wheel', onWheel)
  }, [ref])
}
