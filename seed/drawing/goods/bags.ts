import { backpackBack, shoulderBagBack, toteBack } from './backs-bags'
import type { Cloth, Print, Tone } from './cloth'
import { ownFolds } from './folds'
import { area, both, flipped, line, middle } from './outline'
import type { Weave } from './texture'
import { zip } from './zip'

const l = (n: number) => middle - n

function handle(
  g: Cloth,
  x: number,
  y: number,
  height: number,
  options: { tone?: Tone; weave?: Weave; lift?: number } = {},
) {
  const d = `M${l(x)} ${y} C${l(x + 6)} ${y - height * 0.8} ${l(x * 0.72)} ${y - height} ${middle} ${y - height} C${middle + x * 0.72} ${y - height} ${middle + x + 6} ${y - height * 0.8} ${middle + x} ${y} L${middle + x - 46} ${y} C${middle + x - 40} ${y - height * 0.7} ${middle + x * 0.5} ${y - height + 46} ${middle} ${y - height + 46} C${l(x * 0.5)} ${y - height + 46} ${l(x - 40)} ${y - height * 0.7} ${l(x - 46)} ${y}`
  g.piece(area(d), { lift: 6, edge: 11, ...options })
}

export function drawTote(
  g: Cloth,
  { print, motif, trim, weave }: { print?: Print; motif?: Print; trim?: Tone; weave?: Weave } = {},
) {
  handle(g, 190, 600, 360, { tone: trim ?? 'deep', weave })
  const body = both(
    `M${middle} 560 Q${l(200)} 560 ${l(364)} 548 Q${l(372)} 900 ${l(384)} 1270 Q${l(370)} 1300 ${l(330)} 1302 Q${l(150)} 1310 ${middle} 1308`,
  )
  g.piece(body, { print, at: [middle, 560], edge: 20, lift: 7 })
  g.folds(
    body,
    ownFolds(g, [
      [[l(340), 640], [l(150), 760], { width: 44, depth: 0.24, bend: 26 }],
      [[middle + 350, 680], [middle + 120, 860], { width: 46, depth: 0.26, bend: -30 }],
      [[l(360), 1180], [l(160), 1060], { width: 42, depth: 0.24, bend: -18 }],
      [[middle + 360, 1200], [middle + 210, 1040], { width: 40, depth: 0.24, bend: 16 }],
      [[l(150), 620], [l(180), 1000], { width: 36, depth: 0.14, bend: 12 }],
    ]),
  )
  g.stitch(`M${l(358)} 596 Q${middle} 612 ${middle + 358} 596`)
  if (g.side === 'back') toteBack(g, weave === 'leather' && !trim)
  else if (motif) g.dye({ shape: body, tone: '#00000000', print: motif, turn: 0, at: [middle, 930] })
  handle(g, 170, 660, 330, { tone: trim ?? 'deep', weave })
  for (const side of [-1, 1]) {
    const x = middle + side * 147
    g.stitch(`M${x - 18} 576 L${x + 18} 576 L${x + 18} 650 L${x - 18} 650 L${x - 18} 576 L${x + 18} 650`)
  }
}

export function drawBackpack(
  g: Cloth,
  {
    print,
    leather = '#6b4a31' as const,
    metal = '#b9b2a4',
    roll,
  }: { print?: Print; leather?: `#${string}`; metal?: string; roll?: boolean } = {},
) {
  handle(g, 80, 330, 120, { tone: leather, weave: 'leather' })
  if (g.side === 'back') return backpackBack(g, { leather, metal, roll })
  const strap = `M${l(250)} 440 Q${l(400)} 640 ${l(350)} 1180 L${l(300)} 1180 Q${l(330)} 700 ${l(200)} 460`
  for (const d of [strap, flipped(strap)]) g.piece(area(d), { tone: 'deep', lift: 4, edge: 12 })
  const body = both(
    `M${middle} 300 Q${l(200)} 296 ${l(280)} 400 Q${l(324)} 700 ${l(330)} 1180 Q${l(326)} 1290 ${l(230)} 1296 L${middle} 1300`,
  )
  g.piece(body, { print, edge: 30, lift: 8 })
  g.glow(body, [l(120), 640], 240, 320, 0.16)
  g.folds(body, [
    [[l(290), 600], [l(120), 700], { width: 40, depth: 0.24, bend: 20 }],
    [[middle + 300, 640], [middle + 140, 760], { width: 40, depth: 0.24, bend: -20 }],
  ])
  const pocket = both(
    `M${middle} 860 L${l(210)} 860 Q${l(240)} 870 ${l(240)} 910 L${l(246)} 1200 Q${l(240)} 1246 ${l(190)} 1248 L${middle} 1252`,
  )
  g.piece(pocket, { print, edge: 22, lift: 8 })
  g.stitch(
    `M${l(226)} 880 L${l(232)} 1190 Q${l(228)} 1232 ${l(186)} 1234 L${middle + 186} 1234 Q${middle + 228} 1232 ${middle + 232} 1190 L${middle + 226} 880`,
  )
  zip(g, [l(214), 894], [middle + 214, 894], metal, 0.1)
  const lid = roll
    ? both(`M${middle} 300 Q${l(210)} 290 ${l(300)} 330 L${l(306)} 470 Q${l(160)} 490 ${middle} 490`)
    : both(`M${middle} 290 Q${l(220)} 284 ${l(296)} 400 Q${l(310)} 560 ${l(280)} 700 Q${l(150)} 752 ${middle} 756`)
  g.piece(lid, { print, edge: 24, lift: 9 })
  g.stitch(
    roll
      ? `M${l(296)} 456 Q${middle} 486 ${middle + 296} 456`
      : `M${l(270)} 688 Q${l(150)} 736 ${middle} 740 Q${middle + 150} 736 ${middle + 270} 688`,
  )
  for (const x of [-130, 130]) {
    const [from, to] = roll ? [400, 640] : [620, 930]
    g.piece(
      area(
        `M${middle + x - 22} ${from} L${middle + x + 22} ${from} L${middle + x + 20} ${to} Q${middle + x} ${to + 24} ${middle + x - 20} ${to}`,
      ),
      { tone: leather, weave: 'leather', lift: 5, edge: 8 },
    )
    const buckle = line(
      `M${middle + x - 34} ${to - 70} L${middle + x + 34} ${to - 70} L${middle + x + 34} ${to - 20} L${middle + x - 34} ${to - 20} L${middle + x - 34} ${to - 70} L${middle + x} ${to - 70}`,
    )
    g.hard((ctx) => {
      ctx.strokeStyle = metal
      ctx.lineWidth = 9
      ctx.stroke(buckle)
    })
  }
}

