'use client'

import { type RefObject, useEffect, useEffectEvent } from 'react'
import { doubleTapZoom, wheelZoom } from '../lib/zoom'
import type { Spot } from './use-reader-view'

const secondWithin = 280
const nearby = 32

type Taps = {
  /** Delayed to wait for a second tap, unless it came from a key. */
  onTap: (target: Element) => void
  onDoubleTap: (x: number, y: number) => void
}

/** For fingers and mice; links inside keep their own behaviour. */
function useTaps(ref: RefObject<HTMLElement | null>, taps: Taps): void {
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

type Gestures = {
  zoom: number
  zoomTo: (zoom: number, spot: Spot) => void
  onTap: () => void
  onOffer: (id: string) => void
}

/** The scroller fills the window, so both share their coordinates. */
export function useReaderGestures(
  scroller: RefObject<HTMLElement | null>,
  { zoom, zoomTo, onTap, onOffer }: Gestures,
): void {
  useDragPan(scroller)
  useWheelZoom(scroller, (delta, spot) => zoomTo(wheelZoom(zoom, delta), spot))
  usePinch(scroller, {
    zoom,
    onPinch: (next, spot, moved) => {
      scroller.current?.scrollBy({ left: -moved.x, top: -moved.y, behavior: 'instant' })
      zoomTo(next, spot)
    },
  })
  useTaps(scroller, {
    onTap: (target) => {
      const offer = target.closest('[data-offer]')?.getAttribute('data-offer')
      if (offer) onOffer(offer)
      else onTap()
    },
    onDoubleTap: (x, y) => zoomTo(doubleTapZoom(zoom), { x, y }),
  })
}

/** Ctrl and the wheel zoom (browsers report a touchpad's pinch the same way); the wheel alone scrolls. */
function useWheelZoom(
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

/** The click at the end of a drag is suppressed. */
function useDragPan(ref: RefObject<HTMLElement | null>): void {
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
function usePinch(ref: RefObject<HTMLElement | null>, pinch: Pinch): void {
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
