import { type Path2D, PathOp } from '@napi-rs/canvas'
import type { Cloth } from './cloth'
import { area, both, flipped, middle, type Point, text } from './outline'

/** The measures of a body, in units of the sheet; x is counted from the middle. */
export type Build = {
  head: { half: number; height: number; chin: number }
  /** Half the width. */
  neck: number
  shoulder: Point
  armpit: Point
  waist: Point
  hips: Point
  crotch: number
  knee: number
  ankle: number
  floor: number
  /** Lengths of the upper and the lower arm, and half the width of the upper one. */
  arm: { upper: number; lower: number; half: number }
  thigh: number
}

export type Figure = 'woman' | 'man' | 'child'

export const builds: Record<Figure, Build> = {
  woman: {
    head: { half: 92, height: 272, chin: 136 },
    neck: 58,
    shoulder: [232, 322],
    armpit: [182, 520],
    waist: [146, 770],
    hips: [206, 1010],
    crotch: 1140,
    knee: 1570,
    ankle: 2070,
    floor: 2180,
    arm: { upper: 372, lower: 320, half: 44 },
    thigh: 1,
  },
  man: {
    head: { half: 97, height: 284, chin: 138 },
    neck: 74,
    shoulder: [264, 318],
    armpit: [212, 520],
    waist: [180, 800],
    hips: [202, 1010],
    crotch: 1150,
    knee: 1575,
    ankle: 2070,
    floor: 2180,
    arm: { upper: 376, lower: 330, half: 54 },
    thigh: 1.06,
  },
  child: {
    head: { half: 132, height: 336, chin: 146 },
    neck: 62,
    shoulder: [232, 322],
    armpit: [194, 520],
    waist: [178, 800],
    hips: [196, 990],
    crotch: 1120,
    knee: 1450,
    ankle: 1810,
    floor: 1910,
    arm: { upper: 356, lower: 316, half: 46 },
    thigh: 0.98,
  },
}

/** A mannequin's colour, which suits every variant. */
export const skin = '#d6bfa9'
const look = { tone: skin, weave: 'rubber' } as const
const l = (n: number) => middle - n
const rad = Math.PI / 180

/** The angles of the upper and the lower arm from the vertical, in degrees. */
const swing = { upper: 15.5, lower: 8 }

/** The middle of the left arm at this distance from the edge of the shoulder, as an offset from the middle. */
export function armAt({ shoulder, arm }: Build, distance: number): Point {
  const joint: Point = [shoulder[0] - arm.half, shoulder[1] + 40]
  const upper = Math.min(Math.max(distance - 50, 0), arm.upper)
  const lower = Math.max(distance - 50 - arm.upper, 0)
  return [
    joint[0] + upper * Math.sin(swing.upper * rad) + lower * Math.sin(swing.lower * rad),
    joint[1] + upper * Math.cos(swing.upper * rad) + lower * Math.cos(swing.lower * rad),
  ]
}

function limb(g: Cloth, d: string, edge: number) {
  for (const each of [d, flipped(d)]) g.piece(area(each), { ...look, edge, lift: 6 })
}

