import { Path2D, PathOp } from '@napi-rs/canvas'
import type { Cloth } from './cloth'
import type { Cut, Legs, Wearer } from './cut'
import { armAt, arms, type Build, builds, type Figure, head, neckShape, skin } from './figure'
import { both, middle, type Point, text } from './outline'

const top = 250
/** A sleeve that ends below this height hides the elbow. */
const longSleeve = 800
const l = (n: number) => middle - n

/** How much of a flat garment's width is left on a body. */
const shares: Record<Figure, { neck: number; shoulder: number; chest: number; waist: number; hem: number }> = {
  woman: { neck: 0.84, shoulder: 0.86, chest: 0.84, waist: 0.78, hem: 0.84 },
  man: { neck: 1, shoulder: 0.96, chest: 0.93, waist: 0.92, hem: 0.93 },
  child: { neck: 0.92, shoulder: 0.86, chest: 0.88, waist: 0.9, hem: 0.91 },
}

type Layer = {
  /** Over other clothes. */
  isOver?: boolean
  isTucked?: boolean
  /** Not under clothes whose sleeves cover the arms, nor over such whose sleeves are in front of them. */
  hasArms?: boolean
}

/** The bodice of a dress ends at the waist and is as narrow. */
function hemOf(kind: Figure, isTucked: boolean, { hem, hemDrop }: Cut): Pick<Cut, 'hem' | 'hemDrop'> {
  if (isTucked) return { hem: [186, 892], hemDrop: 8 }
  const share = hem[1] < 900 ? shares[kind].waist : shares[kind].hem
  return { hem: [hem[0] * share, hem[1]], hemDrop }
}

function hung(kind: Figure, { isOver = false, isTucked = false }: Layer, cut: Cut): Cut {
  const share = shares[kind]
  const build = builds[kind]
  const isSetIn = cut.shoulder[0] > 240
  const shoulder: Point = [
    isSetIn ? cut.shoulder[0] * share.shoulder : Math.min(cut.shoulder[0], build.shoulder[0] + 6),
    cut.shoulder[1] + 20,
  ]
  const { cuff } = cut
  const length = cuff ? Math.hypot(cuff.at[0] - cut.shoulder[0], cuff.at[1] - cut.shoulder[1]) * 0.9 : 0
  const isLong = length > 600
  const whole = 50 + build.arm.upper + build.arm.lower
  return {
    ...cut,
    neck: cut.neck * share.neck,
    // Between lapels a front is open as far as they go.
    drop: isOver && cut.deepV && cut.drop < 200 ? 320 : cut.drop,
    shoulder,
    armpit: [Math.max(cut.armpit[0] * share.chest, build.armpit[0] + 14), cut.armpit[1] - 16],
    waist: [Math.max(cut.waist[0] * share.waist, build.waist[0] + 18), cut.waist[1]],
    ...hemOf(kind, isTucked, cut),
    cuff: cuff && {
      ...cuff,
      at: armAt(build, Math.min(length, whole - 6)),
      width: cuff.width * (isLong ? 0.76 : 0.84),
      puff: (cuff.puff ?? 22) * (isLong ? 1.3 : 0.8) + (isLong ? 14 : 0),
    },
  }
}

function hungLegs({ waist, hips, end, ...rest }: Legs): Legs {
  const half = ((end.outer - end.inner) / 2) * 0.86
  const centre = Math.max(100, half + 10)
  return {
    ...rest,
    waist: Math.max(waist * 0.84, 174),
    hips: Math.max(hips * 0.88, 206),
    crotch: 560,
    end: { ...end, outer: centre + half, inner: centre - half },
  }
}

function neck(g: Cloth, build: Build, cut: Cut) {
  const hole = both(
    `M${middle} -420 L${l(420)} -420 L${l(420)} ${top - 120} L${l(cut.neck)} ${top - 90} L${l(cut.neck)} ${top} ${backwards(cut)}`,
  )
  const shown = new Path2D(neckShape(build))
  shown.op(hole, PathOp.Intersect)
  g.piece(shown, { tone: skin, weave: 'rubber', edge: 16, lift: 0 })
  g.glow(shown, [middle, build.head.chin + 24], build.neck * 1.5, 70, -0.4)
  const hollow = top + 40
  for (const side of [-1, 1])
    g.folds(shown, [
      [[middle + side * 20, hollow], [middle + side * 150, hollow - 26], { width: 16, depth: 0.16, bend: 6 }],
    ])
  head(g, build)
}

function backwards({ neck, drop, deepV }: Cut): string {
  const to: Point = [middle, top + drop]
  return deepV
    ? `Q${middle - neck * 0.62} ${top + drop * 0.45} ${text(to)}`
    : `C${middle - neck * 0.96} ${top + drop * 0.55} ${middle - neck * 0.62} ${top + drop} ${text(to)}`
}

/** Folds that the weight of cloth makes on somebody who stands: from the shoulders, across the waist, at the hem. */
function fall(g: Cloth, shape: Path2D, { shoulder, armpit, waist, hem }: Cut) {
  const r = () => g.random() * 2 - 1
  for (const side of [-1, 1]) {
    const at = (x: number, y: number): Point => [middle + side * x, y + r() * 34]
    const fold = (from: Point, to: Point, width: number, depth: number, bend: number): [Point, Point, object] => [
      from,
      to,
      {
        width: width * (0.8 + g.random() * 0.5),
        depth: depth * (0.4 + g.random() * 0.7),
        bend: side * (bend + r() * 8),
      },
    ]
    g.folds(shape, [
      fold(at(armpit[0] - 6, armpit[1] + 10), at(armpit[0] * 0.5, armpit[1] - 60), 26, 0.36, 10),
      fold(at(armpit[0] - 4, armpit[1] + 40), at(armpit[0] * 0.4, armpit[1] + 80), 24, 0.26, -12),
      fold(at(waist[0] - 4, waist[1] - 60), at(waist[0] * 0.3, waist[1] - 20), 26, 0.32, -16),
      fold(at(waist[0] - 2, waist[1] + 20), at(waist[0] * 0.36, waist[1] + 54), 24, 0.28, -14),
      fold(at(shoulder[0] * 0.6, armpit[1] + 90), at(waist[0] * 0.62, waist[1] - 60), 40, 0.16, 8),
      fold(at(hem[0] * (0.45 + g.random() * 0.4), waist[1] + 120), at(hem[0] * 0.72, hem[1] - 40), 34, 0.26, 10),
    ])
  }
}

export function wearerOf(g: Cloth, kind: Figure, layer: Layer = {}): Wearer {
  const { isOver = false, hasArms = true } = layer
  const build = builds[kind]
  return {
    isOver,
    hung: (cut) => hung(kind, layer, cut),
    hungLegs,
    neck: (cut) => {
      if (!isOver) neck(g, build, cut)
    },
    arms: ({ cuff }) => {
      if (hasArms) arms(g, build, cuff && cuff.at[1] > longSleeve ? cuff.at[1] - 56 : 0)
    },
    fall: (shape, cut) => fall(g, shape, cut),
  }
}
