import type { Path2D, SKRSContext2D } from '@napi-rs/canvas'
import type { Point } from './outline'

export function paintDisc(ctx: SKRSContext2D, [x, y]: Point, radius: number, colour: string) {
  ctx.fillStyle = colour
  ctx.beginPath()
  ctx.arc(x, y, radius, 0, Math.PI * 2)
  ctx.fill()
}

/** The rim in the light, and four holes. */
export function paintRelief(ctx: SKRSContext2D, [x, y]: Point, radius: number) {
  const shine = ctx.createLinearGradient(x - radius, y - radius, x + radius, y + radius)
  shine.addColorStop(0, 'rgba(255,255,255,.5)')
  shine.addColorStop(0.5, 'rgba(255,255,255,0)')
  shine.addColorStop(1, 'rgba(0,0,0,.3)')
  ctx.lineWidth = radius * 0.24
  ctx.strokeStyle = shine
  ctx.beginPath()
  ctx.arc(x, y, radius * 0.86, 0, Math.PI * 2)
  ctx.stroke()
  ctx.fillStyle = 'rgba(0,0,0,.5)'
  for (const [dx, dy] of [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ] as const) {
    ctx.beginPath()
    ctx.arc(x + dx * radius * 0.26, y + dy * radius * 0.26, radius * 0.12, 0, Math.PI * 2)
    ctx.fill()
  }
}

/** A line of shadow with one of light beside it. */
export function paintSeam(ctx: SKRSContext2D, path: Path2D, width: number) {
  ctx.lineWidth = width * 3.2
  ctx.strokeStyle = 'rgba(0,0,0,.11)'
  ctx.stroke(path)
  ctx.lineWidth = width
  ctx.strokeStyle = 'rgba(0,0,0,.42)'
  ctx.stroke(path)
  ctx.translate(1.6, 1.9)
  ctx.lineWidth = width * 0.8
  ctx.strokeStyle = 'rgba(255,255,255,.28)'
  ctx.stroke(path)
}