/** An arm and its hand are one area, so that no line parts them at the wrist. Above `from` a sleeve hides it. */
export function arms(g: Cloth, build: Build, from: number) {
  const { shoulder, arm } = build
  const h = arm.half
  const reach = 50 + arm.upper
  const [elbow, wrist] = [armAt(build, reach), armAt(build, reach + arm.lower)]
  const [ex, ey] = [l(elbow[0]), elbow[1]]
  const [wx, wy] = [l(wrist[0]), wrist[1]]
  const size = h / 50
  const at = (dx: number, dy: number) => text([wx + dx * size, wy + dy * size])
  const upper = `M${l(shoulder[0] - 84)} ${shoulder[1] - 18} Q${l(shoulder[0] + 2)} ${shoulder[1] - 16} ${l(shoulder[0] + h * 0.44)} ${shoulder[1] + 120} Q${ex - h * 0.98} ${ey - 150} ${ex - h * 0.8} ${ey} Q${ex - h * 0.94} ${ey + 110} ${at(-27, 0)} L${at(0, 30)} L${at(27, -6)} Q${ex + h * 0.98} ${ey + 100} ${ex + h * 0.78} ${ey} Q${ex + h * 1.1} ${ey - 170} ${l(shoulder[0] - h * 2.1)} ${shoulder[1] + 190} L${l(shoulder[0] - h * 2.2)} ${shoulder[1] + 50}`
  const palm = `M${at(-27, -4)} Q${at(-38, 40)} ${at(-42, 78)} Q${at(-44, 130)} ${at(-34, 172)} Q${at(-26, 204)} ${at(-8, 204)} Q${at(18, 198)} ${at(28, 150)} Q${at(38, 100)} ${at(36, 56)} L${at(27, -4)}`
  const thumb = `M${at(24, 10)} Q${at(50, 44)} ${at(52, 84)} Q${at(52, 124)} ${at(40, 126)} Q${at(28, 122)} ${at(28, 88)} Q${at(24, 64)} ${at(10, 44)}`
  const lines = [
    `M${at(-26, 184)} Q${at(-26, 140)} ${at(-22, 112)}`,
    `M${at(-6, 196)} Q${at(-4, 150)} ${at(-4, 112)}`,
    `M${at(13, 182)} Q${at(16, 140)} ${at(14, 112)}`,
    `M${at(29, 92)} Q${at(26, 70)} ${at(16, 54)}`,
  ]
  for (const turn of [(d: string) => d, flipped]) {
    const whole: Path2D = area(turn(upper))
    whole.op(area(turn(palm)), PathOp.Union).op(area(turn(thumb)), PathOp.Union)
    whole.op(area(`M-900 ${from} L2100 ${from} L2100 2400 L-900 2400`), PathOp.Intersect)
    g.piece(whole, { ...look, edge: 24, lift: 6 })
    for (const d of lines) g.seam(turn(d), 1)
  }
}

function legs(g: Cloth, { hips, crotch, knee, ankle, thigh, floor }: Build) {
  const t = (n: number) => n * thigh
  const low = ankle - knee
  limb(
    g,
    `M${middle + 10} ${hips[1] - 60} L${l(hips[0])} ${hips[1]} C${l(hips[0] + 8)} ${crotch + 40} ${l(t(184))} ${knee - 190} ${l(t(158))} ${knee} C${l(t(176))} ${knee + low * 0.24} ${l(t(164))} ${knee + low * 0.55} ${l(t(126))} ${ankle} L${l(t(66))} ${ankle} C${l(t(56))} ${knee + low * 0.6} ${l(t(36))} ${knee + low * 0.3} ${l(t(54))} ${knee} C${l(t(36))} ${knee - 150} ${l(8)} ${crotch + 190} ${l(3)} ${crotch}`,
    34,
  )
  for (const side of [-1, 1])
    g.glow(
      area(
        `M${middle + side * 40} ${knee - 80} L${middle + side * 170} ${knee - 80} L${middle + side * 170} ${knee + 90} L${middle + side * 40} ${knee + 90}`,
      ),
      [middle + side * t(106), knee + 6],
      60,
      54,
      -0.12,
    )
  shoes(g, ankle, floor, thigh)
}

