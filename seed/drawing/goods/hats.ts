import { beretBack, bucketBack, capBack, ribbonBow } from './backs-hats'
import type { Cloth, Print } from './cloth'
import { ownFolds } from './folds'
import { area, both, flipped, middle } from './outline'

export function drawBeanie(
  g: Cloth,
  { pompon, print, turnup = true }: { pompon?: string; print?: Print; turnup?: boolean } = {},
) {
  const l = (n: number) => middle - n
  const crown = both(`M${middle} 400 C${l(190)} 396 ${l(318)} 560 ${l(330)} 930 L${l(330)} 1010 L${middle} 1010`)
  if (pompon) fur(g, middle, 360, 110, pompon)
  g.piece(crown, { print, at: [middle, 400], edge: 30 })
  g.folds(
    crown,
    ownFolds(g, [
      [[l(40), 430], [l(110), 900], { width: 40, depth: 0.2, bend: 26 }],
      [[middle + 70, 440], [middle + 170, 900], { width: 40, depth: 0.22, bend: -30 }],
      [[l(180), 560], [l(240), 920], { width: 34, depth: 0.2, bend: 12 }],
      [[middle + 230, 640], [middle + 260, 920], { width: 30, depth: 0.2, bend: -8 }],
    ]),
  )
  g.glow(crown, [l(90), 640], 240, 260, 0.2)
  if (!turnup) return g.stitch(`M${l(326)} 990 Q${middle} 1004 ${middle + 326} 990`)
  g.piece(
    both(`M${middle} 904 Q${l(200)} 904 ${l(338)} 880 Q${l(356)} 990 ${l(346)} 1090 Q${l(180)} 1120 ${middle} 1120`),
    { weave: 'rib', lift: 7, edge: 24 },
  )
  // A beanie is knitted flat and closed behind.
  if (g.side === 'back') {
    g.seam(`M${middle} 404 Q${middle + 6} 640 ${middle} 884`, 2.2)
    g.seam(`M${middle} 908 L${middle} 1118`, 2.2)
  }
}

function fur(g: Cloth, x: number, y: number, r: number, colour: string) {
  const ctx = g.trims
  ctx.save()
  ctx.lineWidth = 3.2
  for (let n = 0; n < 1500; n++) {
    const angle = g.random() * Math.PI * 2
    const d = r * 0.78 * Math.sqrt(g.random())
    const length = 14 + g.random() * 26
    const [px, py] = [x + Math.cos(angle) * d, y + Math.sin(angle) * d]
    const lit = (-(px - x) - (py - y)) / (r * 2.4)
    ctx.strokeStyle = colour
    ctx.globalAlpha = 1
    ctx.beginPath()
    ctx.moveTo(px, py)
    ctx.lineTo(px + Math.cos(angle) * length, py + Math.sin(angle) * length)
    ctx.stroke()
    ctx.strokeStyle = lit > 0 ? '#fff' : '#000'
    ctx.globalAlpha = Math.min(0.35, Math.abs(lit) * 0.5 * g.random() + 0.02)
    ctx.stroke()
  }
  ctx.restore()
}

export function drawCap(g: Cloth, { print }: { print?: Print } = {}) {
  if (g.side === 'back') return capBack(g)
  const l = (n: number) => middle - n
  const crown = both(`M${middle} 440 C${l(230)} 440 ${l(350)} 620 ${l(352)} 900 Q${l(180)} 850 ${middle} 850`)
  g.piece(crown, { print, at: [middle, 440], edge: 28 })
  g.glow(crown, [l(110), 620], 240, 220, 0.22)
  g.glow(crown, [middle + 260, 800], 220, 240, -0.2)
  g.seam(`M${middle} 442 L${middle} 850`)
  for (const turn of [(d: string) => d, flipped]) {
    g.seam(turn(`M${l(4)} 444 C${l(130)} 500 ${l(190)} 660 ${l(190)} 858`))
    g.stitch(turn(`M${l(14)} 446 C${l(142)} 500 ${l(204)} 660 ${l(204)} 858`))
  }
  for (const x of [-110, 110]) g.button([middle + x, 610], 10, '#d8d0c0')
  const brim = both(`M${middle} 842 Q${l(190)} 846 ${l(350)} 892 C${l(420)} 1010 ${l(330)} 1120 ${middle} 1130`)
  g.piece(brim, { lift: 8, edge: 20 })
  for (const n of [0, 1, 2, 3, 4])
    g.stitch(
      `M${l(330 - n * 12)} ${930 + n * 6} C${l(370 - n * 34)} ${1010 - n * 2} ${l(280 - n * 30)} ${1098 - n * 38} ${middle} ${1106 - n * 40} C${middle + 280 - n * 30} ${1098 - n * 38} ${middle + 370 - n * 34} ${1010 - n * 2} ${middle + 330 - n * 12} ${930 + n * 6}`,
    )
  g.hard((ctx) => {
    ctx.fillStyle = '#00000055'
    ctx.beginPath()
    ctx.ellipse(middle, 446, 22, 12, 0, 0, Math.PI * 2)
    ctx.fill()
  })
}

