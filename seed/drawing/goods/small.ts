import { doubledBelt, foldedScarf, openKerchief, solesOfSocks } from './backs-small'
import type { Cloth, Print } from './cloth'
import { ownFolds } from './folds'
import { area, flipped, line, middle, type Point, text } from './outline'
import type { Weave } from './texture'
import { wornSocks } from './worn-feet'
import { wornBelt, wornKerchief, wornScarf } from './worn-small'

export function drawScarf(
  g: Cloth,
  { print, fringe = true, width = 230 }: { print?: Print; fringe?: boolean; width?: number } = {},
) {
  if (g.side === 'back') return foldedScarf(g, { print, width })
  if (g.wearer) return wornScarf(g, { print, width, fringe: fringe ? fringes : undefined })
  const half = width / 2
  const lower = `M${middle - 60 - half} 420 Q${middle - 40} 250 ${middle + 190} 280 Q${middle + 330} 320 ${middle + 250} 520 Q${middle + 130} 780 ${middle + 40} 1290 L${middle + 40 - width} 1250 Q${middle - 150} 800 ${middle + 30} 500`
  const upper = `M${middle + 70 + half} 420 Q${middle + 60} 230 ${middle - 180} 270 Q${middle - 330} 310 ${middle - 270} 520 Q${middle - 130} 800 ${middle - 20} 1330 L${middle - 20 + width} 1290 Q${middle + 90} 800 ${middle - 40} 500`
  for (const [d, x, y, lean] of [
    [lower, middle + 40 - width, 1250, 0.17],
    [upper, middle - 20, 1330, -0.17],
  ] as const) {
    const shape = area(d)
    if (fringe) fringes(g, x, y, width, lean)
    g.piece(shape, { print, turn: lean * 57, at: [middle, 600], edge: 26, lift: 9 })
    const s = Math.sign(lean)
    g.folds(
      shape,
      ownFolds(g, [
        [[middle - s * 240, 420], [middle + s * 120, 360], { width: 44, depth: 0.4, bend: s * 36 }],
        [[middle + s * 200, 340], [middle + s * 60, 640], { width: 40, depth: 0.4, bend: s * 24 }],
        [[middle + s * 120, 620], [middle - s * 30, 1180], { width: 36, depth: 0.26, bend: 10 }],
        [[middle + s * 30, 760], [middle - s * 110, 1220], { width: 34, depth: 0.22, bend: -8 }],
      ]),
    )
  }
}

function fringes(g: Cloth, x: number, y: number, width: number, lean: number) {
  for (let n = 0; n < 15; n++) {
    const at: Point = [
      x + ((n + 0.5) * width) / 15,
      y + (((n + 0.5) * width * lean) / 15) * Math.sign(lean) * Math.sign(lean) - 10,
    ]
    const end: Point = [at[0] + (g.random() - 0.5) * 22, at[1] + 86 + g.random() * 16]
    g.piece(
      area(
        `M${text([at[0] - 5, at[1]])} L${text([at[0] + 5, at[1]])} L${text([end[0] + 4, end[1]])} L${text([end[0] - 4, end[1]])}`,
      ),
      { lift: 2, edge: 3 },
    )
  }
}

export function drawKerchief(g: Cloth, { print }: { print?: Print } = {}) {
  if (g.side === 'back') return openKerchief(g, { print })
  if (g.wearer) return wornKerchief(g, { print })
  const shape = area(
    `M${middle - 480} 480 Q${middle} 440 ${middle + 480} 490 Q${middle + 240} 880 ${middle + 20} 1180 Q${middle - 260} 840 ${middle - 480} 480`,
  )
  g.piece(
    area(
      `M${middle - 470} 500 Q${middle} 470 ${middle + 490} 520 Q${middle + 260} 900 ${middle + 60} 1220 Q${middle - 240} 860 ${middle - 470} 500`,
    ),
    { print, at: [middle, 480], edge: 8 },
  )
  g.piece(shape, { print, at: [middle, 480], edge: 12, lift: 7 })
  g.stitch(`M${middle - 460} 500 Q${middle - 240} 830 ${middle + 18} 1150 Q${middle + 240} 860 ${middle + 456} 508`)
  g.folds(shape, [
    [[middle - 360, 500], [middle - 60, 900], { width: 46, depth: 0.28, bend: 30 }],
    [[middle + 320, 500], [middle + 70, 920], { width: 46, depth: 0.28, bend: -26 }],
    [[middle - 40, 470], [middle + 10, 1040], { width: 40, depth: 0.2, bend: 16 }],
    [[middle - 200, 480], [middle + 200, 620], { width: 36, depth: 0.2, bend: 20 }],
  ])
}

