import type { Cloth, Print, Tone } from './cloth'
import { area, both, flipped, middle } from './outline'
import type { Weave } from './texture'
import type { Upper } from './upper'

type Look = { tone?: Tone; weave?: Weave; print?: Print }

export function placket(
  g: Cloth,
  { from, to, width = 46, ...look }: Look & { from: number; to: number; width?: number },
) {
  const half = width / 2
  g.piece(area(`M${middle - half} ${from} L${middle + half} ${from} L${middle + half} ${to} L${middle - half} ${to}`), {
    ...look,
    lift: 2,
    edge: 6,
  })
  g.stitch(`M${middle - half + 7} ${from + 4} L${middle - half + 7} ${to - 6}`)
  g.stitch(`M${middle + half - 7} ${from + 4} L${middle + half - 7} ${to - 6}`)
}

export function buttons(
  g: Cloth,
  {
    from,
    to,
    count,
    radius = 11,
    colour,
    x = 0,
  }: { from: number; to: number; count: number; radius?: number; colour: string; x?: number },
) {
  for (let n = 0; n < count; n++) {
    const y = count === 1 ? from : from + ((to - from) * n) / (count - 1)
    g.button([middle + x, y], radius, colour)
  }
}

/** The edge of a front that overlaps the other, a little beside the middle. */
export function overlap(g: Cloth, from: number, to: number, x = 34) {
  const d = `M${middle} ${from} Q${middle + x * 0.7} ${from + 60} ${middle + x} ${from + 150} L${middle + x} ${to}`
  g.seam(d, 3.4)
}

type Box = { x: number; y: number; w: number; h: number }

export function patch(
  g: Cloth,
  { x, y, w, h }: Box,
  look: Look & { point?: number; flap?: boolean; pair?: boolean } = {},
) {
  const { point = 0, flap = false, pair = false } = look
  const d = `M${x} ${y} L${x + w} ${y} L${x + w} ${y + h - 14} Q${x + w} ${y + h} ${x + w - 16} ${y + h} L${x + w / 2} ${y + h + point} L${x + 16} ${y + h} Q${x} ${y + h} ${x} ${y + h - 14}`
  const sewn = `M${x + 7} ${y + 10} L${x + 7} ${y + h - 16} L${x + w / 2} ${y + h + point - 9} L${x + w - 7} ${y + h - 16} L${x + w - 7} ${y + 10}`
  const lid = `M${x - 4} ${y - 6} L${x + w + 4} ${y - 6} L${x + w + 4} ${y + h * 0.26} Q${x + w / 2} ${y + h * 0.26 + 18 + point} ${x - 4} ${y + h * 0.26}`
  for (const turn of pair ? [same, flipped] : [same]) {
    g.piece(area(turn(d)), { ...look, lift: 3, edge: 8 })
    g.stitch(turn(sewn))
    g.stitch(turn(`M${x + 6} ${y + 26} L${x + w - 6} ${y + 26}`))
    if (!flap) continue
    g.piece(area(turn(lid)), { ...look, lift: 4, edge: 8 })
  }
}

const same = (d: string) => d

export function welt(g: Cloth, { x: left, y, w, h }: Box, look: Look & { lean?: number; flap?: boolean } = {}) {
  const { lean = 0, flap = false } = look
  // A body is narrower than a coat on a table.
  const x = left + (g.wearer ? 22 : 0)
  const high = flap ? h * 2.4 : h
  const d = `M${x} ${y} L${x + w} ${y + lean} L${x + w - 2} ${y + lean + high} Q${x + w / 2} ${y + lean / 2 + high + (flap ? 10 : 2)} ${x + 2} ${y + high}`
  for (const turn of [same, flipped]) {
    g.piece(area(turn(d)), { ...look, lift: flap ? 5 : 2, edge: 7 })
    g.stitch(turn(`M${x + 6} ${y + high - 9} L${x + w - 6} ${y + lean + high - 9}`))
  }
}

export function kangaroo(g: Cloth, made: Upper, look: Look = {}) {
  const y = made.cut.hem[1] - 330
  const shape = both(
    `M${middle} ${y} L${middle - 130} ${y} Q${middle - 196} ${y + 90} ${middle - 214} ${y + 214} L${middle - 204} ${y + 244} L${middle} ${y + 250}`,
  )
  g.piece(shape, { ...look, lift: 4, edge: 10 })
  const d = `M${middle - 122} ${y + 8} Q${middle - 184} ${y + 96} ${middle - 202} ${y + 206}`
  g.stitch(d)
  g.stitch(flipped(d))
  g.stitch(`M${middle - 118} ${y + 12} L${middle + 118} ${y + 12}`)
}

export function quilted(
  g: Cloth,
  within: ReturnType<typeof both>,
  { from, to, rows, half }: { from: number; to: number; rows: number; half: number },
) {
  const step = (to - from) / rows
  for (let n = 0; n < rows; n++) {
    const y = from + step * n
    g.glow(within, [middle - half * 0.3, y + step * 0.36], half * 1.25, step * 0.52, 0.3)
    g.glow(within, [middle, y + step], half * 1.5, step * 0.3, -0.4)
    if (n === 0) continue
    const wave = 7
    g.seam(
      `M${middle - half - 60} ${y + 4} Q${middle - half / 2} ${y - wave} ${middle} ${y + 2} Q${middle + half / 2} ${y + wave} ${middle + half + 60} ${y - 2}`,
      3,
      within,
    )
    g.folds(
      within,
      Array.from({ length: 9 }, () => {
        const x = middle + (g.random() * 2 - 1) * half
        return [
          [x, y - 4],
          [x + (g.random() * 2 - 1) * 18, y + step * (g.random() < 0.5 ? 0.34 : -0.3)],
          { width: 15, depth: 0.34 },
        ] as const
      }).map(([from, to, options]) => [[from[0], from[1]], [to[0], to[1]], options]),
    )
  }
}
