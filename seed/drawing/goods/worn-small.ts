import type { Cloth, Print } from './cloth'
import { area, both, line, middle, posed } from './outline'

const l = (n: number) => middle - n

type Fringes = (g: Cloth, x: number, y: number, width: number, lean: number) => void

/** Wound once round the neck, with both ends in front. */
export function wornScarf(g: Cloth, { print, width, fringe }: { print?: Print; width: number; fringe?: Fringes }) {
  const w = width
  const ends = [
    {
      d: `M${middle + 60} 330 Q${middle + 150} 700 ${middle + 96} 1250 L${middle + 96 + w} 1232 Q${middle + 320} 760 ${middle + 220} 350`,
      x: middle + 96,
      y: 1250,
      lean: -0.07,
      side: 1,
    },
    {
      d: `M${middle - 250} 330 Q${middle - 300} 760 ${middle - 80 - w} 1120 L${middle - 80} 1140 Q${middle - 60} 700 ${middle - 10} 400`,
      x: middle - 80 - w,
      y: 1120,
      lean: 0.08,
      side: -1,
    },
  ]
  for (const { d, x, y, lean, side } of ends) {
    const shape = area(d)
    fringe?.(g, x, y, w, lean)
    g.piece(shape, { print, turn: lean * 57, at: [x, y], edge: 26, lift: 9 })
    g.folds(shape, [
      [[x + w * 0.5 - side * 30, 380], [x + w * 0.4, y - 200], { width: 40, depth: 0.34, bend: side * 18 }],
      [[x + w * 0.8, 460], [x + w * 0.72, y - 60], { width: 34, depth: 0.24, bend: side * 10 }],
      [[x + w * 0.2, 620], [x + w * 0.24, y - 90], { width: 32, depth: 0.2, bend: -side * 10 }],
    ])
  }
  const loops = [
    {
      d: `M${middle - 196} 96 Q${middle - 340} 220 ${middle - 250} 330 Q${middle - 60} 470 ${middle + 170} 420 Q${middle + 330} 340 ${middle + 214} 110 Q${middle + 170} 240 ${middle} 250 Q${middle - 150} 240 ${middle - 196} 96`,
      turn: 8,
    },
    {
      d: `M${middle - 210} 70 Q${middle - 300} 160 ${middle - 236} 250 Q${middle - 40} 360 ${middle + 210} 270 Q${middle + 300} 190 ${middle + 204} 76 Q${middle + 110} 170 ${middle} 172 Q${middle - 120} 166 ${middle - 210} 70`,
      turn: -6,
    },
  ]
  for (const { d, turn } of loops) {
    const shape = area(d)
    g.piece(shape, { print, turn: 90 + turn, at: [middle, 250], edge: 30, lift: 10 })
    g.folds(shape, [
      [[middle - 230, 170], [middle + 120, 300], { width: 40, depth: 0.4, bend: 50 }],
      [[middle + 226, 150], [middle - 100, 250], { width: 36, depth: 0.36, bend: -46 }],
      [[middle - 220, 240], [middle + 60, 380], { width: 34, depth: 0.34, bend: 34 }],
    ])
  }
}