export function drawGloves(
  g: Cloth,
  { print, mittens, weave, cuff = 'rib' }: { print?: Print; mittens?: boolean; weave?: Weave; cuff?: Weave } = {},
) {
  const hand = mittens
    ? 'M250 1050 Q236 860 226 700 C214 480 310 400 390 410 C490 420 540 520 536 700 Q532 760 530 800 C560 740 600 700 636 724 C668 750 640 820 600 890 Q550 980 520 1050'
    : 'M250 1050 Q240 900 226 760 L196 560 C190 516 240 506 254 548 L286 700 L276 440 C276 392 332 388 338 438 L356 690 L372 410 C378 364 432 370 430 418 L424 694 L460 474 C470 432 520 444 514 488 L494 760 Q500 800 512 826 L566 740 C594 706 634 736 618 772 L552 940 Q530 1000 520 1050'
  // On hands that hang, a body is between them.
  const inwards = g.wearer ? -130 : 20
  const palms = g.side === 'back'
  // With the palms upwards the thumbs point outwards.
  const turns = palms
    ? [(d: string) => shifted(flipped(d), -376, 40), (d: string) => shifted(d, 376, -40)]
    : [(d: string) => shifted(d, inwards, 40), (d: string) => shifted(flipped(d), -inwards, -40)]
  for (const turn of turns) {
    const shape = area(turn(hand))
    g.piece(shape, { print, weave, at: [middle, 700], edge: 22, lift: 7 })
    g.folds(
      shape,
      ownFolds(g, [
        [rotatePoint(turn, [300, 960]), rotatePoint(turn, [470, 900]), { width: 26, depth: 0.28, bend: 10 }],
        [rotatePoint(turn, [520, 900]), rotatePoint(turn, [420, 820]), { width: 26, depth: 0.3, bend: -10 }],
      ]),
    )
    if (palms) g.seam(turn('M506 800 Q424 880 430 1044'), 2)
    g.piece(area(turn('M240 1040 Q390 1020 532 1040 Q544 1140 536 1230 Q390 1256 236 1230 Q226 1140 240 1040')), {
      weave: cuff,
      print: cuff === 'rib' ? undefined : print,
      lift: 4,
      edge: 18,
    })
    if (!mittens) for (const d of ['M286 740 L268 640', 'M356 730 L350 620', 'M424 730 L428 620']) g.seam(turn(d), 1.6)
  }
}

function shifted(d: string, dx: number, dy: number): string {
  return d.replaceAll(/(-?[\d.]+) (-?[\d.]+)/g, (_, x, y) => `${Number(x) + dx} ${Number(y) + dy}`)
}

function rotatePoint(turn: (d: string) => string, point: Point): Point {
  const [x = 0, y = 0] = (turn(`M${text(point)}`).match(/-?[\d.]+/g) ?? []).map(Number)
  return [x, y]
}

export function drawSocks(
  g: Cloth,
  { print, low, trim, weave }: { print?: Print; low?: boolean; trim?: boolean; weave?: Weave } = {},
) {
  if (g.side === 'back') return solesOfSocks(g, { print, low, trim, weave })
  if (g.wearer) return wornSocks(g, { print, low, trim, weave })
  const rise = low ? 620 : 300
  const sock = `M360 ${rise} L566 ${rise} Q572 620 580 800 Q596 900 700 980 Q830 1060 836 1120 Q836 1196 720 1200 Q560 1200 450 1120 Q352 1040 358 860 Q366 600 360 ${rise}`
  for (const [dx, dy] of [
    [-110, -30],
    [70, 70],
  ] as const) {
    const put = (d: string) => shifted(d, dx, dy)
    const shape = area(put(sock))
    g.piece(shape, { print, weave, at: [middle + dx, 300 + dy], edge: 26, lift: 8 })
    const at = (x: number, y: number): Point => [x + dx, y + dy]
    g.folds(
      shape,
      ownFolds(g, [
        [at(580, 800), at(430, 900), { width: 34, depth: 0.36, bend: 14 }],
        [at(600, 880), at(470, 960), { width: 28, depth: 0.3, bend: 10 }],
        [at(400, rise + 140), at(540, rise + 180), { width: 26, depth: 0.18, bend: 8 }],
      ]),
    )
    g.glow(shape, at(430, 640), 120, 320, 0.16)
    g.piece(area(put('M358 900 Q352 1040 450 1120 Q500 1100 500 1020 Q470 940 358 900')), {
      tone: trim ? 'second' : undefined,
      print: trim ? undefined : print,
      weave,
      lift: 0,
      edge: 12,
    })
    g.piece(area(put('M720 998 Q836 1060 836 1120 Q836 1196 720 1200 Q680 1090 720 998')), {
      tone: trim ? 'second' : undefined,
      print: trim ? undefined : print,
      weave,
      lift: 0,
      edge: 12,
    })
    g.piece(area(put(`M354 ${rise - 10} L572 ${rise - 10} L572 ${rise + 96} Q466 ${rise + 106} 356 ${rise + 96}`)), {
      weave: 'rib',
      tone: trim ? 'second' : undefined,
      lift: 2,
      edge: 14,
    })
  }
}

