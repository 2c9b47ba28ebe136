import { cuffSlit, shirtBack, yoke } from './backs'
import type { Cloth, Print, Tone } from './cloth'
import type { Cut } from './cut'
import { gathers } from './drape'
import { buttons, kangaroo, patch, placket } from './fronts'
import { band, hood, rollNeck, shirtCollar, standCollar } from './necks'
import { line, middle, sheet } from './outline'
import type { Weave } from './texture'
import { around, cuffs, hemBand, hemLine, type Upper, upper } from './upper'
import { zip } from './zip'

const top = 250

const tee: Cut = {
  neck: 116,
  drop: 92,
  shoulder: [290, 306],
  armpit: [290, 560],
  waist: [284, 840],
  hem: [292, 1190],
  hemDrop: 8,
  cuff: { at: [452, 560], width: 226 },
}
const shirt: Cut = {
  neck: 104,
  drop: 62,
  shoulder: [292, 312],
  armpit: [292, 590],
  waist: [280, 880],
  hem: [290, 1240],
  hemDrop: 36,
  cuff: { at: [438, 1150], width: 126 },
}
const jumper: Cut = {
  neck: 116,
  drop: 84,
  shoulder: [300, 314],
  armpit: [306, 610],
  waist: [300, 880],
  hem: [292, 1180],
  hemDrop: 8,
  cuff: { at: [452, 1120], width: 138, puff: 34 },
}

export type Details = {
  print?: Print
  sleeves?: 'long' | 'short' | 'none'
  pocket?: boolean
  neck?: 'round' | 'v' | 'roll' | 'band'
  buttons?: string
  zip?: string
  trim?: Tone
  edge?: Weave
  motif?: Print
}

const sized = (cut: Cut, { sleeves }: Details): Cut =>
  sleeves === 'none'
    ? {
        ...cut,
        cuff: undefined,
        neck: cut.neck + 26,
        drop: cut.drop + 34,
        shoulder: [cut.shoulder[0] - 84, cut.shoulder[1] - 16],
      }
    : sleeves === 'short'
      ? { ...cut, cuff: { at: [448, 590], width: 232 } }
      : sleeves === 'long'
        ? { ...cut, cuff: { at: [440, 1130], width: 122 } }
        : cut

function hemmed(g: Cloth, made: Upper) {
  g.stitch(hemLine(made, 26))
  g.stitch(hemLine(made, 20))
  around(made, 0.92, (d) => g.stitch(d))
}

function motif(g: Cloth, print: Print) {
  if (g.side === 'back') return
  g.dye({
    shape: line(`M0 0 L${sheet.width} 0 L${sheet.width} ${sheet.height} L0 ${sheet.height}`),
    tone: '#00000000',
    print,
    turn: 0,
    at: [middle, 640],
  })
}

export function drawTee(g: Cloth, details: Details = {}) {
  const { print, neck, pocket, trim } = details
  const made = upper(g, { ...sized(tee, details), ...(neck === 'v' && { drop: 180, deepV: true }) }, { print })
  hemmed(g, made)
  if (details.motif) motif(g, details.motif)
  band(g, made, 24, { weave: 'rib', tone: trim })
  if (pocket && g.side === 'front') patch(g, { x: middle + 78, y: 540, w: 122, h: 136 }, { point: 14, print })
}

export function drawPolo(g: Cloth, details: Details = {}) {
  const { print, trim } = details
  const made = upper(g, { ...sized(tee, details), drop: 70 }, { print })
  hemmed(g, made)
  cuffs(g, made, 0.9, { weave: 'rib', tone: trim })
  if (g.side === 'front') {
    placket(g, { from: top + 60, to: top + 262, width: 52 })
    buttons(g, { from: top + 152, to: top + 228, count: 2, radius: 9, colour: details.buttons ?? '#efe9dc' })
  }
  shirtCollar(g, made, { spread: 100, length: 92, weave: 'rib', tone: trim })
}

export function drawShirt(g: Cloth, details: Details = {}) {
  const { print, pocket, neck, trim } = details
  const made = upper(g, sized(shirt, details), { print })
  const low = made.cut.hem[1] + made.cut.hemDrop
  g.stitch(hemLine(made, 14))
  if (details.sleeves === 'short') around(made, 0.93, (d) => g.stitch(d))
  else cuffs(g, made, 0.9, { print, tone: trim })
  const colour = details.buttons ?? '#f1ece1'
  if (g.side === 'back') shirtBack(g, made, colour)
  else {
    placket(g, { from: top + made.cut.drop - 4, to: low - 2, print })
    buttons(g, { from: top + made.cut.drop + 70, to: low - 110, count: 7, radius: 9, colour })
    if (pocket) patch(g, { x: middle + 84, y: 560, w: 130, h: 144 }, { point: 20, print })
  }
  if (neck === 'band') standCollar(g, made, 46, { print, tone: trim })
  else shirtCollar(g, made, { print, tone: trim })
}

