import { bandBehind, fallBehind, hoodBehind, leavesBehind, standBehind } from './backs-necks'
import type { Cloth, Print, Tone } from './cloth'
import { area, both, flipped, middle, posed } from './outline'
import type { Weave } from './texture'
import type { Upper } from './upper'

const top = 250

type Look = { tone?: Tone; weave?: Weave; print?: Print }

export function band(g: Cloth, { cut }: Upper, width: number, look: Look = {}) {
  if (g.side === 'back') return bandBehind(g, cut, width, look)
  const { neck, drop, deepV } = cut
  const y = top + drop
  // On a neck the ends of the band go up and behind it.
  const [end, behind] = g.wearer
    ? [`${middle - neck + width} ${top - width * 0.8}`, `Q${middle - neck + 4} ${top - width * 0.7}`]
    : [`${middle - neck + width} ${top - width * 0.35}`, 'L']
  const inner = deepV
    ? `M${middle} ${y - width * 1.3} Q${middle - (neck - width) * 0.6} ${top + drop * 0.38} ${end}`
    : `M${middle} ${y - width} C${middle - (neck - width) * 0.62} ${y - width} ${middle - (neck - width) * 0.98} ${top + drop * 0.48} ${end}`
  const outer = deepV
    ? `${behind} ${middle - neck - 3} ${top + 1} Q${middle - neck * 0.62} ${top + drop * 0.47} ${middle} ${y + 4}`
    : `${behind} ${middle - neck - 3} ${top + 1} C${middle - neck * 0.97} ${top + drop * 0.56} ${middle - neck * 0.62} ${y + 3} ${middle} ${y + 3}`
  if (!g.wearer?.isOver)
    g.piece(
      both(
        `M${middle} ${top - 34 - width * 0.25} Q${middle - neck * 0.68} ${top - 34 - width * 0.25} ${middle - neck - 3} ${top + 2} L${middle - neck + width} ${top + 4} Q${middle - neck * 0.6} ${top - 24 + width * 0.4} ${middle} ${top - 24 + width * 0.4}`,
      ),
      { ...look, lift: 1, edge: 6 },
    )
  g.wearer?.neck(cut)
  g.piece(both(`${inner} ${outer}`), { ...look, lift: 2, edge: 8 })
  g.seam(
    deepV
      ? `M${middle - neck - 3} ${top + 1} Q${middle - neck * 0.62} ${top + drop * 0.47} ${middle} ${y + 4} Q${middle + neck * 0.62} ${top + drop * 0.47} ${middle + neck + 3} ${top + 1}`
      : `M${middle - neck - 3} ${top + 1} C${middle - neck * 0.97} ${top + drop * 0.56} ${middle - neck * 0.62} ${y + 3} ${middle} ${y + 3} C${middle + neck * 0.62} ${y + 3} ${middle + neck * 0.97} ${top + drop * 0.56} ${middle + neck + 3} ${top + 1}`,
    1.6,
  )
}

