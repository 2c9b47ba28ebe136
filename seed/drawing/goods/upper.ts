import type { Path2D } from '@napi-rs/canvas'
import type { Cloth, Print, Tone } from './cloth'
import type { Cut } from './cut'
import { along, area, between, both, flipped, middle, type Point, text } from './outline'
import type { Weave } from './texture'

export type Upper = {
  body: Path2D
  /** Edges of the left sleeve from shoulder to cuff. */
  sleeve?: (t: number) => { outer: Point; inner: Point }
  cut: Cut
  neckLeft: Point
  neckRight: Point
  front: Point
}

type Style = {
  weave?: Weave
  print?: Print
  sleevePrint?: Print
  sleeveTone?: Tone
  sleeveWeave?: Weave
  bodyTone?: Tone
  calm?: number
}

const top = 250

/** The left side, in units of the sheet. */
const left = ([x, y]: Point): Point => [middle - x, y]

export function neckline({ neck, drop, deepV }: Cut): string {
  const from: Point = [middle, top + drop]
  return deepV
    ? `M${text(from)} Q${middle - neck * 0.62} ${top + drop * 0.45} ${middle - neck} ${top}`
    : `M${text(from)} C${middle - neck * 0.62} ${top + drop} ${middle - neck * 0.96} ${top + drop * 0.55} ${middle - neck} ${top}`
}

function bodyOf(cut: Cut): string {
  const { shoulder, armpit, waist, hem, hemDrop } = cut
  const [s, a, w, h] = [left(shoulder), left(armpit), left(waist), left(hem)]
  return `${neckline(cut)} Q${(middle - cut.neck + s[0]) / 2} ${(top + s[1]) / 2 - 8} ${text(s)} Q${s[0] + 26} ${(s[1] + a[1]) / 2 + 20} ${text(a)} Q${w[0]} ${(a[1] + w[1]) / 2} ${text(w)} Q${w[0] - (w[0] - h[0]) * 0.2} ${(w[1] + h[1]) / 2} ${text(h)} Q${middle - shoulder[0] * 0.4} ${h[1] + hemDrop} ${middle} ${h[1] + hemDrop}`
}

function sleeveOf({ shoulder, armpit, cuff }: Cut) {
  if (!cuff) return undefined
  const [s, a, c] = [left(shoulder), left(armpit), left(cuff.at)]
  const length = Math.hypot(c[0] - s[0], c[1] - s[1])
  const [dx, dy] = [(c[0] - s[0]) / length, (c[1] - s[1]) / length]
  const outerEnd: Point = [c[0] - dy * (-cuff.width / 2) - dy * cuff.width, c[1] + dx * (cuff.width / 2)]
  const innerEnd: Point = [c[0] + dy * (cuff.width / 2), c[1] - dx * (cuff.width / 2)]
  const puff = cuff.puff ?? 22
  const bulge: Point = [(s[0] + outerEnd[0]) / 2 - dy * puff, (s[1] + outerEnd[1]) / 2 + dx * puff - 6]
  const hollow: Point = [(a[0] + innerEnd[0]) / 2 - (puff - 22) * -0.3 - 4, (a[1] + innerEnd[1]) / 2 - 6]
  return {
    at: (t: number) => {
      const [outer, inner] = [along(s, bulge, outerEnd, t), along(a, hollow, innerEnd, t)]
      // The body hides the part of a hanging sleeve that is behind it.
      const hidden = inner[0] > a[0] && outer[0] < a[0]
      return { outer, inner: hidden ? between(outer, inner, (a[0] - outer[0]) / (inner[0] - outer[0])) : inner }
    },
    d: `M${text(s)} Q${text(bulge)} ${text(outerEnd)} Q${text(between(outerEnd, innerEnd, 0.5))} ${text(innerEnd)} Q${text(hollow)} ${text(a)} L${text([a[0] + 34, a[1] - 40])} L${text([s[0] + 30, s[1] + 6])}`,
    turn: (Math.atan2(dy, dx) * 180) / Math.PI - 90,
    ends: { outerEnd, innerEnd },
  }
}