/** Tied round the neck, the point in front. */
export function wornKerchief(g: Cloth, { print }: { print?: Print }) {
  const front = area(
    `M${middle - 236} 190 Q${middle - 120} 300 ${middle + 236} 184 Q${middle + 210} 420 ${middle + 60} 700 Q${middle - 150} 520 ${middle - 236} 190`,
  )
  g.piece(front, { print, turn: 6, at: [middle, 300], edge: 16, lift: 8 })
  g.stitch(`M${middle - 216} 236 Q${middle - 140} 500 ${middle + 58} 676 Q${middle + 196} 420 ${middle + 222} 236`)
  g.folds(front, [
    [[middle - 190, 230], [middle + 40, 420], { width: 40, depth: 0.4, bend: 30 }],
    [[middle + 200, 226], [middle + 20, 500], { width: 40, depth: 0.38, bend: -30 }],
    [[middle - 120, 270], [middle + 50, 620], { width: 34, depth: 0.26, bend: 20 }],
    [[middle + 120, 260], [middle - 20, 340], { width: 34, depth: 0.3, bend: -16 }],
  ])
  const roll = both(
    `M${middle} 168 Q${l(120)} 160 ${l(206)} 84 Q${l(280)} 130 ${l(250)} 216 Q${l(140)} 290 ${middle} 290`,
  )
  g.piece(roll, { print, turn: -12, at: [middle, 200], edge: 22, lift: 8 })
  g.folds(roll, [
    [[l(220), 130], [middle + 60, 230], { width: 30, depth: 0.4, bend: 36 }],
    [[middle + 226, 140], [l(20), 260], { width: 30, depth: 0.36, bend: -34 }],
  ])
}

/** In the loops of trousers, at the height where their waistband is on a figure. */
export function wornBelt(g: Cloth, buckle: string) {
  const [from, to, half] = [876, 928, 197]
  const band = both(
    `M${middle} ${from + 12} Q${l(half * 0.5)} ${from + 12} ${l(half)} ${from} L${l(half + 1)} ${to - 12} Q${l(half * 0.5)} ${to} ${middle} ${to}`,
  )
  g.piece(band, { lift: 4, edge: 10 })
  g.glow(band, [l(90), from + 24], 110, 18, 0.3)
  for (const y of [from + 17, to - 6])
    g.stitch(
      `M${l(half - 2)} ${y - 12} Q${l(half * 0.5)} ${y} ${middle} ${y} Q${middle + half * 0.5} ${y} ${middle + half - 2} ${y - 12}`,
    )
  g.piece(
    area(
      `M${middle + 14} ${from + 10} L${middle + 118} ${from + 4} Q${middle + 140} ${from + 26} ${middle + 120} ${to - 6} L${middle + 14} ${to}`,
    ),
    { lift: 3, edge: 8 },
  )
  for (const x of [64, 84, 104]) {
    const [cx, cy] = posed([middle + x, (from + to) / 2 + 4])
    g.hard((ctx) => {
      ctx.fillStyle = '#1d1712'
      ctx.beginPath()
      ctx.ellipse(cx, cy, 2.6, 3, 0, 0, Math.PI * 2)
      ctx.fill()
    })
  }
  const loop = (x: number) =>
    `M${middle + x} ${from - 6} L${middle + x + 15} ${from - 6} L${middle + x + 15} ${to + 8} L${middle + x} ${to + 8}`
  g.beside(
    'twill',
    (tone) => (tone === 'main' ? '#c6bdae' : tone),
    () => {
      for (const x of [-150, 134]) g.piece(area(loop(x)), { lift: 3, edge: 4 })
    },
  )
  g.piece(
    area(`M${middle + 36} ${from + 6} L${middle + 50} ${from + 5} L${middle + 50} ${to + 2} L${middle + 36} ${to + 3}`),
    { tone: 'deep', lift: 3, edge: 4 },
  )
  const frame = line(
    `M${middle - 34} ${from + 2} L${middle + 20} ${from + 2} L${middle + 20} ${to + 10} L${middle - 34} ${to + 10} L${middle - 34} ${from + 2} L${middle - 30} ${from + 2}`,
  )
  const tongue = line(`M${middle - 34} ${(from + to) / 2 + 6} L${middle + 24} ${(from + to) / 2 + 6}`)
  g.hard((ctx) => {
    ctx.strokeStyle = buckle
    ctx.lineWidth = 8
    ctx.stroke(frame)
    ctx.lineWidth = 5
    ctx.stroke(tongue)
  })
  g.trims.save()
  g.trims.strokeStyle = 'rgba(255,255,255,.5)'
  g.trims.lineWidth = 1.6
  g.trims.translate(-1.2, -1.6)
  g.trims.stroke(frame)
  g.trims.restore()
}
