import type { Cloth, Fold } from './cloth'
import { between, middle, type Point } from './outline'

/** The half widths and heights of a body that folds are placed by, counted from the middle. */
type Body = { shoulder: Point; armpit: Point; waist: Point; hem: Point }

type Placed = [from: Point, to: Point, width: number, depth: number, bend: number]

/** Cloth that has slumped about its waist. */
const slumped = ({ shoulder: [sx, sy], armpit: [ax, ay], waist: [wx, wy], hem: [hx, hy] }: Body): Placed[] => [
  [[-ax + 8, ay - 10], [-ax * 0.42, ay + 120], 40, 0.4, 18],
  [[ax - 8, ay - 10], [ax * 0.4, ay + 130], 40, 0.4, -18],
  [[-sx * 0.8, sy + 40], [-sx * 0.5, ay + 60], 34, 0.2, 12],
  [[sx * 0.8, sy + 44], [sx * 0.46, ay + 50], 34, 0.2, -12],
  [[-wx, wy - 70], [-wx * 0.2, wy + 10], 38, 0.34, 24],
  [[wx, wy - 30], [wx * 0.15, wy + 70], 44, 0.34, -26],
  [[-wx * 0.9, wy + 60], [wx * 0.1, hy - 90], 46, 0.24, 30],
  [[wx * 0.75, wy + 120], [hx * 0.4, hy - 20], 40, 0.26, -16],
  [[-hx * 0.55, hy - 170], [-hx * 0.62, hy - 6], 34, 0.26, 10],
]

/** Cloth pulled from one armpit towards the opposite hem. */
const pulled = ({ shoulder: [sx, sy], armpit: [ax, ay], waist: [wx, wy], hem: [hx, hy] }: Body): Placed[] => [
  [[-ax + 10, ay], [ax * 0.3, wy - 60], 44, 0.36, 34],
  [[-ax + 6, ay + 90], [wx * 0.46, wy + 70], 42, 0.3, 38],
  [[-wx, wy - 10], [wx * 0.5, hy - 150], 46, 0.28, 34],
  [[-wx * 0.94, wy + 150], [hx * 0.1, hy - 30], 40, 0.26, 18],
  [[ax - 8, ay - 6], [ax * 0.5, ay + 110], 38, 0.4, -16],
  [[sx * 0.75, sy + 36], [sx * 0.42, ay + 30], 32, 0.22, -12],
  [[wx * 0.98, wy + 40], [wx * 0.52, wy + 110], 34, 0.34, -14],
]

/** Cloth that falls in flutes towards the hem. */
const fluted = ({ shoulder: [sx, sy], armpit: [ax, ay], waist: [wx, wy], hem: [hx, hy] }: Body): Placed[] => [
  [[-ax * 0.62, ay + 60], [-hx * 0.74, hy - 10], 44, 0.32, 14],
  [[-ax * 0.24, wy - 110], [-hx * 0.32, hy - 8], 40, 0.3, -12],
  [[ax * 0.2, ay + 150], [hx * 0.14, hy - 40], 46, 0.24, 10],
  [[wx * 0.62, wy - 150], [hx * 0.76, hy - 10], 42, 0.34, -14],
  [[-ax + 8, ay - 10], [-ax * 0.56, ay + 80], 36, 0.4, 14],
  [[ax - 8, ay - 14], [ax * 0.5, ay + 60], 36, 0.4, -16],
  [[-sx * 0.5, sy + 60], [-ax * 0.3, ay + 100], 30, 0.2, 8],
]

/** Cloth that has been folded in a drawer, and shows where. */
const creased = ({ shoulder: [sx, sy], armpit: [ax, ay], waist: [wx, wy], hem: [hx, hy] }: Body): Placed[] => [
  [[-sx * 0.46, sy + 60], [-hx * 0.48, hy - 30], 22, 0.3, 5],
  [[sx * 0.48, sy + 90], [hx * 0.5, hy - 20], 22, 0.3, -5],
  [[-wx + 6, wy - 50], [wx * 0.3, wy - 36], 26, 0.3, 7],
  [[wx - 6, wy - 30], [wx * 0.2, wy - 40], 26, 0.26, -6],
  [[-ax + 8, ay - 8], [-ax * 0.6, ay + 70], 34, 0.4, 12],
  [[ax - 8, ay - 8], [ax * 0.44, ay + 120], 38, 0.4, -18],
  [[hx * 0.3, hy - 170], [-hx * 0.3, hy - 60], 42, 0.26, -22],
]

