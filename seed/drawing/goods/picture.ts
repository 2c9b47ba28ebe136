import { Cloth, type Side, type View } from './cloth'
import { boundsOf, colourIn, type Dyes, groundOf } from './colour-in'
import type { Design } from './design'
import { type DesignName, designs } from './designs'
import type { Figure } from './figure'
import { sheet } from './outline'
import { drawWorn, wornView } from './worn'

/** In the order of a product's page: the whole garment, on a figure, from behind, and a close-up of cloth and seams. */
export const shots = ['front', 'worn', 'back', 'near'] as const
export type Shot = (typeof shots)[number]

/** Pixels, in the proportion 4 to 5. */
const width = 960
const nearWidth = 470

export const pictureSize = { width, height: (width * sheet.height) / sheet.width }

/** The largest share of the sheet that a garment fills, and the strongest magnification of a small one. */
const filled = 0.86
const nearest = 1.3

const roughPixels = 120

/** The part of the sheet with the garment in its middle. */
function wholeOf(name: DesignName, side: Side): View {
  const design: Design = designs[name]
  const rough = new Cloth(name, design.weave, { x: 0, y: 0, width: sheet.width, pixels: roughPixels }, side)
  design.draw(rough)
  const { left, top, right, bottom } = boundsOf(rough)
  const unit = sheet.width / roughPixels
  const fits = (unit / filled) * Math.max(right - left, (bottom - top) * (sheet.width / sheet.height))
  const shown = Math.max(fits, sheet.width / nearest)
  const tall = (shown * sheet.height) / sheet.width
  return { x: ((left + right) * unit - shown) / 2, y: ((top + bottom) * unit - tall) / 2, width: shown, pixels: width }
}

function viewOf(name: DesignName, shot: Exclude<Shot, 'worn'>): View {
  if (shot !== 'near') return wholeOf(name, shot)
  const { near = [600, 600] }: Design = designs[name]
  const tall = (nearWidth * sheet.height) / sheet.width
  return { x: near[0] - nearWidth / 2, y: near[1] - tall / 2, width: nearWidth, pixels: width }
}

function laidOut(name: DesignName, shot: Exclude<Shot, 'worn'>): Cloth {
  const design: Design = designs[name]
  const goods = new Cloth(name, design.weave, viewOf(name, shot), shot === 'back' ? 'back' : 'front')
  design.draw(goods)
  return goods
}

function onFigure(name: DesignName, kind: Figure): Cloth {
  const goods = new Cloth(`${name} worn`, designs[name].weave, wornView(name, kind, width))
  drawWorn(goods, name, kind)
  return goods
}

/**
 * Draws a shot of a design in these colours (`#rrggbb`). Light and shadow are drawn once for all of them.
 * @param figure the one that wears it where it is worn
 * @returns the raw RGBA pixels of each
 */
export function drawShot(name: DesignName, shot: Shot, colours: string[], figure: Figure): Buffer[] {
  const design: Design = designs[name]
  const goods = shot === 'worn' ? onFigure(name, figure) : laidOut(name, shot)
  const ground = groundOf(goods)
  return colours.map((main) => {
    const dyes: Dyes = { main, second: design.second ?? '#efe7d6' }
    return Buffer.from(colourIn(goods, ground, dyes).data())
  })
}