export function drawBlouse(g: Cloth, details: Details = {}) {
  const { print, neck = 'round' } = details
  const cut: Cut = {
    neck: 108,
    drop: neck === 'v' ? 190 : 70,
    deepV: neck === 'v',
    shoulder: [270, 306],
    armpit: [282, 580],
    waist: [274, 860],
    hem: [304, 1170],
    hemDrop: 14,
    cuff: { at: [450, 1080], width: 150, puff: 66 },
  }
  const made = upper(
    g,
    details.sleeves === 'short' ? { ...cut, cuff: { at: [436, 620], width: 220, puff: 44 } } : cut,
    { print },
  )
  cuffs(g, made, details.sleeves === 'short' ? 0.88 : 0.93, { print })
  g.stitch(hemLine(made, 16))
  if (neck === 'v') {
    band(g, made, 26, { weave: 'satin' })
    return
  }
  const colour = details.buttons ?? '#f4efe6'
  if (g.side === 'back') {
    yoke(g, made, { y: top + 120 })
    gathers(g, made.body, top + 122, 190)
    cuffSlit(g, made, colour)
  } else {
    placket(g, { from: top + 64, to: cut.hem[1] + 12, width: 40, print })
    buttons(g, { from: top + 130, to: 1070, count: 8, radius: 8, colour })
  }
  if (neck === 'band') standCollar(g, made, 60, { print })
  else
    shirtCollar(g, made, {
      round: true,
      length: 112,
      spread: 110,
      tone: details.trim,
      print: details.trim ? undefined : print,
    })
}

export function drawJumper(g: Cloth, details: Details = {}) {
  const { print, neck, trim, edge = 'rib', sleeves } = details
  const cut: Cut = sleeves === 'none' ? { ...jumper, cuff: undefined, shoulder: [250, 300] } : jumper
  const made = upper(g, { ...cut, ...(neck === 'v' && { drop: 210, deepV: true }) }, { print })
  cuffs(g, made, 0.88, { weave: edge, tone: trim })
  hemBand(g, made, 84, { weave: edge, tone: trim })
  if (neck === 'roll') rollNeck(g, made, { weave: edge, tone: trim })
  else band(g, made, neck === 'v' ? 32 : 42, { weave: edge, tone: trim })
}

export function drawCardigan(g: Cloth, details: Details = {}) {
  const { print, edge = 'rib', pocket = true } = details
  const made = upper(g, { ...jumper, drop: 330, deepV: true }, { print })
  cuffs(g, made, 0.88, { weave: edge })
  hemBand(g, made, 84, { weave: edge })
  if (g.side === 'back') return band(g, made, 44, { weave: edge })
  if (pocket) patch(g, { x: middle - 232, y: 880, w: 156, h: 170 }, { pair: true, print })
  band(g, made, 44, { weave: edge })
  placket(g, { from: top + 322, to: 1190, width: 62, weave: edge })
  buttons(g, { from: top + 390, to: 1140, count: 5, radius: 15, colour: details.buttons ?? '#4a3527' })
}

export function drawHoodie(g: Cloth, details: Details = {}) {
  const made = upper(g, { ...jumper, drop: 70 }, { print: details.print })
  cuffs(g, made, 0.89, { weave: 'rib' })
  hemBand(g, made, 86, { weave: 'rib' })
  if (g.side === 'front') kangaroo(g, made)
  if (details.zip && g.side === 'front') zip(g, [middle, top + 84], [middle, made.cut.hem[1] + 4], details.zip)
  hood(g, made, { cords: '#e8e2d6' })
}

export function drawSweatshirt(g: Cloth, details: Details = {}) {
  const made = upper(g, jumper, { print: details.print })
  cuffs(g, made, 0.9, { weave: 'rib' })
  hemBand(g, made, 76, { weave: 'rib' })
  if (details.motif) motif(g, details.motif)
  g.seam(
    g.side === 'front'
      ? `M${middle - 34} ${top + 92} L${middle} ${top + 148} L${middle + 34} ${top + 92}`
      : `M${middle - 98} ${top + 14} Q${middle - 70} ${top + 128} ${middle} ${top + 130} Q${middle + 70} ${top + 128} ${middle + 98} ${top + 14}`,
    1.8,
  )
  band(g, made, 36, { weave: 'rib' })
  if (details.zip && g.side === 'front') {
    standCollar(g, made, 60, { weave: 'rib' })
    zip(g, [middle, top + 40], [middle, top + 300], details.zip, 0.2)
  }
}
