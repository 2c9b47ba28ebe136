import type { Cloth, Print } from './cloth'
import { area, both, flipped, middle, type Point, text } from './outline'
import type { Upper } from './upper'

const top = 250
const l = (n: number) => middle - n
const sides = [(d: string) => d, flipped] as const

/** A seam from armhole to armhole; `dip` lowers its middle, as a pointed yoke of denim has it. */
export function yoke(
  g: Cloth,
  { cut }: Upper,
  { y, dip = 0, thread, pointed }: { y: number; dip?: number; thread?: string; pointed?: boolean },
) {
  const half = cut.shoulder[0] - 13
  const at = (by: number) =>
    pointed
      ? `M${l(half)} ${y + by} L${middle} ${y + dip + by} L${middle + half} ${y + by}`
      : `M${l(half)} ${y + by} Q${middle} ${y + dip * 2 + by} ${middle + half} ${y + by}`
  g.seam(at(0))
  g.stitch(at(9), thread)
  if (thread) g.stitch(at(17), thread)
}

/** A box pleat under a yoke with its loop, or one pleat towards either shoulder. */
export function backPleats(g: Cloth, { body, cut }: Upper, { y, box }: { y: number; box: boolean }) {
  const low = cut.hem[1]
  for (const x of box ? [22] : [cut.shoulder[0] * 0.62]) {
    const d = `M${l(x)} ${y} L${l(x + 3)} ${y + 130}`
    for (const turn of sides) g.seam(turn(d), 2)
    g.folds(body, [
      [[l(x), y + 6], [l(x + 14), low - 240 + g.random() * 120], { width: 22, depth: 0.34, bend: 4 }],
      [[middle + x, y + 6], [middle + x + 14, low - 260 + g.random() * 160], { width: 22, depth: 0.3, bend: -4 }],
    ])
  }
  if (!box) return
  g.piece(area(`M${l(9)} ${y - 2} L${middle + 9} ${y - 2} L${middle + 8} ${y + 44} L${l(8)} ${y + 44}`), {
    lift: 2,
    edge: 4,
  })
  g.stitch(`M${l(9)} ${y + 38} L${middle + 9} ${y + 38}`)
}

/** The slit of a cuffed sleeve, which is on its back, and the button of the cuff. */
export function cuffSlit(g: Cloth, { sleeve, cut }: Upper, colour: string) {
  if (!sleeve || (cut.cuff?.at[1] ?? 0) < 700) return
  const across = (t: number): Point => {
    const { outer, inner } = sleeve(t)
    return [outer[0] + (inner[0] - outer[0]) * 0.36, outer[1] + (inner[1] - outer[1]) * 0.36]
  }
  const d = `M${text(across(0.76))} L${text(across(0.9))}`
  for (const turn of sides) g.seam(turn(d), 2)
  const [x, y] = across(0.95)
  for (const at of [x, middle * 2 - x]) g.button([at, y], 8, colour)
}

export function shirtBack(g: Cloth, made: Upper, colour: string) {
  const denim = g.weave === 'denim'
  const y = top + 142
  yoke(g, made, { y, dip: denim ? 54 : 5, pointed: denim })
  if (!denim) backPleats(g, made, { y, box: g.weave !== 'linen' })
  cuffSlit(g, made, colour)
}

/** The seam in the middle of a back, open from `slit` on. */
export function backSeam(g: Cloth, { body, cut }: Upper, slit?: number) {
  const end = cut.hem[1] + cut.hemDrop
  g.seam(`M${middle} ${top + cut.drop + 6} Q${middle + 3} ${top + 300} ${middle} ${slit ?? end - 3}`, 2)
  if (slit === undefined) return
  g.seam(`M${middle} ${slit} L${middle + 7} ${end - 2}`, 4)
  g.seam(`M${middle} ${slit} L${middle - 40} ${slit - 22}`, 1.6)
  g.folds(body, [[[middle + 16, slit + 20], [middle + 22, end - 10], { width: 24, depth: 0.4 }]])
}

/** A sewn-on half belt with a button at either end. */
export function halfBelt(g: Cloth, { y, half, colour }: { y: number; half: number; colour: string }, print?: Print) {
  g.piece(
    both(
      `M${middle} ${y - 30} L${l(half)} ${y - 30} Q${l(half + 26)} ${y - 28} ${l(half + 26)} ${y} Q${l(half + 26)} ${y + 28} ${l(half)} ${y + 30} L${middle} ${y + 30}`,
    ),
    { print, lift: 5, edge: 9 },
  )
  g.stitch(`M${l(half)} ${y - 21} L${middle + half} ${y - 21}`)
  g.stitch(`M${l(half)} ${y + 21} L${middle + half} ${y + 21}`)
  for (const x of [-half + 4, half - 4]) g.button([middle + x, y], 17, colour)
}

/** The cape of a trench coat, which lets the rain run off the shoulders. */
export function stormYoke(g: Cloth, { cut }: Upper, low: number) {
  const half = cut.shoulder[0] - 6
  g.piece(
    both(
      `M${middle} ${top + cut.drop - 10} L${l(cut.neck)} ${top + 6} L${l(half)} ${top + 62} Q${l(half - 20)} ${low - 130} ${l(half - 10)} ${low - 40} Q${l(half * 0.5)} ${low} ${middle} ${low + 6}`,
    ),
    { lift: 6, edge: 11 },
  )
  g.stitch(
    `M${l(half - 14)} ${low - 52} Q${l(half * 0.5)} ${low - 13} ${middle} ${low - 7} Q${middle + half * 0.5} ${low - 13} ${middle + half - 14} ${low - 52}`,
  )
}

/** Two seams that shape a back, from the armholes to the hem. */
export function shapedSeams(g: Cloth, { cut }: Upper, thread?: string) {
  const [ax, ay] = cut.armpit
  const d = `M${l(ax - 14)} ${ay - 60} Q${l(ax * 0.5)} ${ay + 70} ${l(cut.waist[0] * 0.5)} ${cut.waist[1]} L${l(cut.hem[0] * 0.56)} ${cut.hem[1] - 4}`
  for (const turn of sides) {
    g.seam(turn(d), 1.8)
    if (thread) g.stitch(turn(d), thread)
  }
}

export function sideSlits(g: Cloth, { cut }: Upper, height: number) {
  const [hx, hy] = cut.hem
  for (const turn of sides) g.seam(turn(`M${l(hx - 66)} ${hy - height} L${l(hx - 60)} ${hy - 2}`), 3.4)
}

/** A concealed zip: a seam, and its pull at the neck. */
export function hiddenZip(g: Cloth, from: number, to: number) {
  g.seam(`M${middle} ${from} L${middle} ${to}`, 2.2)
  g.hard((ctx) => {
    ctx.fillStyle = '#a9a294'
    ctx.beginPath()
    ctx.roundRect(middle - 4, from + 2, 8, 30, 4)
    ctx.fill()
  })
}