/** Plain shoes from the front, which belong to the figure. */
function shoes(g: Cloth, ankle: number, floor: number, size: number) {
  const at = (dx: number, y: number) => `${l((98 + dx) * size)} ${y}`
  const d = `M${at(34, ankle - 26)} Q${at(44, ankle + 30)} ${at(62, floor - 42)} Q${at(72, floor)} ${at(30, floor)} L${at(-26, floor)} Q${at(-58, floor)} ${at(-50, floor - 42)} Q${at(-40, ankle + 30)} ${at(-34, ankle - 26)} Q${at(0, ankle + 26)} ${at(34, ankle - 26)}`
  for (const each of [d, flipped(d)]) g.piece(area(each), { tone: '#b9ad9c', weave: 'leather', edge: 18, lift: 6 })
  const sole = `M${at(66, floor - 22)} Q${at(70, floor + 4)} ${at(30, floor + 4)} L${at(-26, floor + 4)} Q${at(-58, floor + 4)} ${at(-54, floor - 22)} Q${at(0, floor - 6)} ${at(66, floor - 22)}`
  for (const each of [sole, flipped(sole)]) g.piece(area(each), { tone: '#efe9dd', weave: 'rubber', edge: 6, lift: 0 })
}

function torso(g: Cloth, { neck, shoulder, armpit, waist, hips, crotch }: Build) {
  g.piece(
    both(
      `M${middle} 236 L${l(neck)} 200 Q${l(neck + 10)} 268 ${l(neck + 70)} 292 Q${l(shoulder[0] - 10)} 314 ${l(shoulder[0] - 4)} ${shoulder[1] + 80} Q${l(armpit[0] + 14)} ${armpit[1] - 40} ${l(armpit[0])} ${armpit[1]} Q${l(waist[0] + 6)} ${waist[1] - 120} ${l(waist[0])} ${waist[1]} Q${l(hips[0] - 8)} ${hips[1] - 120} ${l(hips[0])} ${hips[1]} L${l(hips[0] - 30)} ${crotch} L${middle} ${crotch + 10}`,
    ),
    { ...look, edge: 40, lift: 3 },
  )
}

/** The head without a face, only with the planes that light finds on one. */
export function head(g: Cloth, { head: { half, height, chin } }: Build) {
  const h = height
  const shape = both(
    `M${middle} ${chin - h} C${l(half * 0.72)} ${chin - h} ${l(half)} ${chin - h * 0.8} ${l(half)} ${chin - h * 0.54} C${l(half)} ${chin - h * 0.28} ${l(half * 0.8)} ${chin - h * 0.12} ${l(half * 0.44)} ${chin - h * 0.03} Q${l(half * 0.24)} ${chin} ${middle} ${chin}`,
  )
  const ear = `M${l(half * 0.96)} ${chin - h * 0.52} C${l(half * 1.16)} ${chin - h * 0.56} ${l(half * 1.14)} ${chin - h * 0.36} ${l(half * 0.94)} ${chin - h * 0.32}`
  for (const d of [ear, flipped(ear)]) g.piece(area(d), { ...look, edge: 8, lift: 2 })
  g.piece(shape, { ...look, edge: 44, lift: 12 })
  for (const side of [-1, 1])
    g.glow(shape, [middle + side * half * 0.44, chin - h * 0.46], half * 0.36, h * 0.055, -0.12)
  g.glow(shape, [middle - half * 0.06, chin - h * 0.38], half * 0.12, h * 0.15, 0.14)
  g.glow(shape, [middle + half * 0.06, chin - h * 0.265], half * 0.24, h * 0.03, -0.16)
  g.glow(shape, [middle, chin - h * 0.16], half * 0.34, h * 0.02, -0.16)
  g.glow(shape, [middle, chin - h * 0.05], half * 0.3, h * 0.05, 0.14)
}

export const neckShape = ({ neck, head: { chin } }: Build) =>
  both(
    `M${middle} ${chin - 60} L${l(neck * 0.98)} ${chin - 60} C${l(neck * 0.94)} ${chin + 60} ${l(neck)} 200 ${l(neck + 24)} 238 Q${l(neck + 66)} 278 ${l(neck + 140)} 308 L${l(neck + 60)} 760 L${middle} 760`,
  )

export function body(g: Cloth, build: Build) {
  legs(g, build)
  torso(g, build)
  g.piece(neckShape(build), { ...look, edge: 18, lift: 0 })
  head(g, build)
}
