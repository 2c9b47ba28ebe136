import { type PointerEvent, type RefObject, useRef, useState } from 'react'
import type { Box } from '@/features/editorial/offers/editing/types'

type PagePoint = { x: number; y: number }
export type Corner = 'top-left' | 'top-right' | 'bottom-left' | 'bottom-right'

/** Fractions of the page; a smaller box could not be seen or hit. */
const smallest = 0.02
export const step = 0.01
const fineStep = 0.002

const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value))
/** Fractions are rounded to 1e-5, which is finer than a pixel of the largest picture. */
const round = (value: number) => Math.round(value * 1e5) / 1e5

const roundBox = ({ x, y, width, height }: Box): Box => ({
  x: round(x),
  y: round(y),
  width: round(width),
  height: round(height),
})

export function moveBox(box: Box, by: PagePoint): Box {
  return roundBox({ ...box, x: clamp(box.x + by.x, 0, 1 - box.width), y: clamp(box.y + by.y, 0, 1 - box.height) })
}

export function resizeBox(box: Box, by: PagePoint): Box {
  return roundBox({
    ...box,
    width: clamp(box.width + by.x, smallest, 1 - box.x),
    height: clamp(box.height + by.y, smallest, 1 - box.y),
  })
}

export function boxBetween(one: PagePoint, other: PagePoint): Box {
  const [left, right] = [clamp(Math.min(one.x, other.x), 0, 1 - smallest), clamp(Math.max(one.x, other.x), 0, 1)]
  const [top, bottom] = [clamp(Math.min(one.y, other.y), 0, 1 - smallest), clamp(Math.max(one.y, other.y), 0, 1)]
  return roundBox({
    x: left,
    y: top,
    width: Math.max(smallest, right - left),
    height: Math.max(smallest, bottom - top),
  })
}

export function pullCorner(box: Box, corner: Corner, to: PagePoint): Box {
  const [left, top] = [corner.endsWith('left'), corner.startsWith('top')]
  return boxBetween({ x: left ? box.x + box.width : box.x, y: top ? box.y + box.height : box.y }, to)
}

type Keys = { key: string; shiftKey: boolean; altKey: boolean }

const directions: Record<string, PagePoint> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

/** Arrow keys move a box, with Shift resize it, with Alt in small steps. Null for other keys. */
export function boxAfterKey(box: Box, { key, shiftKey, altKey }: Keys): Box | null {
  const direction = directions[key]
  if (!direction) return null
  const length = altKey ? fineStep : step
  const by = { x: direction.x * length, y: direction.y * length }
  return shiftKey ? resizeBox(box, by) : moveBox(box, by)
}

type Grip =
  | { kind: 'move'; id: string; box: Box }
  | { kind: 'pull'; id: string; box: Box; corner: Corner }
  | { kind: 'draw' }

/** Fraction of the page; a shorter movement counts as a click. */
const clickDistance = 0.008

type Options = {
  page: RefObject<HTMLElement | null>
  drawing: boolean
  onDrawn: (box: Box) => void
  onMoved: (id: string, box: Box) => void
}

/** A new box is drawn by dragging, or by clicking two opposite corners. `live`: the box while it changes. */
export function usePointerBox({ page, drawing, onDrawn, onMoved }: Options) {
  const [live, setLive] = useState<{ id: string | null; box: Box } | null>(null)
  const [corner, setCorner] = useState<PagePoint | null>(null)
  const grip = useRef<{ grip: Grip; from: PagePoint } | null>(null)

  function pointAt(event: PointerEvent): PagePoint {
    const rect = page.current?.getBoundingClientRect()
    if (!rect) return { x: 0, y: 0 }
    return { x: (event.clientX - rect.left) / rect.width, y: (event.clientY - rect.top) / rect.height }
  }

  function boxAt(held: Grip, from: PagePoint, to: PagePoint): Box {
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