export function shirtCollar(
  g: Cloth,
  { cut }: Upper,
  look: Look & { spread?: number; length?: number; round?: boolean } = {},
) {
  const { neck, drop } = cut
  const { spread = 78, length = 120, round = false } = look
  if (g.side === 'back') return round ? leavesBehind(g, cut, look) : fallBehind(g, cut, look)
  if (!g.wearer?.isOver)
    g.piece(
      both(
        `M${middle} ${top - 46} Q${middle - neck * 0.75} ${top - 44} ${middle - neck - 6} ${top + 4} L${middle - neck + 22} ${top + 26} Q${middle - neck * 0.5} ${top - 8} ${middle} ${top - 8}`,
      ),
      { ...look, lift: 2, edge: 8 },
    )
  g.wearer?.neck(cut)
  const point = `${middle - spread} ${top + drop + length}`
  const leaf = round
    ? `M${middle - 2} ${top + drop + 6} Q${middle - neck * 0.5} ${top + drop * 0.5} ${middle - neck + 10} ${top - 26} Q${middle - neck - 22} ${top - 6} ${middle - neck - 34} ${top + 40} Q${middle - neck - 8} ${top + drop + length} ${middle - spread * 0.7} ${top + drop + length * 0.86} Q${middle - 16} ${top + drop + length * 0.6} ${middle - 2} ${top + drop + 6}`
    : `M${middle - 3} ${top + drop + 4} Q${middle - neck * 0.5} ${top + drop * 0.42} ${middle - neck + 12} ${top - 28} Q${middle - neck - 20} ${top - 10} ${middle - neck - 34} ${top + 34} Q${middle - neck * 0.95} ${top + drop + length * 0.5} ${point} Q${middle - spread * 0.5} ${top + drop + length * 0.4} ${middle - 3} ${top + drop + 4}`
  for (const d of [leaf, flipped(leaf)]) g.piece(area(d), { ...look, lift: 5, edge: 9 })
  if (round) return
  const stitched = `M${middle - neck - 24} ${top + 40} Q${middle - neck * 0.86} ${top + drop + length * 0.46} ${middle - spread - 2} ${top + drop + length - 20} Q${middle - spread * 0.5} ${top + drop + length * 0.4 - 12} ${middle - 14} ${top + drop + 8}`
  for (const d of [stitched, flipped(stitched)]) g.stitch(d)
}

export function standCollar(g: Cloth, { cut }: Upper, height: number, look: Look = {}) {
  if (g.side === 'back') return standBehind(g, cut, height, look)
  const { neck, drop } = cut
  if (!g.wearer?.isOver)
    g.piece(
      both(
        `M${middle} ${top - 40 - height * 0.2} Q${middle - neck * 0.75} ${top - 40 - height * 0.2} ${middle - neck} ${top - 2} L${middle - neck + 12} ${top + 24} Q${middle - neck * 0.5} ${top - 16} ${middle} ${top - 16}`,
      ),
      { ...look, lift: 1, edge: 7 },
    )
  g.wearer?.neck(cut)
  const half = `M${middle - 2} ${top + drop + 4} C${middle - neck * 0.6} ${top + drop} ${middle - neck * 0.98} ${top + drop * 0.55} ${middle - neck - 3} ${top + 2} L${middle - neck + 4} ${top - height * 0.62} C${middle - neck * 0.86} ${top + drop * 0.3} ${middle - neck * 0.5} ${top + drop - height * 0.9} ${middle - 2} ${top + drop - height * 0.9}`
  for (const d of [half, flipped(half)]) g.piece(area(d), { ...look, lift: 3, edge: 9 })
}

export function rollNeck(g: Cloth, { cut }: Upper, look: Look = {}) {
  const { neck, drop } = cut
  const w = neck + 8
  g.piece(
    both(
      `M${middle} ${top - 128} Q${middle - w * 0.7} ${top - 128} ${middle - w + 6} ${top - 104} Q${middle - w - 10} ${top - 40} ${middle - w - 6} ${top + 14} Q${middle - w * 0.6} ${top + drop + 22} ${middle} ${top + drop + 22}`,
    ),
    { ...look, lift: 6, edge: 18 },
  )
  g.seam(`M${middle - w + 6} ${top - 102} Q${middle} ${top - 78} ${middle + w - 6} ${top - 102}`, 3)
  g.glow(
    both(`M${middle} ${top - 128} L${middle - w} ${top - 128} L${middle - w} ${top - 84} L${middle} ${top - 84}`),
    [middle, top - 116],
    w,
    26,
    -0.4,
  )
}

