import type { Cloth } from './cloth'
import { between, middle, type Point } from './outline'

export function drape(
  g: Cloth,
  shape: Parameters<Cloth['folds']>[0],
  { from, to, waist, hem, count }: { from: number; to: number; waist: number; hem: number; count: number },
) {
  g.folds(
    shape,
    Array.from({ length: count }, (_, n) => {
      const t = ((n + 0.3 + g.random() * 0.5) / count) * 2 - 1
      const start: Point = [middle + t * waist * 0.9, from + g.random() * 90]
      const end: Point = [middle + t * hem * 0.95, to - g.random() * 60]
      const low = n % 3 === 0
      return [
        low ? between(start, end, 0.35) : start,
        low ? end : between(start, end, 0.72 + g.random() * 0.28),
        { width: 34 + g.random() * 22, depth: 0.26 + g.random() * 0.14, bend: t * 16 },
      ]
    }),
  )
  g.glow(shape, [middle - waist * 0.5, (from + to) / 2], waist * 0.9, (to - from) * 0.5, 0.12)
  g.glow(shape, [middle + hem * 0.8, to - 160], hem * 0.6, (to - from) * 0.6, -0.14)
}

export function gathers(g: Cloth, shape: Parameters<Cloth['folds']>[0], y: number, half: number) {
  g.folds(
    shape,
    Array.from({ length: 16 }, () => {
      const t = g.random() * 2 - 1
      const start: Point = [middle + t * half, y + 12 - Math.abs(t) * 16]
      return [start, [start[0] + t * 26, start[1] + 50 + g.random() * 90], { width: 15, depth: 0.4, bend: t * 6 }]
    }),
  )
}
