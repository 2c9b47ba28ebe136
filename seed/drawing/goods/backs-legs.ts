import type { Path2D } from '@napi-rs/canvas'
import { hiddenZip } from './backs'
import type { Cloth, Print } from './cloth'
import { gathers } from './drape'
import { patch } from './fronts'
import { area, both, flipped, middle } from './outline'

const l = (n: number) => middle - n
const sides = [(d: string) => d, flipped] as const

/** A seat, in units of the sheet: half widths, and the heights of its ends. */
type Seat = { waist: number; hips: number; crotch: number; waistY: number }

type SeatStyle = {
  jeans?: string
  pockets?: 'slant' | 'side' | 'cargo'
  button?: string
  cord?: string
  print?: Print
}

/** The back of trousers: pockets under a yoke, with a flap or a button, or a waist that elastic gathers. */
export function seat(g: Cloth, cut: Seat, style: SeatStyle) {
  const { waist, hips, crotch, waistY } = cut
  if (style.jeans) return jeansSeat(g, cut, style.jeans)
  if (style.pockets === 'cargo') return flapPockets(g, cut, style)
  if (style.pockets === 'slant') return slitPockets(g, cut, style.button)
  if (style.cord) {
    const within = both(`M${middle} ${waistY} L${l(hips)} ${waistY} L${l(hips)} ${crotch} L${middle} ${crotch}`)
    return gathers(g, within, waistY, waist * 0.9)
  }
  if (style.pockets) return darts(g, [waist * 0.4, waist * 0.62], waistY, 130)
  const d = `M${l(waist + 8)} ${waistY + 60} Q${l(waist * 0.5)} ${waistY + 96} ${middle} ${waistY + 118}`
  for (const turn of sides) g.seam(turn(d), 2)
}

function flapPockets(g: Cloth, { waist, waistY }: Seat, { print, button }: SeatStyle) {
  const [x, y, w] = [l(waist * 0.86), waistY + 120, 150]
  patch(g, { x, y, w, h: 160 }, { pair: true, flap: true, print })
  if (button) for (const at of [x + w / 2, middle * 2 - x - w / 2]) g.button([at, y + 32], 10, button)
}

function jeansSeat(g: Cloth, { waist, hips, waistY }: Seat, thread: string) {
  const yoke = (by: number) =>
    `M${l(waist + 10)} ${waistY + 46 + by} Q${l(waist * 0.5)} ${waistY + 78 + by} ${l(2)} ${waistY + 112 + by}`
  const x = l(hips * 0.8)
  const [w, y] = [158, waistY + 124]
  patchPockets(g, { x, y, w, thread })
  for (const turn of sides) {
    g.seam(turn(yoke(0)))
    for (const by of [8, 15]) g.stitch(turn(yoke(by)), thread)
  }
}

/** Five-sided pockets, each with an arc of thread. */
function patchPockets(g: Cloth, { x, y, w, thread }: { x: number; y: number; w: number; thread: string }) {
  const h = 172
  for (const turn of sides) {
    g.piece(
      area(
        turn(
          `M${x} ${y + 4} L${x + w} ${y - 6} L${x + w - 8} ${y + h - 42} L${x + w / 2} ${y + h} L${x + 12} ${y + h - 34}`,
        ),
      ),
      { lift: 3, edge: 8 },
    )
    for (const by of [8, 15])
      g.stitch(
        turn(
          `M${x + by} ${y + 6} L${x + 12 + by * 0.8} ${y + h - 38 - by * 0.4} L${x + w / 2} ${y + h - by * 1.1} L${x + w - 8 - by * 0.8} ${y + h - 46 - by * 0.4} L${x + w - by} ${y - 4}`,
        ),
        thread,
      )
    g.stitch(turn(`M${x + 4} ${y + 22} L${x + w - 4} ${y + 12}`), thread)
    g.stitch(
      turn(
        `M${x + 16} ${y + 86} Q${x + w * 0.3} ${y + 62} ${x + w / 2} ${y + 96} Q${x + w * 0.72} ${y + 58} ${x + w - 14} ${y + 78}`,
      ),
      thread,
    )
  }
}

function slitPockets(g: Cloth, { waist, waistY }: Seat, button?: string) {
  darts(g, [waist * 0.5], waistY, 104)
  const [x, y, w] = [l(waist * 0.84), waistY + 112, 150]
  for (const turn of sides) {
    g.piece(area(turn(`M${x} ${y + 6} L${x + w} ${y} L${x + w} ${y + 22} L${x} ${y + 28}`)), { lift: 2, edge: 5 })
    g.seam(turn(`M${x + 2} ${y + 17} L${x + w - 2} ${y + 11}`), 3)
  }
  if (!button) return
  for (const at of [x + w / 2, middle * 2 - x - w / 2]) g.button([at, y + 44], 10, button)
}

function darts(g: Cloth, places: number[], from: number, length: number) {
  for (const x of places) for (const turn of sides) g.seam(turn(`M${l(x)} ${from} L${l(x - 5)} ${from + length}`), 2)
}

/** A label of leather on a waistband, sewn on in thread. */
export function leatherLabel(g: Cloth, { x, y, thread }: { x: number; y: number; thread: string }) {
  const d = `M${x} ${y + 1} L${x + 96} ${y - 3} L${x + 96} ${y + 51} L${x} ${y + 55}`
  g.piece(area(d), { tone: '#9a6b43', weave: 'leather', lift: 2, edge: 6 })
  g.stitch(
    `M${x + 7} ${y + 8} L${x + 89} ${y + 4} L${x + 89} ${y + 45} L${x + 7} ${y + 48} L${x + 7} ${y + 8} L${x + 12} ${y + 8}`,
    thread,
  )
}

/** The back of a skirt between its waist and its hem; `elastic` needs neither darts nor a zip. */
export function skirtBack(
  g: Cloth,
  { waist, hem, waistY, y }: { waist: number; hem: number; waistY: number; y: number },
  style: { denim: boolean; elastic: boolean; shape: Path2D },
) {
  if (style.elastic) return gathers(g, style.shape, waistY, waist)
  if (style.denim) {
    const yoke = (by: number) => `M${l(waist + 20)} ${waistY + 60 + by} L${middle} ${waistY + 116 + by}`
    for (const turn of sides) {
      g.seam(turn(yoke(0)))
      g.stitch(turn(yoke(9)))
    }
    g.seam(`M${middle} ${waistY} L${middle} ${y + 2}`)
    return patch(g, { x: l(waist * 0.98), y: waistY + 150, w: 150, h: 166 }, { pair: true, point: 14 })
  }
  darts(g, [waist * 0.36, waist * 0.64], waistY + 8, 150)
  if (hem >= 300) return
  hiddenZip(g, waistY - 50, waistY + 240)
  // A narrow skirt opens behind, so that one can walk in it.
  const slit = y - 240
  const vent = both(`M${middle} ${slit} L${l(26)} ${slit} L${l(30)} ${y + 2} L${middle} ${y + 2}`)
  g.seam(`M${middle} ${waistY + 240} L${middle} ${slit}`, 2.2)
  g.glow(vent, [middle + 8, y - 60], 40, 220, -0.4)
  g.seam(`M${middle} ${slit} L${middle + 6} ${y + 4}`, 4.4)
  g.stitch(`M${middle - 6} ${slit - 6} L${l(44)} ${slit - 22} L${l(46)} ${y - 16}`)
}