export function drawBrimmedHat(g: Cloth, { ribbon, soft }: { ribbon?: `#${string}`; soft?: boolean } = {}) {
  const l = (n: number) => middle - n
  const w = soft ? 380 : 500
  const brim = both(
    `M${middle} 850 Q${l(w * 0.7)} 830 ${l(w)} 930 C${l(w + 10)} 1040 ${l(w * 0.6)} 1120 ${middle} 1124`,
  )
  g.piece(brim, { lift: 6, edge: 24 })
  for (const n of soft ? [0, 1, 2, 3] : [0, 1])
    g.stitch(
      `M${l(w - 18 - n * 22)} ${950 + n * 2} C${l(w - 10 - n * 40)} ${1030 - n * 8} ${l(w * 0.6 - n * 14)} ${1104 - n * 30} ${middle} ${1108 - n * 30} C${middle + w * 0.6 - n * 14} ${1104 - n * 30} ${middle + w - 10 - n * 40} ${1030 - n * 8} ${middle + w - 18 - n * 22} ${950 + n * 2}`,
    )
  const crown = both(
    `M${middle} 480 Q${l(60)} ${soft ? 476 : 500} ${l(150)} ${soft ? 484 : 470} C${l(250)} 520 ${l(270)} 760 ${l(284)} 920 Q${l(140)} 990 ${middle} 990`,
  )
  g.piece(crown, { lift: 6, edge: 28 })
  g.glow(crown, [l(90), 640], 210, 220, 0.2)
  g.glow(crown, [middle + 210, 820], 180, 260, -0.2)
  if (soft) {
    g.seam(`M${l(232)} 560 Q${middle} 620 ${middle + 232} 560`)
    g.stitch(`M${l(236)} 574 Q${middle} 634 ${middle + 236} 574`)
  }
  if (ribbon)
    g.piece(both(`M${middle} 900 Q${l(150)} 896 ${l(276)} 838 L${l(286)} 926 Q${l(140)} 992 ${middle} 992`), {
      tone: ribbon,
      weave: 'satin',
      lift: 2,
      edge: 12,
    })
  if (g.side === 'front') return
  if (ribbon) ribbonBow(g, ribbon)
  else bucketBack(g)
}

export function drawBeret(g: Cloth) {
  if (g.side === 'back') return beretBack(g)
  const l = (n: number) => middle - n
  const disc = area(
    `M${l(440)} 800 C${l(470)} 560 ${l(180)} 430 ${middle + 60} 450 C${middle + 330} 470 ${middle + 480} 640 ${middle + 440} 830 C${middle + 400} 960 ${middle + 220} 1000 ${middle} 1000 C${l(240)} 1000 ${l(420)} 960 ${l(440)} 800`,
  )
  g.piece(disc, { edge: 34 })
  g.glow(disc, [l(120), 640], 320, 220, 0.2)
  g.glow(disc, [middle + 260, 900], 320, 180, -0.22)
  g.folds(disc, [
    [[middle + 20, 520], [l(240), 860], { width: 40, depth: 0.24, bend: 40 }],
    [[middle + 60, 530], [middle + 260, 840], { width: 44, depth: 0.24, bend: -40 }],
    [[middle + 40, 560], [middle - 10, 930], { width: 36, depth: 0.16, bend: 16 }],
  ])
  g.piece(area(`M${middle + 24} 400 Q${middle + 34} 394 ${middle + 44} 402 L${middle + 52} 470 L${middle + 24} 470`), {
    lift: 3,
    edge: 6,
  })
  g.piece(both(`M${middle} 960 Q${l(160)} 956 ${l(262)} 920 L${l(256)} 972 Q${l(140)} 1026 ${middle} 1028`), {
    tone: 'deep',
    lift: 2,
    edge: 10,
  })
}
