import type { Path2D } from '@napi-rs/canvas'
import type { Cloth, Print, Tone } from './cloth'
import type { Cut } from './cut'
import { bodyFolds, sleeveFolds } from './folds'
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

function neckline({ neck, drop, deepV }: Cut): string {
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

/** The inside of the back, which shows through the neckline. */
function innerBack(g: Cloth, { neck, drop }: Cut, weave?: Weave) {
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

/** The back of a neckline is shallow, and no garment here is cut out behind. */
function behind(cut: Cut): Cut {
  return { ...cut, drop: Math.min(54, Math.max(32, cut.drop * 0.4)), deepV: false }
}

export function upper(g: Cloth, front: Cut, style: Style = {}): Upper {
  const cut = g.wearer?.hung(front) ?? (g.side === 'front' ? front : behind(front))
  const { neck, drop, shoulder, armpit, hem } = cut
  const sleeve = sleeveOf(cut)
  const calm = style.calm ?? 1
  g.wearer?.arms(cut)
  if (g.side === 'front' && !g.wearer?.isOver) innerBack(g, cut, style.weave)
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
      const edges = (t: number) => {
        const { outer, inner } = sleeve.at(t)
        return { outer: side(outer), inner: side(inner) }
      }
      g.folds(shape, sleeveFolds(g, edges, { long: (cut.cuff?.at[1] ?? 0) > 700, calm }), style.weave)
    }
  }
  const body = both(bodyOf(cut))
  g.piece(body, { print: style.print, tone: style.bodyTone, weave: style.weave, edge: 16, lift: sleeve ? 3 : 5 })
  const [sx, sy] = shoulder
  const [ax, ay] = armpit
  const hy = hem[1]
  const x = (n: number) => middle + n
  g.folds(body, bodyFolds(g, cut, calm), style.weave)
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