/** The strap of a bag at the hip, up to the shoulder. */
const onShoulder = `M${l(330)} 760 Q${l(230)} -120 ${middle + 20} -640 Q${middle + 70} -690 ${middle + 112} -640 Q${middle + 260} -100 ${middle + 330} 760 L${middle + 302} 760 Q${middle + 220} -60 ${middle + 66} -610 Q${l(190)} -60 ${l(302)} 760`

export function drawShoulderBag(g: Cloth, { metal = '#c2a66a', round }: { metal?: string; round?: boolean } = {}) {
  const strap = g.wearer
    ? onShoulder
    : `M${l(330)} 760 C${l(420)} 420 ${l(260)} 200 ${middle} 196 C${middle + 260} 200 ${middle + 420} 420 ${middle + 330} 760 L${middle + 302} 760 C${middle + 380} 440 ${middle + 240} 232 ${middle} 228 C${l(240)} 232 ${l(380)} 440 ${l(302)} 760`
  g.piece(area(strap), { lift: 7, edge: 9 })
  const body = round
    ? both(`M${middle} 720 L${l(330)} 730 Q${l(400)} 1000 ${l(330)} 1150 Q${l(260)} 1240 ${middle} 1246`)
    : both(`M${middle} 720 L${l(370)} 724 Q${l(384)} 960 ${l(376)} 1160 Q${l(366)} 1220 ${l(310)} 1224 L${middle} 1228`)
  g.piece(body, { edge: 26, lift: 9 })
  if (g.side === 'back') {
    shoulderBagBack(g)
    return rings(g, metal)
  }
  const lid = round
    ? both(`M${middle} 706 L${l(336)} 718 Q${l(390)} 900 ${l(300)} 1010 Q${l(180)} 1080 ${middle} 1084`)
    : both(`M${middle} 706 L${l(378)} 712 Q${l(388)} 860 ${l(368)} 960 Q${l(200)} 1030 ${middle} 1034`)
  g.piece(lid, { edge: 24, lift: 9 })
  g.glow(lid, [l(140), 820], 240, 130, 0.2)
  g.stitch(
    round
      ? `M${l(372)} 790 Q${l(372)} 900 ${l(290)} 996 Q${l(180)} 1064 ${middle} 1068 Q${middle + 180} 1064 ${middle + 290} 996 Q${middle + 372} 900 ${middle + 372} 790`
      : `M${l(366)} 740 Q${l(374)} 860 ${l(356)} 948 Q${l(200)} 1014 ${middle} 1018 Q${middle + 200} 1014 ${middle + 356} 948 Q${middle + 374} 860 ${middle + 366} 740`,
  )
  const y = round ? 1056 : 1006
  g.hard((ctx) => {
    ctx.fillStyle = metal
    ctx.beginPath()
    ctx.roundRect(middle - 34, y - 20, 68, 56, 10)
    ctx.fill()
    ctx.fillStyle = 'rgba(0,0,0,.3)'
    ctx.beginPath()
    ctx.roundRect(middle - 8, y, 16, 20, 5)
    ctx.fill()
  })
  rings(g, metal)
}

function rings(g: Cloth, metal: string) {
  for (const x of [-316, 316]) {
    g.hard((ctx) => {
      ctx.strokeStyle = metal
      ctx.lineWidth = 9
      ctx.beginPath()
      ctx.ellipse(middle + x, 748, 26, 30, 0, 0, Math.PI * 2)
      ctx.stroke()
    })
  }
}
