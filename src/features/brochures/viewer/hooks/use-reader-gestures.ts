'use client'

import type { RefObject } from 'react'
import { doubleTapZoom, wheelZoom } from '../lib/zoom'
import { useDragPan } from './use-drag-pan'
import type { Spot } from './use-held-place'
import { usePinch } from './use-pinch'
import { useTaps } from './use-taps'
import { useWheelZoom } from './use-wheel-zoom'

type Gestures = {
  zoom: number
  zoomTo: (zoom: number, spot: Spot) => void
  onTap: () => void
  onOffer: (id: string) => void
}

/** What fingers, mouse and touchpad do on the pages. The scroller fills the window, so window and scroller share their spots. */
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