function backOfNeck(g: Cloth, { neck, drop }: Cut, weave?: Weave) {
  g.piece(
    both(
      `M${middle} ${top - 34} Q${middle - neck * 0.7} ${top - 34} ${middle - neck - 2} ${top + 2} L${middle - neck * 0.7} ${top + drop + 40} L${middle} ${top + drop + 60}`,
    ),
    { tone: 'inside', weave, lift: 0, edge: 6 },
  )
  g.glow(
    area(
      `M${middle - neck} ${top - 40} L${middle + neck} ${top - 40} L${middle + neck} ${top + drop} L${middle - neck} ${top + drop}`,
    ),
    [middle, top + drop],
    neck * 1.2,
    drop * 0.9 + 30,
    -0.5,
  )
}

export function upper(g: Cloth, flat: Cut, style: Style = {}): Upper {
  const cut = g.wearer?.hung(flat) ?? flat
  const { neck, drop, shoulder, armpit, waist, hem } = cut
  const sleeve = sleeveOf(cut)
  const calm = style.calm ?? 1
  g.wearer?.arms(cut)
  if (!g.wearer?.isOver) backOfNeck(g, cut, style.weave)
  if (sleeve) {
    for (const mirrored of [false, true]) {
      const d = mirrored ? flipped(sleeve.d) : sleeve.d
      const shape = area(d)
      g.piece(shape, {
        print: style.sleevePrint ?? style.print,
        tone: style.sleeveTone,
        weave: style.sleeveWeave ?? style.weave,
        turn: mirrored ? -sleeve.turn : sleeve.turn,
        at: mirrored ? [middle + shoulder[0], shoulder[1]] : [middle - shoulder[0], shoulder[1]],
        edge: 20,
      })
      const side = ([x, y]: Point): Point => (mirrored ? [middle * 2 - x, y] : [x, y])
      const long = (cut.cuff?.at[1] ?? 0) > 700
      const across = (t: number, from: number, to: number, options: object): [Point, Point, object] => {
        const { outer, inner } = sleeve.at(t)
        const next = sleeve.at(Math.min(1, t + 0.07))
        return [side(between(outer, inner, from)), side(between(next.outer, next.inner, to)), options]
      }
      g.folds(
        shape,
        long
          ? [
              across(0.1, 0.95, 0.25, { width: 34, depth: 0.34 * calm, bend: 16 }),
              across(0.36, 0.05, 0.6, { width: 30, depth: 0.3 * calm, bend: -14 }),
              across(0.48, 1, 0.3, { width: 34, depth: 0.42 * calm, bend: 12 }),
              across(0.56, 0.1, 0.75, { width: 26, depth: 0.3 * calm, bend: 12 }),
              across(0.82, 0.95, 0.35, { width: 22, depth: 0.3 * calm, bend: -8 }),
              across(0.9, 0.1, 0.6, { width: 20, depth: 0.28 * calm, bend: 6 }),
            ]
          : [
              across(0.25, 0.95, 0.3, { width: 30, depth: 0.34 * calm, bend: 14 }),
              across(0.62, 1, 0.5, { width: 24, depth: 0.26 * calm, bend: -8 }),
            ],
        style.weave,
      )
    }
  }
  const body = both(bodyOf(cut))
  g.piece(body, { print: style.print, tone: style.bodyTone, weave: style.weave, edge: 16, lift: sleeve ? 3 : 5 })
  const [sx, sy] = shoulder
  const [ax, ay] = armpit
  const [wx, wy] = waist
  const [hx, hy] = hem
  const x = (n: number) => middle + n
  const r = () => g.random() * 2 - 1
  const fold = (from: Point, to: Point, width: number, depth: number, bend: number): [Point, Point, object] => [
    [from[0] + r() * 16, from[1] + r() * 40],
    [to[0] + r() * 46, to[1] + r() * 46],
    {
      width: width * (0.85 + g.random() * 0.5),
      depth: depth * calm * (0.45 + g.random() * 0.65),
      bend: bend + r() * 12,
    },
  ]
  g.folds(
    body,
    [
      fold([x(-ax + 8), ay - 10], [x(-ax * 0.42), ay + 120], 40, 0.4, 18),
      fold([x(ax - 8), ay - 10], [x(ax * 0.4), ay + 130], 40, 0.4, -18),
      fold([x(-sx * 0.8), sy + 40], [x(-sx * 0.5), ay + 60], 34, 0.2, 12),
      fold([x(sx * 0.8), sy + 44], [x(sx * 0.46), ay + 50], 34, 0.2, -12),
      fold([x(-wx), wy - 70], [x(-wx * 0.2), wy + 10], 38, 0.34, 24),
      fold([x(wx), wy - 30], [x(wx * 0.15), wy + 70], 44, 0.34, -26),
      fold([x(-wx * 0.9), wy + 60], [x(wx * 0.1), hy - 90], 46, 0.24, 30),
      fold([x(wx * 0.75), wy + 120], [x(hx * 0.4), hy - 20], 40, 0.26, -16),
      fold([x(-hx * 0.55), hy - 170], [x(-hx * 0.62), hy - 6], 34, 0.26, 10),
    ],
    style.weave,
  )
  g.wearer?.fall(body, cut)
  g.glow(body, [x(-ax * 0.35), ay + 40], ax * 0.9, 260, 0.13)
  g.glow(body, [x(ax * 0.9), hy - 120], ax, 420, -0.14)
  if (sleeve) {
    const armhole = `M${text(left(shoulder))} Q${middle - sx + 26} ${(sy + ay) / 2 + 20} ${text(left(armpit))}`
    g.seam(armhole)
    g.seam(flipped(armhole))
  }
  g.wearer?.neck(cut)
  return {
    body,
    sleeve: sleeve?.at,
    cut,
    neckLeft: [middle - neck, top],
    neckRight: [middle + neck, top],
    front: [middle, top + drop],
  }
}

