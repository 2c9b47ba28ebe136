import { leatherLabel, seat, skirtBack } from './backs-legs'
import type { Cloth, Print } from './cloth'
import type { Legs } from './cut'
import { drape, gathers } from './drape'
import { ownFolds } from './folds'
import { area, both, flipped, line, middle, type Point, text } from './outline'
import type { Weave } from './texture'

const top = 190

type Style = {
  print?: Print
  band?: { height: number; weave?: Weave }
  fly?: boolean
  jeans?: string
  pockets?: 'slant' | 'side' | 'cargo'
  cuff?: number
  cuffWeave?: Weave
  crease?: boolean
  cord?: string
  button?: string
  calm?: number
}

export function drawLegs(g: Cloth, flat: Legs, style: Style = {}) {
  const cut = g.wearer?.hungLegs(flat) ?? flat
  const { waist, hips, crotch, end, knee = 0 } = cut
  const { print, band = { height: 58 }, calm = 1 } = style
  const l = (n: number) => middle - n
  const waistY = top + band.height
  const mid = (crotch + end.y) / 2
  const leg = `M${middle} ${waistY - 6} L${l(waist)} ${waistY - 6} Q${l(hips + 6)} ${top + 200} ${l(hips)} ${top + 330} Q${l(hips * 0.55 + end.outer * 0.45 - knee)} ${mid} ${l(end.outer)} ${end.y} Q${l((end.outer + end.inner) / 2)} ${end.y + 10} ${l(end.inner)} ${end.y} Q${l(end.inner * 0.55 + 6 + knee * 0.4)} ${mid} ${middle} ${crotch}`
  if (g.side === 'front')
    g.piece(
      both(
        `M${middle} ${top - 4} Q${l(waist * 0.6)} ${top - 6} ${l(waist - 2)} ${top + 6} L${l(waist)} ${waistY} L${middle} ${waistY}`,
      ),
      { tone: 'inside', lift: 0, edge: 4 },
    )
  for (const mirrored of [true, false]) {
    const turn = mirrored ? flipped : (d: string) => d
    const shape = area(turn(leg))
    g.piece(shape, { print, turn: mirrored ? -3 : 3, at: [middle, top], edge: 18, lift: 4 })
    const side = ([x, y]: Point): Point => (mirrored ? [middle * 2 - x, y] : [x, y])
    const wide = end.outer - end.inner
    const f = (
      x1: number,
      y1: number,
      x2: number,
      y2: number,
      width: number,
      depth: number,
      bend: number,
    ): [Point, Point, object] => [
      side([x1 + g.random() * 16, y1 + g.random() * 16]),
      side([x2 + g.random() * 20, y2 + g.random() * 24]),
      { width, depth: depth * calm, bend: mirrored ? -bend : bend },
    ]
    const long = end.y > 900
    g.folds(
      shape,
      ownFolds(g, [
        f(middle - 6, crotch - 14, l(hips * 0.6), crotch - (mirrored ? 120 : 84), 36, mirrored ? 0.2 : 0.27, -14),
        f(
          middle - 14,
          crotch + 22,
          l(hips * (mirrored ? 0.42 : 0.6)),
          crotch + (mirrored ? 92 : 60),
          32,
          mirrored ? 0.24 : 0.17,
          10,
        ),
        f(l(hips - 8), top + 250, l(hips * 0.5), top + 330, 30, 0.24, 12),
        ...(long
          ? [
              f(l(end.outer * 0.6 + hips * 0.4 - 14), mid - 60, l(end.inner + wide * 0.3), mid - 10, 30, 0.3, 12),
              f(l(end.inner * 0.7 + 14), mid + 40, l(end.outer - wide * 0.3), mid + 96, 30, 0.28, -10),
              f(l(end.outer - 12), end.y - 190, l(end.inner + wide * 0.35), end.y - 140, 24, 0.3, 10),
              f(l(end.inner + 8), end.y - 110, l(end.outer - wide * 0.25), end.y - 70, 24, 0.3, -8),
              f(
                l((hips + end.outer) / 2 - wide * 0.5),
                crotch + 130,
                l(end.outer - wide * 0.5),
                end.y - 260,
                46,
                0.16,
                12,
              ),
            ]
          : [f(l(hips * 0.7), crotch + 20, l(end.outer - wide * 0.4), end.y - 20, 44, 0.22, 10)]),
      ]),
    )
    g.glow(shape, side([l(end.inner + wide * 0.62), mid]), wide * 0.42, 420, 0.16)
    if (style.crease)
      g.seam(turn(`M${l(hips * 0.52)} ${top + 210} L${l((end.outer + end.inner) / 2)} ${end.y - 6}`), 1.6)
    if (style.cuff) {
      const rate = style.cuff / (end.y - crotch)
      const outer: Point = [l(end.outer - (end.outer - hips) * rate * 0.4 + 3), end.y - style.cuff]
      const inner: Point = [l(end.inner * (1 - rate * 0.5) - 3), end.y - style.cuff]
      g.piece(
        area(
          turn(
            `M${text(outer)} L${l(end.outer + 3)} ${end.y + 5} Q${l((end.outer + end.inner) / 2)} ${end.y + 15} ${l(end.inner - 3)} ${end.y + 5} L${text(inner)}`,
          ),
        ),
        { weave: style.cuffWeave, print: style.cuffWeave ? undefined : print, lift: 4, edge: 10 },
      )
    } else {
      for (const up of [16, 24])
        g.stitch(
          turn(
            `M${l(end.outer - 3)} ${end.y - up} Q${l((end.outer + end.inner) / 2)} ${end.y + 10 - up} ${l(end.inner + 3)} ${end.y - up}`,
          ),
          style.jeans,
        )
    }
  }
  const rise = `M${middle} ${waistY} L${middle} ${crotch}`
  g.seam(rise)
  if (style.fly && g.side === 'front') {
    const fly = `M${middle + 44} ${waistY} L${middle + 44} ${waistY + 170} Q${middle + 40} ${waistY + 226} ${middle + 2} ${waistY + 240}`
    g.stitch(fly, style.jeans)
    if (style.jeans)
      g.stitch(
        `M${middle + 36} ${waistY} L${middle + 36} ${waistY + 166} Q${middle + 32} ${waistY + 216} ${middle + 2} ${waistY + 230}`,
        style.jeans,
      )
  }
  pockets(g, cut, style, waistY)
  if (g.side === 'back') seat(g, { waist, hips, crotch, waistY }, style)
  waistband(g, cut, style)
}

