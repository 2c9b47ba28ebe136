import { type PointerEvent, type RefObject, useRef, useState } from 'react'
import type { Box } from '@/features/editorial/offers/editing/types'
import { boxBetween, type Corner, moveBox, type Point, pullCorner } from './box-moves'

type Grip =
  | { kind: 'move'; id: string; box: Box }
  | { kind: 'pull'; id: string; box: Box; corner: Corner }
  | { kind: 'draw' }

/** Fractions of the page: a press that moves less is a click. */
const clickDistance = 0.008

type Options = {
  page: RefObject<HTMLElement | null>
  drawing: boolean
  onDrawn: (box: Box) => void
  onMoved: (id: string, box: Box) => void
}

/**
 * Boxes by mouse, pen and finger. A new one is drawn by dragging, or by clicking one corner and then the other. `live` is
 * the box under the pointer while it changes.
 */
export function usePointerBox({ page, drawing, onDrawn, onMoved }: Options) {
  const [live, setLive] = useState<{ id: string | null; box: Box } | null>(null)
  const [corner, setCorner] = useState<Point | null>(null)
  const grip = useRef<{ grip: Grip; from: Point } | null>(null)

  function pointAt(event: PointerEvent): Point {
    const rect = page.current?.getBoundingClientRect()
    if (!rect) return { x: 0, y: 0 }
    return { x: (event.clientX - rect.left) / rect.width, y: (event.clientY - rect.top) / rect.height }
  }

  function boxAt(held: Grip, from: Point, to: Point): Box {
    if (held.kind === 'move') return moveBox(held.box, { x: to.x - from.x, y: to.y - from.y })
    return held.kind === 'pull' ? pullCorner(held.box, held.corner, to) : boxBetween(from, to)
  }

  function take(event: PointerEvent, held: Grip) {
    if (event.button !== 0) return
    event.stopPropagation()
    page.current?.setPointerCapture(event.pointerId)
    grip.current = { grip: held, from: pointAt(event) }
  }

  const handlers = {
    onPointerDown: (event: PointerEvent) => {
      if (drawing) take(event, { kind: 'draw' })
    },
    onPointerMove: (event: PointerEvent) => {
      const to = pointAt(event)
      if (grip.current) {
        const { grip: held, from } = grip.current
        setLive({ id: held.kind === 'draw' ? null : held.id, box: boxAt(held, from, to) })
      } else if (drawing && corner) setLive({ id: null, box: boxBetween(corner, to) })
    },
    onPointerUp: (event: PointerEvent) => {
      const held = grip.current
      grip.current = null
      if (!held) return
      const to = pointAt(event)
      const moved = Math.hypot(to.x - held.from.x, to.y - held.from.y) > clickDistance
      setLive(null)
      if (held.grip.kind !== 'draw') {
        if (moved) onMoved(held.grip.id, boxAt(held.grip, held.from, to))
      } else if (moved) finish(boxBetween(held.from, to))
      else if (corner) finish(boxBetween(corner, to))
      else setCorner(to)
    },
    onPointerCancel: () => {
      grip.current = null
      setLive(null)
      setCorner(null)
    },
  }

  function finish(box: Box) {
    setCorner(null)
    setLive(null)
    onDrawn(box)
  }

  return { live, corner: drawing ? corner : null, take, handlers }
}