export function cuffs(
  g: Cloth,
  made: Upper,
  from: number,
  options: { weave?: Weave; tone?: Tone; print?: Print } = {},
) {
  const { sleeve } = made
  if (!sleeve) return
  const [start, end] = [sleeve(from), sleeve(1)]
  const out = (p: Point, q: Point, by: number): Point => between(p, q, -by)
  const d = `M${text(out(start.outer, start.inner, 0.02))} L${text(out(end.outer, end.inner, 0.02))} Q${text(between(end.outer, end.inner, 0.5))} ${text(out(end.inner, end.outer, 0.02))} L${text(out(start.inner, start.outer, 0.02))}`
  const turn = (Math.atan2(end.outer[1] - start.outer[1], end.outer[0] - start.outer[0]) * 180) / Math.PI - 90
  for (const mirrored of [false, true])
    g.piece(area(mirrored ? flipped(d) : d), { ...options, turn: mirrored ? -turn : turn, lift: 2, edge: 12 })
}

export function around(made: Upper, at: number, draw: (d: string) => void) {
  const { sleeve } = made
  if (!sleeve) return
  const { outer, inner } = sleeve(at)
  const d = `M${text(outer)} L${text(inner)}`
  draw(d)
  draw(flipped(d))
}

export function hemBand(g: Cloth, { cut }: Upper, height: number, options: { weave?: Weave; tone?: Tone } = {}) {
  const [hx, hy] = cut.hem
  const y = hy + cut.hemDrop
  const inward = options.weave === 'rib' ? 12 : 0
  g.piece(
    both(
      `M${middle} ${y - height} Q${middle - hx * 0.5} ${y - height} ${middle - hx - 1} ${hy - height} Q${middle - hx + inward * 0.2} ${hy - height / 2} ${middle - hx + inward} ${hy + 4} Q${middle - hx * 0.5} ${y + 4} ${middle} ${y + 4}`,
    ),
    { ...options, lift: 2, edge: 12 },
  )
}

export function hemLine({ cut }: Upper, up: number): string {
  const [hx, hy] = cut.hem
  const y = hy + cut.hemDrop - up
  return `M${middle - hx + 4} ${hy - up} Q${middle - hx * 0.5} ${y} ${middle} ${y} Q${middle + hx * 0.5} ${y} ${middle + hx - 4} ${hy - up}`
}
