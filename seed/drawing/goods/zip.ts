import type { Cloth } from './cloth'
import { line, type Point, place, text } from './outline'

export function zip(g: Cloth, from: Point, to: Point, colour: string, pullAt = 0.06) {
  const d = `M${text(from)} L${text(to)}`
  const path = line(d)
  g.hard((ctx) => {
    ctx.lineCap = 'butt'
    ctx.lineWidth = 9
    ctx.strokeStyle = colour
    ctx.stroke(path)
  })
  const ctx = g.trims
  ctx.save()
  ctx.lineCap = 'butt'
  ctx.setLineDash([3.4, 3.4])
  ctx.lineWidth = 6
  ctx.strokeStyle = 'rgba(0,0,0,.38)'
  ctx.stroke(path)
  ctx.restore()
  const [x, y] = place([from[0] + (to[0] - from[0]) * pullAt, from[1] + (to[1] - from[1]) * pullAt])
  g.hard((each) => {
    each.fillStyle = colour
    each.beginPath()
    each.roundRect(x - 8, y - 4, 16, 20, 5)
    each.roundRect(x - 5, y + 14, 10, 34, 5)
    each.fill()
  })
}
