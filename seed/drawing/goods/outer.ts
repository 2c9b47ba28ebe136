import { backSeam, halfBelt, shapedSeams, sideSlits, stormYoke, yoke } from './backs'
import type { Cloth, Print } from './cloth'
import type { Cut } from './cut'
import { buttons, overlap, patch, placket, quilted, welt } from './fronts'
import { hood, lapels, rollNeck, shirtCollar, standCollar } from './necks'
import { area, both, flipped, middle, posed } from './outline'
import { around, cuffs, hemBand, hemLine, type Upper, upper } from './upper'
import { zip } from './zip'

const top = 250

export type OuterDetails = {
  print?: Print
  length?: 'short' | 'middle' | 'long'
  hood?: boolean
  double?: boolean
  belt?: boolean
  buttons?: string
  zip?: string
  sleeves?: 'none'
}

const lengths = { short: 1150, middle: 1270, long: 1400 }

function coatCut({ length = 'long', sleeves }: OuterDetails): Cut {
  const y = lengths[length]
  const wide = length === 'long' ? 336 : length === 'middle' ? 316 : 296
  return {
    neck: 112,
    drop: 150,
    shoulder: [298, 310],
    armpit: [304, 590],
    waist: [290, 860],
    hem: [wide, y],
    hemDrop: 8,
    deepV: true,
    cuff: sleeves === 'none' ? undefined : { at: [456, 1110], width: 156, puff: 30 },
  }
}

function belt(g: Cloth, y: number, half: number, loose = false) {
  g.piece(
    both(
      `M${middle} ${y} Q${middle - half * 0.6} ${y - 4} ${middle - half - 4} ${y - 8} L${middle - half - 4} ${y + 46} Q${middle - half * 0.6} ${y + 52} ${middle} ${y + 54}`,
    ),
    { lift: 5, edge: 9 },
  )
  g.stitch(`M${middle - half} ${y} L${middle + half} ${y + 2}`)
  g.stitch(`M${middle - half} ${y + 42} L${middle + half} ${y + 44}`)
  if (g.side === 'back') return beltLoops(g, y, half)
  if (loose) {
    g.piece(
      area(
        `M${middle - 36} ${y + 20} L${middle + 20} ${y + 26} Q${middle + 10} ${y + 150} ${middle + 44} ${y + 300} L${middle - 6} ${y + 306} Q${middle - 34} ${y + 170} ${middle - 36} ${y + 20}`,
      ),
      { lift: 6, edge: 9 },
    )
    g.piece(
      area(
        `M${middle - 46} ${y - 10} Q${middle - 10} ${y - 22} ${middle + 30} ${y - 8} Q${middle + 40} ${y + 26} ${middle + 28} ${y + 62} Q${middle - 10} ${y + 74} ${middle - 44} ${y + 60} Q${middle - 54} ${y + 26} ${middle - 46} ${y - 10}`,
      ),
      { lift: 6, edge: 12 },
    )
    return
  }
  g.hard((ctx) => {
    ctx.strokeStyle = '#4b3a2c'
    ctx.lineWidth = 10
    const [x, from] = posed([middle - 44, y - 12])
    ctx.strokeRect(x, from, 88, 76)
  })
}

function beltLoops(g: Cloth, y: number, half: number) {
  const d = `M${middle - half * 0.72} ${y - 14} L${middle - half * 0.72 + 18} ${y - 14} L${middle - half * 0.72 + 18} ${y + 62} L${middle - half * 0.72} ${y + 62}`
  for (const each of [d, flipped(d)]) g.piece(area(each), { lift: 4, edge: 5 })
}

export function drawCoat(g: Cloth, details: OuterDetails = {}) {
  const cut = coatCut(details)
  const { print, double } = details
  const made = upper(g, cut, { calm: 0.8, print })
  around(made, 0.9, (d) => g.seam(d, 2))
  const long = details.length !== 'short'
  const colour = details.buttons ?? '#3a2c22'
  if (g.side === 'back') {
    const slit = double && long
    backSeam(g, made, slit ? cut.hem[1] - 380 : undefined)
    if (slit) halfBelt(g, { y: 830, half: 128, colour }, print)
    if (details.belt) belt(g, 830, 290)
    return lapels(g, made, { end: 0, print })
  }
  welt(g, { x: middle - 248, y: long ? 950 : 900, w: 158, h: 36 }, { lean: long ? -26 : 0, flap: !long, print })
  overlap(g, top + 340, cut.hem[1] + 6, double ? 120 : 42)
  lapels(g, made, { end: top + 368, width: double ? 204 : 184 })
  const span = { from: top + 412, to: top + 780, radius: 18, colour }
  if (double) for (const x of [-84, 84]) buttons(g, { ...span, count: 3, x })
  else buttons(g, { ...span, count: long ? 4 : 3 })
  if (details.belt) belt(g, 830, made.cut.waist[0], true)
}

