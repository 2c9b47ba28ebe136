import type { SKRSContext2D } from '@napi-rs/canvas'
import type { Point } from './outline'

export function ridge(
  ctx: SKRSContext2D,
  from: Point,
  to: Point,
  width: number,
  bend: number,
  aside: number,
  fill: string,
) {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  const length = Math.hypot(dx, dy) || 1
  const [nx, ny] = [-dy / length, dx / length]
  // The light comes from the upper left, so the ridge is on that side.
  const side = nx * -0.6 + ny * -0.8 > 0 ? -1 : 1
  const [ox, oy] = [nx * aside * side, ny * aside * side]
  const point = (t: number, off: number): Point => [
    from[0] + dx * t + nx * (bend * 4 * t * (1 - t) + off) + ox,
    from[1] + dy * t + ny * (bend * 4 * t * (1 - t) + off) + oy,
  ]
  const ts = [0, 0.15, 0.35, 0.55, 0.75, 0.9, 1]
  const thick = (t: number) => (width / 2) * Math.sin(Math.PI * Math.min(1, t * 0.92 + 0.06)) ** 0.8
  ctx.fillStyle = fill
  ctx.beginPath()
  for (const t of ts) ctx.lineTo(...point(t, thick(t)))
  for (const t of ts.toReversed()) ctx.lineTo(...point(t, -thick(t)))
  ctx.closePath()
  ctx.fill()
}