export function lapels(g: Cloth, { cut }: Upper, look: Look & { end: number; width?: number }) {
  if (g.side === 'back') return fallBehind(g, cut, { ...look, fall: 48, stitched: false })
  const { neck } = cut
  const { end, width = 150 } = look
  const notch = top + (end - top) * 0.34
  const leaf = `M${middle + 6} ${end} Q${middle - 30} ${end - (end - notch) * 0.5} ${middle - width} ${notch + 26} L${middle - width + 34} ${notch - 12} L${middle - width * 0.52} ${notch - 4} Q${middle - neck * 0.5} ${top + 60} ${middle - neck + 14} ${top - 10} Q${middle - neck * 0.3} ${top + (end - top) * 0.5} ${middle + 6} ${end}`
  const collar = `M${middle - neck + 20} ${top - 34} Q${middle - neck - 26} ${top - 12} ${middle - neck - 40} ${top + 40} L${middle - width + 22} ${notch - 26} L${middle - width * 0.5} ${notch - 2} Q${middle - neck * 0.5} ${top + 70} ${middle - neck + 34} ${top + 6}`
  if (!g.wearer?.isOver)
    g.piece(
      both(
        `M${middle} ${top - 50} Q${middle - neck * 0.75} ${top - 48} ${middle - neck - 8} ${top} L${middle - neck + 26} ${top + 30} Q${middle - neck * 0.5} ${top - 10} ${middle} ${top - 10}`,
      ),
      { ...look, lift: 2, edge: 8 },
    )
  g.wearer?.neck(cut)
  for (const d of [leaf, flipped(leaf)]) g.piece(area(d), { ...look, lift: 6, edge: 11 })
  for (const d of [collar, flipped(collar)]) g.piece(area(d), { ...look, lift: 5, edge: 10 })
}

export function hood(g: Cloth, { cut }: Upper, look: Look & { cords?: string; fur?: boolean } = {}) {
  if (g.side === 'back') return hoodBehind(g, cut, look)
  const { neck, drop } = cut
  const y = top + drop
  g.piece(
    both(
      `M${middle} ${top - 168} Q${middle - 150} ${top - 166} ${middle - 186} ${top - 70} Q${middle - 206} ${top + 20} ${middle - neck - 40} ${top + 58} Q${middle - 70} ${y + 34} ${middle} ${y + 34}`,
    ),
    { ...look, lift: 7, edge: 22 },
  )
  g.piece(
    both(
      `M${middle} ${top - 112} Q${middle - 104} ${top - 108} ${middle - 122} ${top - 44} Q${middle - 122} ${top + 40} ${middle} ${y + 14}`,
    ),
    { ...look, tone: 'inside', lift: 0, edge: 4 },
  )
  g.glow(
    both(
      `M${middle} ${top - 112} Q${middle - 104} ${top - 108} ${middle - 122} ${top - 44} Q${middle - 122} ${top + 40} ${middle} ${y + 14}`,
    ),
    [middle, top + 20],
    130,
    150,
    -0.55,
  )
  g.folds(
    both(
      `M${middle} ${top - 168} Q${middle - 150} ${top - 166} ${middle - 186} ${top - 70} Q${middle - 206} ${top + 20} ${middle - neck - 40} ${top + 58} Q${middle - 70} ${y + 34} ${middle} ${y + 34}`,
    ),
    [
      [[middle - 160, top - 60], [middle - 70, top + 84], { width: 26, depth: 0.4, bend: 22 }],
      [[middle + 166, top - 50], [middle + 66, top + 88], { width: 26, depth: 0.4, bend: -22 }],
    ],
  )
  g.wearer?.neck(cut)
  const rim = `M${middle - 128} ${top - 40} Q${middle - 130} ${top + 44} ${middle} ${y + 26}`
  for (const d of [rim, flipped(rim)]) g.stitch(d)
  if (look.cords) cords(g, y, look.cords)
}

function cords(g: Cloth, y: number, colour: string) {
  g.hard((ctx) => {
    ctx.strokeStyle = colour
    ctx.lineWidth = 9
    for (const [side, length] of [
      [-1, 190],
      [1, 172],
    ] as const) {
      const [x, to] = posed([middle, y])
      ctx.save()
      ctx.translate(x - middle, to - y)
      ctx.beginPath()
      ctx.moveTo(middle + side * 44, y + 4)
      ctx.bezierCurveTo(middle + side * 62, y + 60, middle + side * 40, y + 110, middle + side * 56, y + length)
      ctx.stroke()
      ctx.fillStyle = '#c9c3b6'
      ctx.fillRect(middle + side * 56 - 6, y + length - 4, 12, 24)
      ctx.restore()
    }
  })
}