export function drawBelt(g: Cloth, { buckle = '#b9b2a4', woven }: { buckle?: string; woven?: boolean } = {}) {
  if (g.side === 'back') return doubledBelt(g, buckle)
  if (g.wearer) return wornBelt(g, buckle)
  const ring = (r: number, w: number) => {
    const [a, b] = [r, r - w]
    const y = 790
    const round = (q: number, sign: 1 | -1) =>
      `M${middle - q} ${y} C${middle - q} ${y - sign * q * 0.72} ${middle - q * 0.55} ${y - sign * q * 0.98} ${middle} ${y - sign * q * 0.98} C${middle + q * 0.55} ${y - sign * q * 0.98} ${middle + q} ${y - sign * q * 0.72} ${middle + q} ${y}`
    return [
      `${round(a, 1)} L${middle + b} ${y} C${middle + b} ${y - b * 0.72} ${middle + b * 0.55} ${y - b * 0.98} ${middle} ${y - b * 0.98} C${middle - b * 0.55} ${y - b * 0.98} ${middle - b} ${y - b * 0.72} ${middle - b} ${y}`,
      `${round(a, -1)} L${middle + b} ${y} C${middle + b} ${y + b * 0.72} ${middle + b * 0.55} ${y + b * 0.98} ${middle} ${y + b * 0.98} C${middle - b * 0.55} ${y + b * 0.98} ${middle - b} ${y + b * 0.72} ${middle - b} ${y}`,
    ]
  }
  for (const [r, w] of [
    [270, 74],
    [372, 82],
  ] as const) {
    for (const d of ring(r, w)) g.piece(area(d), { lift: 8, edge: 15 })
    const y = 790
    for (const q of woven ? [] : [r - 10, r - w + 10]) {
      g.stitch(
        `M${middle - q} ${y} C${middle - q} ${y - q * 0.72} ${middle - q * 0.55} ${y - q * 0.98} ${middle} ${y - q * 0.98} C${middle + q * 0.55} ${y - q * 0.98} ${middle + q} ${y - q * 0.72} ${middle + q} ${y}`,
      )
      g.stitch(
        `M${middle - q} ${y} C${middle - q} ${y + q * 0.72} ${middle - q * 0.55} ${y + q * 0.98} ${middle} ${y + q * 0.98} C${middle + q * 0.55} ${y + q * 0.98} ${middle + q} ${y + q * 0.72} ${middle + q} ${y}`,
      )
    }
  }
  g.piece(
    area(
      `M${middle - 380} 1090 Q${middle} 1150 ${middle + 420} 1106 Q${middle + 470} 1150 ${middle + 424} 1196 Q${middle} 1240 ${middle - 384} 1180`,
    ),
    { lift: 9, edge: 16 },
  )
  if (!woven)
    for (const up of [1108, 1178]) g.stitch(`M${middle - 360} ${up} Q${middle} ${up + 52} ${middle + 400} ${up + 8}`)
  for (const x of [120, 190, 260, 330]) {
    g.hard((ctx) => {
      ctx.fillStyle = '#1d1712'
      ctx.beginPath()
      ctx.ellipse(middle + x, 1162 - x * 0.03, 8, 9, 0, 0, Math.PI * 2)
      ctx.fill()
    })
  }
  const frame = line(
    `M${middle - 440} 1056 L${middle - 300} 1070 L${middle - 304} 1218 L${middle - 446} 1208 L${middle - 440} 1056 L${middle - 430} 1057`,
  )
  const tongue = line(`M${middle - 440} 1134 L${middle - 296} 1148`)
  g.hard((ctx) => {
    ctx.strokeStyle = buckle
    ctx.lineWidth = 20
    ctx.stroke(frame)
    ctx.lineWidth = 12
    ctx.stroke(tongue)
  })
  g.trims.save()
  g.trims.strokeStyle = 'rgba(255,255,255,.55)'
  g.trims.lineWidth = 4
  g.trims.translate(-3, -4)
  g.trims.stroke(frame)
  g.trims.restore()
}
