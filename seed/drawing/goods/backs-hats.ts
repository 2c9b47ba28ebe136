import type { Cloth, Tone } from './cloth'
import { ownFolds } from './folds'
import { area, both, flipped, middle } from './outline'

const l = (n: number) => middle - n
const sides = [(d: string) => d, flipped] as const

function oval(x: number, y: number, rx: number, ry: number): string {
  const [kx, ky] = [rx * 0.552, ry * 0.552]
  return `M${x - rx} ${y} C${x - rx} ${y - ky} ${x - kx} ${y - ry} ${x} ${y - ry} C${x + kx} ${y - ry} ${x + rx} ${y - ky} ${x + rx} ${y} C${x + rx} ${y + ky} ${x + kx} ${y + ry} ${x} ${y + ry} C${x - kx} ${y + ry} ${x - rx} ${y + ky} ${x - rx} ${y}`
}

/** The crown over an opening that a strap closes. */
export function capBack(g: Cloth) {
  g.piece(both(`M${middle} 700 L${l(190)} 720 L${l(210)} 930 Q${l(120)} 962 ${middle} 964`), {
    tone: 'inside',
    lift: 0,
    edge: 8,
  })
  g.glow(area(oval(middle, 840, 190, 130)), [middle, 790], 190, 150, -0.4)
  const crown = both(
    `M${middle} 440 C${l(230)} 440 ${l(350)} 620 ${l(352)} 880 Q${l(348)} 930 ${l(320)} 938 Q${l(240)} 962 ${l(160)} 968 C${l(176)} 820 ${l(110)} 726 ${middle} 724`,
  )
  g.piece(crown, { edge: 28 })
  g.glow(crown, [l(130), 600], 230, 200, 0.2)
  g.glow(crown, [middle + 270, 820], 200, 230, -0.2)
  g.seam(`M${middle} 442 L${middle} 722`)
  for (const x of [-7, 7]) g.stitch(`M${middle + x} 450 L${middle + x} 716`)
  for (const turn of sides) {
    g.seam(turn(`M${l(4)} 444 C${l(150)} 500 ${l(232)} 660 ${l(236)} 958`))
    g.stitch(turn(`M${l(14)} 446 C${l(162)} 500 ${l(248)} 660 ${l(250)} 954`))
  }
  const rim = `M${l(172)} 960 C${l(188)} 816 ${l(118)} 710 ${middle} 710`
  for (const turn of sides) g.stitch(turn(rim))
  for (const x of [-150, 150]) g.button([middle + x, 610], 10, '#d8d0c0')
  g.piece(both(`M${middle} 892 Q${l(90)} 892 ${l(186)} 878 L${l(192)} 938 Q${l(90)} 952 ${middle} 952`), {
    lift: 5,
    edge: 9,
  })
  for (const y of [901, 942]) g.stitch(`M${l(182)} ${y - 10} Q${middle} ${y + 6} ${middle + 182} ${y - 10}`)
  g.hard((ctx) => {
    ctx.strokeStyle = '#b9b2a4'
    ctx.lineWidth = 10
    ctx.beginPath()
    ctx.roundRect(middle - 62, 880, 62, 82, 8)
    ctx.stroke()
  })
  g.hard((ctx) => {
    ctx.fillStyle = '#00000055'
    ctx.beginPath()
    ctx.ellipse(middle, 446, 22, 12, 0, 0, Math.PI * 2)
    ctx.fill()
  })
}

/** The bow of a hat's ribbon, with its two ends on the brim. */
export function ribbonBow(g: Cloth, tone: Tone) {
  const look = { tone, weave: 'satin' as const, lift: 4, edge: 9 }
  for (const [x, low] of [
    [-46, 1062],
    [52, 1044],
  ] as const)
    g.piece(
      area(
        `M${l(12)} 950 L${middle + 14} 950 Q${middle + x * 0.7} 1000 ${middle + x + 26} ${low} L${middle + x} ${low - 12} L${middle + x - 26} ${low + 4} Q${middle + x * 0.3 - 14} 1000 ${l(12)} 950`,
      ),
      look,
    )
  const loop = `M${l(4)} 936 Q${l(70)} 880 ${l(128)} 896 Q${l(146)} 950 ${l(122)} 990 Q${l(66)} 996 ${l(4)} 960`
  for (const turn of sides) g.piece(area(turn(loop)), look)
  g.piece(both(`M${middle} 916 L${l(26)} 918 Q${l(32)} 946 ${l(25)} 976 L${middle} 978`), look)
}

export function bucketBack(g: Cloth) {
  g.seam(`M${middle} 600 L${middle} 988`)
  g.stitch(`M${middle + 8} 602 L${middle + 8} 984`)
  g.seam(`M${middle} 994 L${middle} 1122`)
  for (const x of [-190, 190]) g.button([middle + x, 800], 11, '#b9b2a4')
}

/** A beret with its opening upwards: the band, the lining, and the bow that narrows it. */
export function beretBack(g: Cloth) {
  const disc = area(oval(middle, 760, 440, 300))
  g.piece(disc, { edge: 34 })
  g.glow(disc, [l(240), 600], 300, 180, 0.18)
  g.glow(disc, [middle + 280, 920], 300, 180, -0.22)
  g.folds(
    disc,
    ownFolds(g, [
      [[l(200), 660], [l(390), 600], { width: 36, depth: 0.34, bend: 10 }],
      [[l(240), 780], [l(410), 830], { width: 36, depth: 0.3, bend: -10 }],
      [[l(90), 880], [l(170), 1030], { width: 34, depth: 0.3, bend: 10 }],
      [[middle + 120, 890], [middle + 190, 1010], { width: 34, depth: 0.3, bend: -10 }],
      [[middle + 230, 800], [middle + 410, 820], { width: 36, depth: 0.3, bend: 10 }],
      [[middle + 200, 650], [middle + 330, 560], { width: 36, depth: 0.3, bend: 10 }],
      [[middle + 20, 590], [middle + 40, 480], { width: 30, depth: 0.28, bend: 6 }],
    ]),
  )
  g.piece(area(oval(middle, 750, 262, 168)), { tone: 'deep', weave: 'leather', lift: 3, edge: 12 })
  const opening = area(oval(middle, 756, 236, 142))
  g.piece(opening, { tone: 'inside', weave: 'satin', lift: 0, edge: 8 })
  g.glow(opening, [middle, 690], 230, 150, -0.45)
  g.stitch(oval(middle, 751, 252, 158))
  const look = { tone: 'deep', weave: 'satin', lift: 4, edge: 7 } as const
  const loop = `M${l(2)} 914 Q${l(46)} 870 ${l(92)} 884 Q${l(102)} 920 ${l(84)} 950 Q${l(40)} 950 ${l(2)} 926`
  const end = `M${l(4)} 922 Q${l(26)} 970 ${l(66)} 1004 L${l(42)} 1020 Q${l(4)} 980 ${middle + 4} 926`
  for (const turn of sides) for (const d of [end, loop]) g.piece(area(turn(d)), look)
  g.piece(both(`M${middle} 902 L${l(16)} 904 L${l(16)} 934 L${middle} 936`), look)
}