function pockets(g: Cloth, { waist, hips, crotch }: Legs, { pockets, jeans, print }: Style, waistY: number) {
  const l = (n: number) => middle - n
  const behind = g.side === 'back'
  if (jeans && !behind) {
    const d = `M${l(waist * 0.44)} ${waistY} Q${l(waist * 0.5)} ${waistY + 110} ${l(hips - 4)} ${waistY + 118}`
    for (const turn of [(each: string) => each, flipped]) {
      g.seam(turn(d))
      g.stitch(turn(d.replaceAll(/ (\d+)/g, (_, n) => ` ${Number(n) + 8}`)), jeans)
    }
  }
  if (pockets === 'slant' && !behind) {
    const d = `M${l(waist * 0.56)} ${waistY} L${l(hips - 8)} ${waistY + 200}`
    for (const turn of [(each: string) => each, flipped]) {
      g.seam(turn(d))
      g.stitch(turn(`M${l(waist * 0.56 - 10)} ${waistY} L${l(hips - 20)} ${waistY + 204}`))
    }
  }
  if ((pockets === 'side' || pockets === 'cargo') && !behind) {
    const d = `M${l(waist * 0.82)} ${waistY} Q${l(hips * 0.8)} ${waistY + 110} ${l(hips - 4)} ${waistY + 210}`
    for (const turn of [(each: string) => each, flipped]) g.seam(turn(d))
  }
  if (pockets === 'cargo') {
    const [x, y] = [l(hips - 20), crotch + 70]
    for (const turn of [(each: string) => each, flipped]) {
      g.piece(area(turn(`M${x} ${y} L${x + 128} ${y + 6} L${x + 122} ${y + 170} L${x + 10} ${y + 166}`)), {
        print,
        lift: 5,
        edge: 9,
      })
      g.piece(area(turn(`M${x - 5} ${y - 8} L${x + 133} ${y - 2} L${x + 131} ${y + 48} L${x - 2} ${y + 44}`)), {
        print,
        lift: 5,
        edge: 8,
      })
    }
  }
}

function waistband(g: Cloth, { waist }: Legs, { band = { height: 58 }, jeans, cord, button, fly, print }: Style) {
  const l = (n: number) => middle - n
  const y = top + band.height
  // The waist is higher behind, where its front hides nothing of it.
  const behind = g.side === 'back'
  const high = behind ? top - 4 : top + 16
  g.piece(
    both(
      `M${middle} ${high} Q${l(waist * 0.5)} ${high} ${l(waist - 3)} ${top} L${l(waist + 3)} ${y} Q${l(waist * 0.5)} ${y + 10} ${middle} ${y + 10}`,
    ),
    { weave: band.weave, print: band.weave ? undefined : print, lift: 3, edge: 9 },
  )
  if (!band.weave) {
    g.stitch(`M${l(waist - 4)} ${top + 10} Q${middle} ${high + 14} ${middle + waist - 4} ${top + 10}`, jeans)
    g.stitch(`M${l(waist)} ${y - 8} Q${middle} ${y + 6} ${middle + waist} ${y - 8}`, jeans)
    for (const x of behind ? [waist * 0.76, waist * 0.38, 9] : [waist * 0.72, waist * 0.36])
      for (const turn of [(each: string) => each, flipped])
        g.piece(area(turn(`M${l(x)} ${top + 4} L${l(x - 18)} ${top + 6} L${l(x - 18)} ${y + 12} L${l(x)} ${y + 10}`)), {
          lift: 3,
          edge: 4,
        })
  }
  if (behind) {
    if (jeans) leatherLabel(g, { x: middle + waist * 0.44, y: top + 2, thread: jeans })
    return
  }
  if (fly && button) g.button([middle + 20, top + band.height / 2 + 12], 14, button)
  if (cord) {
    for (const side of [-1, 1]) {
      const path = line(
        `M${middle + side * 14} ${y - 14} C${middle + side * 54} ${y + 40} ${middle + side * 20} ${y + 100} ${middle + side * 44} ${y + 176 + side * 12}`,
      )
      g.hard((ctx) => {
        ctx.strokeStyle = cord
        ctx.lineWidth = 9
        ctx.stroke(path)
      })
    }
  }
}

