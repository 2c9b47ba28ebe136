import type { Cloth, Print, Tone } from './cloth'
import { ownFolds } from './folds'
import { area, both, flipped, middle } from './outline'
import type { Weave } from './texture'

const top = 250

type Look = { tone?: Tone; weave?: Weave; print?: Print }

/** A neckline from behind, in units of the sheet. */
type Nape = { neck: number; drop: number }

/** The fall of a collar from behind, without a seam in its middle. */
export function fallBehind(g: Cloth, { neck, drop }: Nape, look: Look & { fall?: number; stitched?: boolean } = {}) {
  const { fall = 34, stitched = true } = look
  const low = top + drop + fall
  g.piece(
    both(
      `M${middle} ${top - 48} Q${middle - neck * 0.6} ${top - 50} ${middle - neck + 10} ${top - 38} Q${middle - neck - 14} ${top - 22} ${middle - neck - 42} ${top + 38} Q${middle - neck * 0.6} ${low} ${middle} ${low}`,
    ),
    { ...look, lift: 5, edge: 12 },
  )
  if (!stitched) return
  const y = low - 11
  g.stitch(
    `M${middle - neck - 26} ${top + 28} Q${middle - neck * 0.56} ${y} ${middle} ${y} Q${middle + neck * 0.56} ${y} ${middle + neck + 26} ${top + 28}`,
  )
}

/** Two round leaves that meet over a closure in the back. */
export function leavesBehind(g: Cloth, { neck, drop }: Nape, look: Look) {
  const leaf = `M${middle - 3} ${top - 34} Q${middle - neck * 0.7} ${top - 38} ${middle - neck - 4} ${top - 16} Q${middle - neck - 30} ${top + 8} ${middle - neck - 38} ${top + 40} Q${middle - neck * 0.8} ${top + drop + 66} ${middle - 52} ${top + drop + 62} Q${middle - 4} ${top + drop + 56} ${middle - 3} ${top + 2}`
  for (const d of [leaf, flipped(leaf)]) g.piece(area(d), { ...look, lift: 5, edge: 9 })
}

export function standBehind(g: Cloth, { neck, drop }: Nape, height: number, look: Look) {
  const high = top - height * 0.7
  g.piece(
    both(
      `M${middle} ${high + 6} Q${middle - neck * 0.7} ${high + 4} ${middle - neck + 6} ${high - 4} L${middle - neck - 5} ${top + 6} Q${middle - neck * 0.6} ${top + drop + 4} ${middle} ${top + drop + 4}`,
    ),
    { ...look, lift: 3, edge: 10 },
  )
}

export function bandBehind(g: Cloth, { neck, drop }: Nape, width: number, look: Look) {
  const [low, high] = [top + drop + 3, top + drop - width]
  const inner = neck - width * 0.5
  g.piece(
    both(
      `M${middle} ${high} C${middle - inner * 0.6} ${high} ${middle - inner * 0.92} ${top + drop * 0.4 - width * 0.55} ${middle - inner} ${top - width * 0.55} L${middle - neck - 4} ${top + 2} C${middle - neck * 0.96} ${top + drop * 0.62} ${middle - neck * 0.62} ${low} ${middle} ${low}`,
    ),
    { ...look, lift: 2, edge: 8 },
  )
  g.seam(
    `M${middle - neck - 4} ${top + 2} C${middle - neck * 0.96} ${top + drop * 0.62} ${middle - neck * 0.62} ${low} ${middle} ${low} C${middle + neck * 0.62} ${low} ${middle + neck * 0.96} ${top + drop * 0.62} ${middle + neck + 4} ${top + 2}`,
    1.6,
  )
}

/** A hood that lies on the back. */
export function hoodBehind(g: Cloth, { neck }: Nape, look: Look) {
  const l = (n: number) => middle - n
  const bag = both(
    `M${middle} ${top - 30} Q${l(120)} ${top - 26} ${l(neck + 62)} ${top + 6} Q${l(neck + 96)} ${top + 90} ${l(136)} ${top + 190} Q${l(86)} ${top + 272} ${middle} ${top + 276}`,
  )
  g.piece(bag, { ...look, lift: 8, edge: 24 })
  g.folds(
    bag,
    ownFolds(g, [
      [[l(166), top + 70], [l(50), top + 150], { width: 34, depth: 0.4, bend: 26 }],
      [[middle + 170, top + 60], [middle + 46, top + 160], { width: 34, depth: 0.4, bend: -26 }],
      [[l(120), top + 190], [middle + 20, top + 236], { width: 26, depth: 0.26, bend: 12 }],
    ]),
  )
  const panel = `M${l(56)} ${top + 6} Q${l(62)} ${top + 130} ${l(40)} ${top + 268}`
  for (const d of [panel, flipped(panel)]) {
    g.seam(d, 2)
    g.stitch(d.replaceAll(/([\d.]+) ([\d.]+)/g, (_, x, y) => `${Number(x) + 8} ${y}`))
  }
  g.piece(
    both(
      `M${middle} ${top - 78} Q${l(neck)} ${top - 80} ${l(neck + 40)} ${top - 30} Q${l(neck + 74)} ${top + 20} ${l(neck + 40)} ${top + 62} Q${l(neck * 0.9)} ${top + 16} ${middle} ${top + 8}`,
    ),
    { ...look, lift: 6, edge: 22 },
  )
  g.stitch(
    `M${l(neck + 34)} ${top + 44} Q${l(neck * 0.9)} ${top - 2} ${middle} ${top - 10} Q${middle + neck * 0.9} ${top - 2} ${middle + neck + 34} ${top + 44}`,
  )
}
