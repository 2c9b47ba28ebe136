import type { Cloth, Tone } from './cloth'
import { area, both, flipped, middle } from './outline'

const l = (n: number) => middle - n
const sides = [(d: string) => d, flipped] as const

/** The back of a tote: a seam above its bottom in leather, a sewn-in label in canvas. */
export function toteBack(g: Cloth, leather: boolean) {
  if (leather) {
    g.seam(`M${l(378)} 1096 Q${middle} 1112 ${middle + 380} 1096`)
    return g.stitch(`M${l(378)} 1106 Q${middle} 1122 ${middle + 380} 1106`)
  }
  g.seam(`M${middle} 606 L${middle} 1304`, 2)
  g.piece(area(`M${middle + 336} 1120 L${middle + 398} 1118 L${middle + 400} 1162 L${middle + 336} 1166`), {
    tone: '#efe7d6',
    weave: 'twill',
    lift: 2,
    edge: 4,
  })
}

/** The side of a backpack that is worn: a padded back, and straps to the lower corners. */
export function backpackBack(g: Cloth, { leather, metal, roll }: { leather: Tone; metal: string; roll?: boolean }) {
  const body = both(
    `M${middle} 300 Q${l(200)} 296 ${l(280)} 400 Q${l(324)} 700 ${l(330)} 1180 Q${l(326)} 1290 ${l(230)} 1296 L${middle} 1300`,
  )
  g.piece(body, { edge: 30, lift: 8 })
  g.stitch(`M${l(262)} 420 Q${l(302)} 700 ${l(308)} 1176 Q${l(304)} 1268 ${l(226)} 1274 L${middle} 1278`)
  g.stitch(flipped(`M${l(262)} 420 Q${l(302)} 700 ${l(308)} 1176 Q${l(304)} 1268 ${l(226)} 1274 L${middle} 1278`))
  if (roll) {
    const rolled = both(`M${middle} 286 Q${l(210)} 280 ${l(296)} 316 L${l(302)} 400 Q${l(160)} 420 ${middle} 420`)
    g.piece(rolled, { edge: 22, lift: 7 })
    g.seam(`M${l(296)} 340 Q${middle} 324 ${middle + 296} 340`, 3)
  }
  const panel = both(
    `M${middle} 420 Q${l(150)} 420 ${l(186)} 480 Q${l(214)} 800 ${l(222)} 1130 Q${l(214)} 1190 ${l(150)} 1194 L${middle} 1198`,
  )
  g.piece(panel, { tone: 'deep', weave: 'pique', edge: 24, lift: 4 })
  for (const y of [600, 790, 980]) {
    g.glow(panel, [middle, y + 90], 220, 70, 0.16)
    g.seam(`M${l(188 + (y - 480) * 0.05)} ${y} Q${middle} ${y + 14} ${middle + 188 + (y - 480) * 0.05} ${y}`, 4)
  }
  for (const turn of sides) {
    g.piece(area(turn(`M${l(204)} 930 L${l(236)} 930 L${l(318)} 1216 L${l(286)} 1226`)), {
      tone: leather,
      weave: 'twill',
      lift: 3,
      edge: 6,
    })
    const strap = area(
      turn(
        `M${l(64)} 372 Q${l(150)} 352 ${l(190)} 420 Q${l(262)} 620 ${l(254)} 900 Q${l(236)} 952 ${l(188)} 906 Q${l(196)} 640 ${l(112)} 470 Q${l(80)} 430 ${l(64)} 372`,
      ),
    )
    g.piece(strap, { edge: 22, lift: 9 })
    g.stitch(turn(`M${l(160)} 400 Q${l(240)} 620 ${l(240)} 890`))
    g.stitch(turn(`M${l(88)} 400 Q${l(208)} 600 ${l(204)} 890`))
    const [x, y] = [turn === flipped ? middle + 222 : l(222), 934]
    g.hard((ctx) => {
      ctx.strokeStyle = metal
      ctx.lineWidth = 10
      ctx.beginPath()
      ctx.roundRect(x - 32, y - 26, 64, 44, 8)
      ctx.stroke()
    })
  }
  g.piece(both(`M${middle} 348 L${l(150)} 352 Q${l(160)} 384 ${l(146)} 412 L${middle} 416`), {
    tone: leather,
    weave: 'leather',
    lift: 4,
    edge: 9,
  })
  g.stitch(`M${l(136)} 400 L${middle + 136} 400`)
}

/** A flat back; the lid is sewn on at the top. */
export function shoulderBagBack(g: Cloth) {
  g.stitch(
    `M${l(358)} 800 Q${l(368)} 960 ${l(360)} 1152 Q${l(352)} 1204 ${l(304)} 1208 L${middle + 304} 1208 Q${middle + 352} 1204 ${middle + 360} 1152 Q${middle + 368} 960 ${middle + 358} 800`,
  )
  const hinge = both(`M${middle} 704 L${l(378)} 710 Q${l(386)} 750 ${l(380)} 790 Q${l(200)} 802 ${middle} 802`)
  g.piece(hinge, { edge: 16, lift: 5 })
  g.stitch(`M${l(368)} 778 Q${middle} 794 ${middle + 368} 778`)
}