export type SkirtCut = { waist: number; hem: number; y: number; hip?: number }

export function drawSkirt(
  g: Cloth,
  { waist, hem, y, hip = hem * 0.82 }: SkirtCut,
  style: { print?: Print; pleats?: number; buttons?: string; band?: Weave; wrap?: boolean; tiers?: number[] } = {},
) {
  const l = (n: number) => middle - n
  const waistY = 250
  const shape = both(
    `M${middle} ${waistY} L${l(waist)} ${waistY - 8} Q${l(hip)} ${waistY + 200} ${l(hem)} ${y - 40} Q${l(hem * 0.5)} ${y + 6} ${middle} ${y + 6}`,
  )
  const behind = g.side === 'back'
  if (!behind)
    g.piece(
      both(
        `M${middle} ${waistY - 62} Q${l(waist * 0.6)} ${waistY - 66} ${l(waist - 4)} ${waistY - 54} L${l(waist)} ${waistY} L${middle} ${waistY}`,
      ),
      { tone: 'inside', lift: 0, edge: 4 },
    )
  g.piece(shape, { print: style.print, at: [middle, waistY], edge: 18 })
  drape(g, shape, { from: waistY + 10, to: y - 10, waist, hem, count: style.pleats ? 0 : 9 })
  if (style.pleats) pleats(g, { from: waistY, to: y, waist, hem, count: style.pleats })
  for (const tier of style.tiers ?? []) {
    const half = waist + ((hem - waist) * (tier - waistY)) / (y - waistY) + 6
    g.seam(`M${l(half)} ${tier - 26} Q${middle} ${tier + 26} ${middle + half} ${tier - 26}`, 3)
    gathers(g, shape, tier, half)
  }
  for (const up of [18, 26])
    g.stitch(
      `M${l(hem - 4)} ${y - 40 - up} Q${l(hem * 0.5)} ${y + 6 - up} ${middle} ${y + 6 - up} Q${middle + hem * 0.5} ${y + 6 - up} ${middle + hem - 4} ${y - 40 - up}`,
    )
  if (style.wrap && !behind)
    g.seam(
      `M${middle + waist * 0.7} ${waistY} Q${middle + waist * 0.9} ${(waistY + y) / 2} ${middle + hem * 0.3} ${y - 4}`,
      3.4,
    )
  if (style.buttons && !behind) {
    g.seam(`M${middle - 34} ${waistY} L${middle - 38} ${y}`, 2.6)
    for (let n = 0; n < 6; n++) g.button([middle, waistY + 60 + (n * (y - waistY - 150)) / 5], 14, style.buttons)
  }
  const high = waistY - (behind ? 64 : 46)
  g.piece(
    both(
      `M${middle} ${high} Q${l(waist * 0.6)} ${high - 2} ${l(waist - 5)} ${waistY - 60} L${l(waist + 3)} ${waistY} Q${l(waist * 0.5)} ${waistY + 12} ${middle} ${waistY + 12}`,
    ),
    { weave: style.band, lift: 3, edge: 9 },
  )
  if (!behind || style.pleats) return
  const elastic = style.tiers !== undefined || g.weave === 'satin'
  skirtBack(g, { waist, hem, waistY, y }, { denim: style.buttons !== undefined, elastic, shape })
}

function pleats(
  g: Cloth,
  { from, to, waist, hem, count }: { from: number; to: number; waist: number; hem: number; count: number },
) {
  for (let n = 1; n < count; n++) {
    const t = (n / count) * 2 - 1
    const [x1, x2] = [middle + t * waist, middle + t * hem]
    const end = to - 40 + 46 * (1 - t * t)
    const shape = area(
      `M${x1} ${from} L${x2} ${end} L${x2 - (hem / count) * 1.5} ${end} L${x1 - (waist / count) * 1.5} ${from}`,
    )
    g.glow(shape, [x2 - 4, (from + to) / 2], (hem / count) * 1.3, (to - from) * 0.7, -0.34)
    g.seam(`M${x1} ${from} L${x2} ${end}`, 2)
  }
}
