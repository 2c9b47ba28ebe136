import { backPleats, hiddenZip, yoke } from './backs'
import type { Cloth, Print, Tone } from './cloth'
import type { Cut } from './cut'
import { drape, gathers } from './drape'
import { ownFolds } from './folds'
import { buttons, placket } from './fronts'
import { band, shirtCollar } from './necks'
import { area, both, middle } from './outline'
import { around, cuffs, type Upper, upper } from './upper'

const top = 250

type DressDetails = {
  print?: Print
  sleeves?: 'long' | 'short' | 'none'
  neck?: 'round' | 'v'
  buttons?: string
  waist?: 'seam' | 'tie' | 'none'
  collar?: Tone
}

const sleeveOf = {
  long: { at: [404, 1010] as [number, number], width: 118, puff: 40 },
  short: { at: [400, 530] as [number, number], width: 190, puff: 30 },
  none: undefined,
}

function fitted({ sleeves = 'short', neck = 'round' }: DressDetails): Cut {
  return {
    neck: sleeves === 'none' ? 128 : 108,
    drop: neck === 'v' ? 210 : sleeves === 'none' ? 120 : 84,
    deepV: neck === 'v',
    shoulder: [sleeves === 'none' ? 178 : 232, 296],
    armpit: [232, 520],
    waist: [204, 730],
    hem: [300, 1400],
    hemDrop: 22,
    cuff: sleeveOf[sleeves],
  }
}

function finishNeck(g: Cloth, made: Upper, { neck }: DressDetails) {
  band(g, made, neck === 'v' ? 22 : 18, {})
}

export function drawDress(g: Cloth, details: DressDetails = {}) {
  const { print, waist = 'seam' } = details
  const cut = fitted(details)
  const made = upper(g, { ...cut, hem: [236, 800], hemDrop: 10 }, { print, calm: 0.7 })
  const l = (n: number) => middle - n
  const fit = made.cut.waist[0] / cut.waist[0]
  const skirt = both(
    `M${middle} 752 Q${l(120 * fit)} 750 ${l(210 * fit)} 738 Q${l(300 * fit)} 1000 ${l(386)} 1356 Q${l(200)} 1412 ${middle} 1412`,
  )
  g.piece(skirt, { print, at: [middle, 740], edge: 18, lift: 1 })
  drape(g, skirt, { from: 770, to: 1396, waist: 204 * fit, hem: 380, count: 10 })
  gathers(g, skirt, 752, 196 * fit)
  g.stitch(`M${l(378)} 1338 Q${l(200)} 1394 ${middle} 1394 Q${middle + 200} 1394 ${middle + 378} 1338`)
  if (waist === 'seam') g.seam(`M${l(208 * fit)} 742 Q${middle} 762 ${middle + 208 * fit} 742`, 3)
  around(made, 0.93, (d) => g.stitch(d))
  const slips = details.buttons !== undefined || details.neck === 'v'
  if (g.side === 'back' && !slips) hiddenZip(g, top + made.cut.drop, 960)
  if (g.side === 'front' && details.buttons) {
    placket(g, { from: top + made.cut.drop - 4, to: 742, width: 40, print })
    buttons(g, { from: top + 140, to: 700, count: 5, radius: 10, colour: details.buttons })
  }
  if (waist === 'tie') tie(g, 736, 210 * fit, print)
  if (details.collar) shirtCollar(g, made, { round: true, length: 104, spread: 104, tone: details.collar })
  else finishNeck(g, made, details)
}

function tie(g: Cloth, y: number, half: number, print?: Print) {
  g.piece(
    both(`M${middle} ${y - 16} L${middle - half - 4} ${y - 22} L${middle - half - 4} ${y + 16} L${middle} ${y + 22}`),
    { print, lift: 3, edge: 7 },
  )
  if (g.side === 'back') return
  for (const [x, length] of [
    [-30, 230],
    [34, 260],
  ] as const)
    g.piece(
      area(
        `M${middle - 12} ${y} L${middle + 16} ${y} Q${middle + x + 20} ${y + 110} ${middle + x + 26} ${y + length} L${middle + x - 14} ${y + length - 16} Q${middle + x - 18} ${y + 100} ${middle - 12} ${y}`,
      ),
      { print, lift: 4, edge: 7 },
    )
  g.piece(
    area(`M${middle - 26} ${y - 22} L${middle + 26} ${y - 24} L${middle + 24} ${y + 28} L${middle - 24} ${y + 26}`),
    { print, lift: 5, edge: 9 },
  )
}

export function drawStraightDress(g: Cloth, details: DressDetails & { rib?: boolean } = {}) {
  const { print, rib } = details
  const cut: Cut = {
    ...fitted(details),
    armpit: [254, 540],
    waist: [252, 820],
    hem: [290, 1390],
    hemDrop: 12,
    shoulder: [details.sleeves === 'none' ? 184 : 252, 300],
  }
  const made = upper(g, cut, { print })
  if (rib) cuffs(g, made, 0.9, { weave: 'rib' })
  else around(made, 0.94, (d) => g.stitch(d))
  g.stitch(`M${middle - 284} 1376 Q${middle} 1396 ${middle + 284} 1376`)
  band(g, made, rib ? 40 : 22, { weave: rib ? 'rib' : undefined })
  if (details.waist === 'tie') tie(g, 800, made.cut.waist[0] + 4, print)
}