/** Cloth pushed in from one side. */
const pushed = ({ shoulder: [sx, sy], armpit: [ax, ay], waist: [wx, wy], hem: [hx, hy] }: Body): Placed[] => [
  [[wx, wy - 110], [-wx * 0.1, wy - 130], 38, 0.34, -24],
  [[wx, wy - 10], [-wx * 0.34, wy + 6], 46, 0.34, -30],
  [[wx * 0.96, wy + 90], [-wx * 0.06, wy + 150], 42, 0.3, 22],
  [[hx * 0.92, hy - 110], [-hx * 0.2, hy - 50], 38, 0.28, 16],
  [[-ax + 8, ay - 10], [-ax * 0.2, ay + 190], 42, 0.42, 24],
  [[-sx * 0.7, sy + 50], [-sx * 0.56, ay + 20], 32, 0.22, 8],
  [[-hx * 0.7, wy + 110], [-hx * 0.5, hy - 30], 36, 0.24, 12],
  [[ax - 10, ay], [ax * 0.6, ay + 70], 34, 0.38, -12],
]

const lays = [slumped, pulled, fluted, creased, pushed]

export function bodyFolds(g: Cloth, body: Body, calm: number): Fold[] {
  const lay = lays[g.lay % lays.length] ?? slumped
  const turned = Math.floor(g.lay / lays.length) % 2 === 0 ? 1 : -1
  const r = () => g.random() * 2 - 1
  return lay(body).map(([from, to, width, depth, bend]) => [
    [middle + turned * from[0] + r() * 16, from[1] + r() * 40],
    [middle + turned * to[0] + r() * 46, to[1] + r() * 46],
    {
      width: width * (0.85 + g.random() * 0.5),
      depth: depth * calm * (0.5 + g.random() * 0.6),
      bend: turned * bend + r() * 12,
    },
  ])
}

/** Folds across a sleeve, alternately from either edge; `edges` has the points of both at a share of the length. */
export function sleeveFolds(
  g: Cloth,
  edges: (t: number) => { outer: Point; inner: Point },
  { long, calm }: { long: boolean; calm: number },
): Fold[] {
  const count = (long ? 5 : 2) + Math.floor(g.random() * 2)
  const first = g.random() < 0.5 ? 0 : 1
  return Array.from({ length: count }, (_, n) => {
    const t = 0.1 + ((n + 0.2 + g.random() * 0.6) / count) * 0.82
    const [start, end] = [edges(t), edges(Math.min(1, t + 0.03 + g.random() * 0.07))]
    const inner = (n + first) % 2 === 0
    return [
      between(start.outer, start.inner, inner ? 0.97 : 0.04),
      between(end.outer, end.inner, inner ? 0.2 + g.random() * 0.3 : 0.8 - g.random() * 0.3),
      {
        width: 34 - (n / count) * 12 + g.random() * 6,
        depth: calm * (0.27 + g.random() * 0.16),
        bend: (inner ? 1 : -1) * (7 + g.random() * 9),
      },
    ]
  })
}

/** The folds of a sibling, moved and turned so far that no two designs have the same. */
export function ownFolds(g: Cloth, list: Fold[]): Fold[] {
  const r = () => g.random() * 2 - 1
  return list.map(([from, to, { width = 26, depth = 0.4, bend = 0 } = {}]) => {
    const reach = Math.hypot(to[0] - from[0], to[1] - from[1]) * 0.16
    return [
      [from[0] + r() * reach * 0.5, from[1] + r() * reach],
      [to[0] + r() * reach, to[1] + r() * reach],
      {
        width: width * (0.8 + g.random() * 0.5),
        depth: depth * (0.7 + g.random() * 0.5),
        bend: bend * (0.3 + g.random()) + r() * 8,
      },
    ]
  })
}
