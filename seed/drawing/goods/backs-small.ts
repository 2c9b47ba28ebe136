import type { Cloth, Print } from './cloth'
import { ownFolds } from './folds'
import { area, both, line, middle, type Point, text } from './outline'
import type { Weave } from './texture'

const l = (n: number) => middle - n

/** A scarf folded for the shelf: four layers, and its end with the fringe on top. */
export function foldedScarf(g: Cloth, { print, width }: { print?: Print; width: number }) {
  const half = width * 1.16
  const [high, low] = [400, 1080]
  for (const n of [3, 2, 1]) {
    const [dx, dy] = [n * 7, n * 24]
    g.piece(
      area(
        `M${l(half) + dx} ${high + dy} L${middle + half + dx} ${high + dy - 6} Q${middle + half + dx + 10} ${low + dy - 30} ${middle + half + dx - 8} ${low + dy} Q${middle} ${low + dy + 16} ${l(half) + dx + 4} ${low + dy + 4} Q${l(half) + dx - 8} ${low + dy - 30} ${l(half) + dx} ${high + dy}`,
      ),
      { print, at: [middle + n * 90, 380 + n * 40], lift: 7, edge: 26 },
    )
  }
  const end = high + 380
  const count = 30
  for (let n = 0; n < count; n++) {
    const x = l(half) + 8 + ((n + 0.5) * (half * 2 - 16)) / count
    const to: Point = [x + (g.random() - 0.5) * 20, end + 88 + g.random() * 16]
    g.piece(
      area(
        `M${text([x - 5, end - 8])} L${text([x + 5, end - 8])} L${text([to[0] + 4, to[1]])} L${text([to[0] - 4, to[1]])}`,
      ),
      { lift: 2, edge: 3 },
    )
  }
  const flap = area(
    `M${l(half)} ${high - 4} Q${middle} ${high - 26} ${middle + half} ${high - 8} Q${middle + half + 6} ${high + 200} ${middle + half - 4} ${end} Q${middle} ${end + 12} ${l(half - 2)} ${end + 4} Q${l(half + 8)} ${high + 180} ${l(half)} ${high - 4}`,
  )
  g.piece(flap, { print, at: [middle, 520], lift: 8, edge: 24 })
  g.folds(
    flap,
    ownFolds(g, [
      [[l(half - 20), high + 90], [l(half * 0.2), high + 150], { width: 40, depth: 0.3, bend: 18 }],
      [[middle + half - 20, high + 60], [middle + half * 0.1, high + 190], { width: 40, depth: 0.3, bend: -18 }],
      [[l(half * 0.5), high + 220], [l(half * 0.4), end - 14], { width: 32, depth: 0.24, bend: 8 }],
      [[middle + half * 0.6, high + 230], [middle + half * 0.5, end - 10], { width: 32, depth: 0.24, bend: -8 }],
    ]),
  )
}

/** The whole square, with the creases of its packing and one corner turned. */
export function openKerchief(g: Cloth, { print }: { print?: Print }) {
  const square = area(
    `M${l(430)} 372 Q${middle} 356 ${middle + 432} 378 Q${middle + 444} 700 ${middle + 436} 1040 L${middle + 250} 1236 Q${l(100)} 1228 ${l(428)} 1234 Q${l(444)} 800 ${l(430)} 372`,
  )
  g.piece(square, { print, at: [middle, 480], edge: 10, lift: 5 })
  g.stitch(`M${middle + 412} 1040 Q${middle + 420} 700 ${middle + 410} 400 Q${middle} 378 ${l(408)} 396`)
  g.stitch(`M${l(408)} 396 Q${l(420)} 800 ${l(406)} 1212 Q${l(100)} 1206 ${middle + 240} 1212`)
  g.seam(`M${middle + 2} 368 Q${l(4)} 800 ${middle + 3} 1228`, 1.4)
  g.seam(`M${l(434)} 800 Q${middle} 792 ${middle + 438} 802`, 1.4)
  g.folds(
    square,
    ownFolds(g, [
      [[middle, 400], [middle - 4, 780], { width: 30, depth: 0.26, bend: 6 }],
      [[l(400), 800], [l(30), 796], { width: 30, depth: 0.26, bend: 6 }],
      [[middle + 40, 800], [middle + 400, 806], { width: 30, depth: 0.22, bend: -6 }],
      [[l(360), 470], [l(120), 700], { width: 44, depth: 0.24, bend: 26 }],
      [[middle + 330, 480], [middle + 120, 640], { width: 44, depth: 0.22, bend: -22 }],
      [[l(330), 1140], [l(90), 940], { width: 44, depth: 0.22, bend: -20 }],
    ]),
  )
  g.piece(
    area(
      `M${middle + 438} 1034 Q${middle + 340} 1020 ${middle + 236} 1032 Q${middle + 250} 1140 ${middle + 246} 1238 Q${middle + 340} 1140 ${middle + 438} 1034`,
    ),
    { tone: 'deep', print, at: [middle + 20, 500], edge: 12, lift: 7 },
  )
}