export function drawShirtDress(g: Cloth, details: DressDetails = {}) {
  const { print } = details
  const cut: Cut = {
    ...fitted({ ...details, sleeves: details.sleeves ?? 'long' }),
    drop: 60,
    deepV: false,
    shoulder: [252, 304],
    armpit: [256, 550],
    waist: [244, 800],
    hem: [312, 1390],
    hemDrop: 24,
  }
  const made = upper(g, cut, { print })
  if (details.sleeves !== 'short') cuffs(g, made, 0.9, { print })
  if (g.side === 'back') {
    yoke(g, made, { y: top + 136, dip: 5 })
    backPleats(g, made, { y: top + 136, box: true })
  } else {
    placket(g, { from: top + 56, to: 1412, print })
    buttons(g, { from: top + 130, to: 1250, count: 9, radius: 10, colour: details.buttons ?? '#efe8da' })
  }
  if (details.waist === 'tie') tie(g, 800, made.cut.waist[0] + 4, print)
  shirtCollar(g, made, { print })
}

export function drawSlipDress(g: Cloth, details: DressDetails = {}) {
  if (g.side === 'back') return slipBack(g, details)
  const l = (n: number) => middle - n
  const high = g.wearer ? 274 : 210
  const strap = (side: 1 | -1) =>
    `M${middle + side * 120} ${high} L${middle + side * 136} ${high} L${middle + side * 160} 440 L${middle + side * 138} 440`
  for (const side of [1, -1] as const) g.piece(area(strap(side)), { lift: 3, edge: 5 })
  if (!g.wearer)
    g.piece(both(`M${middle} 430 Q${l(100)} 420 ${l(190)} 440 L${l(190)} 520 L${middle} 560`), {
      tone: 'inside',
      lift: 0,
      edge: 4,
    })
  const body = both(
    `M${middle} 500 Q${l(60)} 500 ${l(160)} 410 Q${l(200)} 480 ${l(222)} 540 Q${l(196)} 700 ${l(212)} 820 Q${l(290)} 1100 ${l(330)} 1370 Q${l(160)} 1412 ${middle} 1412`,
  )
  g.piece(body, { print: details.print, at: [middle, 400], edge: 18 })
  drape(g, body, { from: 760, to: 1396, waist: 190, hem: 320, count: 8 })
  g.folds(
    body,
    ownFolds(g, [
      [[l(150), 470], [l(40), 560], { width: 26, depth: 0.3, bend: 16 }],
      [[middle + 150, 470], [middle + 30, 570], { width: 26, depth: 0.3, bend: -16 }],
      [[l(190), 690], [l(20), 760], { width: 34, depth: 0.34, bend: 20 }],
      [[middle + 190, 660], [middle + 30, 770], { width: 34, depth: 0.34, bend: -20 }],
    ]),
  )
  g.seam(`M${l(154)} 420 Q${l(60)} 514 ${middle} 514 Q${middle + 60} 514 ${middle + 154} 420`, 2)
  g.stitch(`M${l(324)} 1354 Q${l(160)} 1396 ${middle} 1396 Q${middle + 160} 1396 ${middle + 324} 1354`)
}

/** The back is cut lower than the front, and its straps can be shortened. */
function slipBack(g: Cloth, { print }: DressDetails) {
  const l = (n: number) => middle - n
  g.piece(both(`M${middle} 506 Q${l(60)} 500 ${l(152)} 414 L${l(206)} 520 L${middle} 640`), {
    tone: 'inside',
    lift: 0,
    edge: 4,
  })
  for (const side of [1, -1]) {
    const at = (n: number) => middle + side * n
    g.piece(
      area(
        `M${at(122)} 210 L${at(137)} 210 Q${at(150)} 400 ${at(158)} 566 L${at(140)} 570 Q${at(134)} 400 ${at(122)} 210`,
      ),
      { lift: 3, edge: 5 },
    )
    g.hard((ctx) => {
      ctx.strokeStyle = '#b9b2a4'
      ctx.lineWidth = 5
      ctx.strokeRect(at(143) - 13, 420, 26, 18)
    })
  }
  const body = both(
    `M${middle} 612 Q${l(110)} 600 ${l(186)} 520 Q${l(212)} 530 ${l(222)} 546 Q${l(196)} 700 ${l(212)} 820 Q${l(290)} 1100 ${l(330)} 1370 Q${l(160)} 1412 ${middle} 1412`,
  )
  g.piece(body, { print, at: [middle, 400], edge: 18 })
  drape(g, body, { from: 780, to: 1396, waist: 190, hem: 320, count: 9 })
  g.folds(
    body,
    ownFolds(g, [
      [[l(196), 600], [l(60), 700], { width: 30, depth: 0.3, bend: 18 }],
      [[middle + 196, 620], [middle + 40, 690], { width: 30, depth: 0.3, bend: -18 }],
      [[l(190), 760], [middle + 40, 800], { width: 34, depth: 0.3, bend: 22 }],
    ]),
  )
  g.seam(`M${l(182)} 530 Q${l(106)} 612 ${middle} 624 Q${middle + 106} 612 ${middle + 182} 530`, 2)
  g.stitch(`M${l(324)} 1354 Q${l(160)} 1396 ${middle} 1396 Q${middle + 160} 1396 ${middle + 324} 1354`)
}
