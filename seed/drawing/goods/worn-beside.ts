import { darker } from '../brochures/colour'
import type { Cloth, Placement, Tone } from './cloth'
import type { Cut } from './cut'
import type { Design } from './design'
import type { Build, Figure } from './figure'
import { drawLegs } from './lower'
import { band } from './necks'
import { middle, type Point, standing } from './outline'
import { upper } from './upper'

const smooth = (from: number, to: number, at: number) => {
  const t = Math.min(1, Math.max(0, (at - from) / (to - from)))
  return t * t * (3 - 2 * t)
}

/** A calm stance: the weight on one leg, the hips to its side and a little higher there, the other leg bent. */
export function stance([x, y]: Point): Point {
  const hips = 14 * smooth(300, 1000, y) - 14 * smooth(1100, 2100, y)
  const tilt = (x - middle) * (0.03 * smooth(150, 330, y) - 0.055 * smooth(420, 960, y) + 0.025 * smooth(1150, 2000, y))
  const free = smooth(middle + 40, middle - 120, x)
  const bent = free * (26 * smooth(1120, 1560, y) + 14 * smooth(1600, 2150, y))
  return [x + hips - bent, y + tilt]
}

/** Smaller around the middle of the sheet, so that the height `from` comes to lie at `to`. */
export const scaled = (scale: number, from: number, to: number): Placement => [
  scale,
  0,
  0,
  scale,
  middle - scale * middle,
  to - scale * from,
]

/** Draws in a part of the sheet of the figure, with its stance. */
export function put(g: Cloth, frame: Placement, draw: () => void) {
  const [a, b, c, d, e, f] = frame
  const size = a * d - b * c
  standing(
    ([x, y]) => {
      const [px, py] = stance([a * x + c * y + e, b * x + d * y + f])
      return [(d * (px - e) - c * (py - f)) / size, (a * (py - f) - b * (px - e)) / size]
    },
    () => g.framed(frame, draw),
  )
}

export const plain =
  (hex: `#${string}`) =>
  (tone: Tone): Tone =>
    tone === 'deep' ? shade(hex, 0.14) : tone === 'inside' ? shade(hex, 0.34) : tone === 'main' ? hex : tone

const shade = (hex: string, by: number): Tone => `#${darker(hex, by).slice(1)}`

/** Trousers are drawn from the height 190; on the figure they begin at the hips. */
export const ofTrousers = scaled(1.03, 190, 870)

export function trousers(g: Cloth) {
  g.beside('twill', plain('#c6bdae'), () =>
    put(g, ofTrousers, () =>
      drawLegs(
        g,
        { waist: 226, hips: 258, crotch: 640, end: { outer: 206, inner: 52, y: 1400 }, knee: 2 },
        { fly: true, pockets: 'slant', calm: 0.5 },
      ),
    ),
  )
}

/** A plain top, which ends at the hips and can be tucked in unless it is said otherwise. */
export function plainTop(g: Cloth, other: Partial<Cut> = {}) {
  const cut: Cut = {
    neck: 116,
    drop: 92,
    shoulder: [290, 306],
    armpit: [280, 560],
    waist: [242, 840],
    hem: [206, 892],
    hemDrop: 8,
    cuff: { at: [452, 560], width: 226 },
    ...other,
  }
  g.beside('jersey', plain('#efebe2'), () => band(g, upper(g, cut, { calm: 0.8 }), 24, { weave: 'rib' }))
}

export type WornScene = {
  /** The part of the figure that is shown, and the middle where it is another than the sheet's. */
  view: (build: Build) => [top: number, tall: number, middle?: number]
  draw: (g: Cloth, design: Design, kind: Figure) => void
}
