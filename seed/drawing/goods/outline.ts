import { Path2D } from '@napi-rs/canvas'

/** Pictures are drawn on a sheet of this size and cut or enlarged afterwards. */
export const sheet = { width: 1200, height: 1500 } as const
export const middle = sheet.width / 2

export type Point = [x: number, y: number]

type Step = { kind: string; points: Point[] }

let stance: ((point: Point) => Point) | undefined

/** Draws cloth on somebody who stands: the stance says where each point of the sheet comes to lie. */
export function standing(how: (point: Point) => Point, draw: () => void) {
  const before = stance
  stance = how
  try {
    draw()
  } finally {
    stance = before
  }
}

/** A point in the stance; on a table it stays where it is, without the wave of cloth. */
export const posed = (point: Point): Point => (stance ? stance(point) : point)

/** Cloth on a table is never straight: a slow wave of a few units, the same for everything on a sheet. */
function settled([x, y]: Point): Point {
  if (stance) return stance([x, y])
  return [
    x + 3.5 * Math.sin(y / 173 + 0.6) + 2 * Math.sin(y / 71 + x / 240),
    y + 3 * Math.sin(x / 151 + 1.9) + 2 * Math.sin(x / 67 + y / 310),
  ]
}

/** Reads a path of M, L, Q and C with absolute coordinates. */
function stepsOf(d: string): Step[] {
  return [...d.matchAll(/([MLQC])([^MLQC]*)/g)].map(([, kind = 'L', rest = '']) => {
    const numbers = (rest.match(/-?[\d.]+/g) ?? []).map(Number)
    const points: Point[] = []
    for (let n = 0; n + 1 < numbers.length; n += 2) points.push([numbers[n] ?? 0, numbers[n + 1] ?? 0])
    return { kind, points }
  })
}

const mirror = ([x, y]: Point): Point => [sheet.width - x, y]

/** The mirrored path in reverse direction. */
function back(steps: Step[]): Step[] {
  return steps
    .slice(1)
    .map((step, index) => {
      const from = steps[index]?.points.at(-1) ?? [0, 0]
      return { kind: step.kind, points: [...step.points.slice(0, -1).reverse(), from].map(mirror) }
    })
    .reverse()
}

function written(steps: Step[]): string {
  return steps
    .map(
      ({ kind, points }) =>
        kind +
        points
          .map((point) =>
            settled(point)
              .map((n) => n.toFixed(1))
              .join(' '),
          )
          .join(' '),
    )
    .join('')
}

/** An open line, or a closed area. */
export const line = (d: string): Path2D => new Path2D(written(stepsOf(d)))
export const area = (d: string): Path2D => new Path2D(`${written(stepsOf(d))}Z`)

/** A symmetric area from its left half, given from the middle at the top to the middle at the bottom. */
export function both(d: string): Path2D {
  const steps = stepsOf(d)
  return new Path2D(`${written([...steps, ...back(steps)])}Z`)
}

/** A path mirrored to the other side. */
export function flipped(d: string): string {
  return stepsOf(d)
    .map(({ kind, points }) => kind + points.map((point) => mirror(point).join(' ')).join(' '))
    .join('')
}

export const place = (point: Point): Point => settled(point)

/** The point at `t` of a quadratic curve with the control point `by`. */
export function along(from: Point, by: Point, to: Point, t: number): Point {
  const at = (n: 0 | 1) => (1 - t) ** 2 * from[n] + 2 * (1 - t) * t * by[n] + t ** 2 * to[n]
  return [at(0), at(1)]
}

export const between = (one: Point, other: Point, t: number): Point => [
  one[0] + (other[0] - one[0]) * t,
  one[1] + (other[1] - one[1]) * t,
]

export const text = (point: Point) => `${point[0].toFixed(1)} ${point[1].toFixed(1)}`
