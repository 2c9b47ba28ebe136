'use client'

import { type RefObject, useEffect } from 'react'

/** A mouse moves the page by dragging it, as a finger does. The click at the end of a drag is swallowed. */
export function useDragPan(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = ref.current
    if (!element) return
    let from: { x: number; y: number; left: number; top: number } | null = null
    let dragging = false

    const onDown = (event: PointerEvent) => {
      if (event.pointerType !== 'mouse' || event.button !== 0) return
      dragging = false
      from = { x: event.clientX, y: event.clientY, left: element.scrollLeft, top: element.scrollTop }
    }
    const onMove = (event: PointerEvent) => {
      if (!from) return
      const x = event.clientX - from.x
      const y = event.clientY - from.y
      if (!dragging && Math.hypot(x, y) < 5) return
      if (!dragging) element.setPointerCapture(event.pointerId)
      dragging = true
      element.dataset.dragging = ''
      element.scrollTo({ left: from.left - x, top: from.top - y, behavior: 'instant' })
    }
    const onUp = () => {
      from = null
      delete element.dataset.dragging
    }
    const onClick = (event: MouseEvent) => {
      if (!dragging) return
      dragging = false
      event.preventDefault()
      event.stopPropagation()
    }
    element.addEventListener('pointerdown', onDown)
    element.addEventListener('pointermove', onMove)
    element.addEventListener('pointerup', onUp)
    element.addEventListener('pointercancel', onUp)
    element.addEventListener('click', onClick, { capture: true })
    return () => {
      element.removeEventListener('pointerdown', onDown)
      element.removeEventListener('pointermove', onMove)
      element.removeEventListener('pointerup', onUp)
      element.removeEventListener('pointercancel', onUp)
      element.removeEventListener('click', onClick, { capture: true })
    }
  }, [ref])
}