export function drawTrench(g: Cloth, details: OuterDetails = {}) {
  const cut = coatCut({ ...details, length: details.length ?? 'long' })
  const made = upper(g, cut, { calm: 1 })
  around(made, 0.84, (d) => g.seam(d, 3))
  around(made, 0.9, (d) => g.seam(d, 3))
  const x = (n: number) => (n * made.cut.shoulder[0]) / cut.shoulder[0]
  const low = made.cut.shoulder[1] - cut.shoulder[1]
  const strap = `M${middle - 130} ${top + 22} L${middle - x(284)} ${top + 66 + low} L${middle - x(276)} ${top + 100 + low} L${middle - 136} ${top + 66}`
  if (g.side === 'back') {
    backSeam(g, made, cut.hem[1] - 360)
    stormYoke(g, made, 600)
    for (const d of [strap, flipped(strap)]) g.piece(area(d), { lift: 4, edge: 6 })
    belt(g, 826, 288)
    return lapels(g, made, { end: 0 })
  }
  welt(g, { x: middle - 256, y: 1000, w: 150, h: 38 }, { lean: -44 })
  overlap(g, top + 330, cut.hem[1] + 6, 120)
  const flap = `M${middle + 130} ${top + 30} L${middle + x(290)} ${top + 80 + low} Q${middle + x(270)} ${top + 220} ${middle + x(252)} ${top + 344} Q${middle + 190} ${top + 330} ${middle + 96} ${top + 270}`
  g.piece(area(flap), { lift: 5, edge: 9 })
  for (const x of [-96, 96])
    buttons(g, { from: top + 400, to: top + 800, count: 3, radius: 17, colour: details.buttons ?? '#4b3a2c', x })
  lapels(g, made, { end: top + 350, width: 206 })
  for (const d of [strap, flipped(strap)]) g.piece(area(d), { lift: 4, edge: 6 })
  belt(g, 826, made.cut.waist[0] - 2)
}

export function drawBlazer(g: Cloth, details: OuterDetails = {}) {
  const cut: Cut = { ...coatCut({ length: 'short' }), waist: [272, 820], hem: [306, 1160], hemDrop: -4 }
  const made = upper(g, cut, { calm: 0.75, print: details.print })
  around(made, 0.93, (d) => g.seam(d, 1.6))
  if (g.side === 'back') {
    backSeam(g, made)
    shapedSeams(g, made)
    sideSlits(g, made, 210)
    return lapels(g, made, { end: 0, print: details.print })
  }
  welt(g, { x: middle - 250, y: 900, w: 150, h: 30 }, { flap: true, print: details.print })
  g.piece(
    area(
      `M${middle + 110} ${top + 330} L${middle + 232} ${top + 312} L${middle + 234} ${top + 340} L${middle + 112} ${top + 358}`,
    ),
    { lift: 2, edge: 5, print: details.print },
  )
  overlap(g, top + 470, 1156, 34)
  lapels(g, made, { end: top + 486, width: 172 })
  for (const turn of [(d: string) => d, flipped])
    g.seam(turn(`M${middle - 150} ${top + 420} Q${middle - 130} 800 ${middle - 170} 890`), 1.6)
  buttons(g, {
    from: top + 510,
    to: top + 630,
    count: details.double ? 1 : 2,
    radius: 15,
    colour: details.buttons ?? '#3a2c22',
  })
}

export function drawPuffer(g: Cloth, details: OuterDetails = {}) {
  const { length = 'short', sleeves } = details
  const cut: Cut = {
    ...coatCut(details),
    neck: 110,
    drop: 60,
    deepV: false,
    hem: [length === 'long' ? 330 : 312, lengths[length]],
    cuff: sleeves === 'none' ? undefined : { at: [468, 1080], width: 178, puff: 56 },
  }
  const made = upper(g, cut, { calm: 0.3 })
  if (made.sleeve) puffedSleeves(g, made)
  const rows = length === 'long' ? 10 : length === 'middle' ? 8 : 7
  quilted(g, made.body, { from: top + 130, to: cut.hem[1] + 6, rows, half: 300 })
  cuffs(g, made, 0.94, { weave: 'rib' })
  g.seam(hemLine(made, 26), 3)
  if (g.side === 'front') welt(g, { x: middle - 252, y: 930, w: 130, h: 30 }, { lean: -60 })
  if (details.hood) hood(g, made)
  else {
    rollNeck(g, made, {})
  }
  if (g.side === 'front') zip(g, [middle, top + 76], [middle, cut.hem[1]], details.zip ?? '#57534c', 0.03)
}

function puffedSleeves(g: Cloth, made: Upper) {
  for (const at of [0.16, 0.32, 0.48, 0.64, 0.8]) around(made, at, (d) => g.seam(d, 4))
}