/** A pair of socks with their soles upwards. */
export function solesOfSocks(
  g: Cloth,
  { print, low, trim, weave }: { print?: Print; low?: boolean; trim?: boolean; weave?: Weave },
) {
  const rise = low ? 560 : 290
  const look = { tone: trim ? ('second' as const) : undefined, print: trim ? undefined : print, weave }
  for (const [dx, dy] of [
    [-150, -24],
    [150, 26],
  ] as const) {
    const put = (d: string) =>
      d.replaceAll(/(-?[\d.]+) (-?[\d.]+)/g, (_, x, y) => `${middle + dx + Number(x)} ${Number(y) + dy}`)
    const at = (x: number, y: number): Point => [middle + dx + x, y + dy]
    const shape = area(
      put(
        `M-108 ${rise} L108 ${rise} Q112 ${rise + 160} 114 720 Q132 790 112 870 Q104 1000 110 1120 Q110 1252 0 1256 Q-112 1252 -110 1120 Q-104 1000 -112 870 Q-132 790 -114 720 Q-112 ${rise + 160} -108 ${rise}`,
      ),
    )
    g.piece(shape, { print, weave, at: [middle + dx, 300 + dy], edge: 26, lift: 8 })
    g.folds(
      shape,
      ownFolds(g, [
        [at(-110, rise + 190), at(30, rise + 214), { width: 26, depth: 0.26, bend: 8 }],
        [at(110, 690), at(-10, 664), { width: 28, depth: 0.32, bend: -10 }],
        [at(-112, 900), at(20, 926), { width: 28, depth: 0.32, bend: 12 }],
        [at(108, 1000), at(0, 1020), { width: 26, depth: 0.24, bend: -8 }],
      ]),
    )
    g.glow(shape, at(-30, 1000), 80, 260, 0.14)
    g.piece(area(put('M-118 716 Q0 650 118 716 Q138 790 112 856 Q0 908 -112 856 Q-138 790 -118 716')), {
      ...look,
      lift: 0,
      edge: 14,
    })
    g.piece(area(put('M-110 1110 Q0 1070 110 1110 Q112 1252 0 1256 Q-112 1252 -110 1110')), {
      ...look,
      lift: 0,
      edge: 14,
    })
    g.piece(area(put(`M-112 ${rise - 10} L112 ${rise - 10} L110 ${rise + 98} Q0 ${rise + 108} -110 ${rise + 98}`)), {
      weave: 'rib',
      tone: trim ? 'second' : undefined,
      lift: 2,
      edge: 14,
    })
  }
}

/** A belt doubled over a peg: the reverse with the buckle behind, the end with its holes in front. */
export function doubledBelt(g: Cloth, buckle: string) {
  const [high, low] = [250, 1250]
  const rear = area(
    `M${l(40)} ${high + 20} L${middle + 50} ${high + 10} Q${middle + 118} 700 ${middle + 150} ${low - 40} L${middle + 68} ${low - 30} Q${middle + 30} 760 ${l(40)} ${high + 20}`,
  )
  g.piece(rear, { tone: '#a98a68', weave: 'felt', lift: 7, edge: 12 })
  const front = area(
    `M${l(46)} ${high + 26} Q${l(50)} ${high - 40} ${middle} ${high - 42} Q${middle + 52} ${high - 40} ${middle + 50} ${high + 26} Q${middle + 20} 760 ${l(60)} ${low - 20} Q${l(110)} ${low + 46} ${l(142)} ${low - 30} Q${l(70)} 700 ${l(46)} ${high + 26}`,
  )
  g.piece(front, { lift: 9, edge: 16 })
  g.glow(front, [middle, high - 6], 60, 40, 0.3)
  g.stitch(`M${l(34)} ${high + 40} Q${l(56)} 700 ${l(124)} ${low - 40}`)
  g.stitch(`M${middle + 38} ${high + 40} Q${middle + 8} 760 ${l(70)} ${low - 30}`)
  for (const n of [0, 1, 2, 3, 4]) {
    const [x, y] = [l(86 - n * 9.6), low - 110 - n * 62]
    g.hard((ctx) => {
      ctx.fillStyle = '#1d1712'
      ctx.beginPath()
      ctx.ellipse(x, y, 8, 9, 0, 0, Math.PI * 2)
      ctx.fill()
    })
  }
  g.piece(both(`M${middle} ${high + 150} L${l(58)} ${high + 152} L${l(62)} ${high + 186} L${middle} ${high + 188}`), {
    lift: 5,
    edge: 7,
  })
  const [x, y] = [middle + 112, low - 36]
  const frame = line(
    `M${x - 68} ${y - 6} L${x + 60} ${y - 18} L${x + 70} ${y + 108} L${x - 58} ${y + 118} L${x - 68} ${y - 6} L${x - 60} ${y - 7}`,
  )
  const tongue = line(`M${x - 4} ${y - 12} L${x + 6} ${y + 112}`)
  g.hard((ctx) => {
    ctx.strokeStyle = buckle
    ctx.lineWidth = 20
    ctx.stroke(frame)
    ctx.lineWidth = 12
    ctx.stroke(tongue)
  })
}