export function drawJacket(g: Cloth, details: JacketDetails = {}) {
  const cut: Cut = {
    ...coatCut({ length: 'short' }),
    neck: 108,
    drop: 66,
    deepV: false,
    waist: [292, 860],
    hem: [280, 1120],
  }
  const made = upper(g, cut, { print: details.print })
  const rib = details.collar === 'rib'
  cuffs(g, made, 0.9, { weave: rib ? 'rib' : undefined })
  hemBand(g, made, rib ? 80 : 70, { weave: rib ? 'rib' : undefined })
  if (g.side === 'back') jacketBack(g, made, details)
  else jacketFront(g, details)
  if (details.hood) hood(g, made, { cords: '#d9d2c4' })
  else if (rib) standCollar(g, made, 64, { weave: 'rib' })
  else shirtCollar(g, made, { spread: 112, length: 104 })
}

type JacketDetails = OuterDetails & { jeans?: string; collar?: 'shirt' | 'rib' }

function jacketFront(g: Cloth, details: JacketDetails) {
  if (details.jeans) {
    const seam = `M${middle - 290} 470 L${middle - 20} 500`
    for (const d of [seam, flipped(seam)]) {
      g.seam(d)
      g.stitch(
        d.replaceAll(/ (\d+)/g, (_, n) => ` ${Number(n) + 9}`),
        details.jeans,
      )
    }
    patch(g, { x: middle - 232, y: 520, w: 136, h: 150 }, { pair: true, flap: true, point: 18 })
    for (const [x1, x2] of [
      [-236, -170],
      [-96, -120],
    ] as const) {
      for (const turn of [(d: string) => d, flipped])
        g.stitch(turn(`M${middle + x1} 690 L${middle + x2} 1040`), details.jeans)
    }
  } else welt(g, { x: middle - 240, y: 820, w: 140, h: 34 }, { lean: -40 })
  if (details.zip) zip(g, [middle, top + 64], [middle, 1124], details.zip)
  else {
    placket(g, { from: top + 62, to: 1128, width: 58 })
    buttons(g, { from: top + 130, to: 1084, count: 6, radius: 13, colour: details.buttons ?? '#b08a4a' })
  }
}

function jacketBack(
  g: Cloth,
  made: Upper,
  { jeans, hood: hasHood, zip: hasZip, collar, buttons: colour }: JacketDetails,
) {
  if (hasHood) return stormYoke(g, made, 580)
  if (collar === 'rib') return
  yoke(g, made, { y: jeans ? 446 : 410, dip: jeans ? 26 : 6, thread: jeans, pointed: jeans !== undefined })
  if (hasZip) return
  shapedSeams(g, made, jeans)
  if (!jeans) return
  for (const turn of [(d: string) => d, flipped])
    g.piece(
      area(
        turn(
          `M${middle - 236} 1064 L${middle - 150} 1064 L${middle - 132} 1082 L${middle - 150} 1102 L${middle - 236} 1102`,
        ),
      ),
      { lift: 3, edge: 6 },
    )
  for (const x of [-152, 152]) g.button([middle + x, 1083], 11, colour ?? '#b08a4a')
}

const armhole = `M${middle - 226} 300 Q${middle - 190} 460 ${middle - 256} 560`

export function drawWaistcoat(g: Cloth, details: OuterDetails = {}) {
  const cut: Cut = {
    neck: 110,
    drop: 300,
    deepV: true,
    shoulder: [226, 300],
    armpit: [256, 560],
    waist: [240, 860],
    hem: [262, 1060],
    hemDrop: 70,
  }
  if (g.side === 'back') return waistcoatBack(g, cut)
  const { cut: made } = upper(g, cut, { calm: 0.6, print: details.print })
  const [[sx, sy], [ax, ay]] = [made.shoulder, made.armpit]
  for (const side of [-1, 1])
    g.seam(`M${middle + side * sx} ${sy} Q${middle + side * (sx - 36)} ${sy + 160} ${middle + side * ax} ${ay}`)
  overlap(g, top + 300, 1110, 20)
  welt(g, { x: middle - 214, y: 880, w: 128, h: 30 }, { lean: 6, print: details.print })
  buttons(g, { from: top + 350, to: 1040, count: 5, radius: 12, colour: details.buttons ?? '#3a2c22' })
}

/** A waistcoat has a back of lining, which a strap narrows. */
function waistcoatBack(g: Cloth, cut: Cut) {
  const made = upper(g, { ...cut, hemDrop: 12, hem: [262, 1075] }, { weave: 'satin', bodyTone: 'deep', calm: 0.7 })
  for (const d of [armhole, flipped(armhole)]) g.seam(d)
  backSeam(g, made)
  const strap = `M${middle - 238} 806 L${middle - 24} 826 L${middle - 24} 862 L${middle - 238} 858`
  for (const d of [strap, flipped(strap)]) g.piece(area(d), { weave: 'satin', tone: 'deep', lift: 4, edge: 7 })
  g.hard((ctx) => {
    ctx.strokeStyle = '#b9b2a4'
    ctx.lineWidth = 7
    ctx.strokeRect(middle - 30, 818, 60, 52)
  })
  g.piece(area(`M${middle + 20} 828 L${middle + 150} 842 L${middle + 148} 872 L${middle + 18} 862`), {
    weave: 'satin',
    tone: 'deep',
    lift: 4,
    edge: 6,
  })
}
