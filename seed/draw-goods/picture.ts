import sharp from 'sharp'
import { Cloth, type View } from './cloth'
import { colourIn, type Dyes, groundOf } from './colour-in'
import { type Design, type DesignName, designs } from './designs'
import { sheet } from './outline'

/** The whole garment, and a part of it so near that cloth and seams are seen. */
export const shots = ['front', 'near'] as const
export type Shot = (typeof shots)[number]

const width = 960
const cardWidth = 640
const nearWidth = 470

/** A picture of 4 to 5 as WebP, whole and as it is shown on cards. */
export type Drawn = { whole: Buffer; card: Buffer }
export const pictureSize = { width, height: (width * sheet.height) / sheet.width }
export const cardSize = { width: cardWidth, height: (cardWidth * sheet.height) / sheet.width }

function viewOf({ near = [600, 600] }: Design, shot: Shot): View {
  if (shot === 'front') return { x: 0, y: 0, width: sheet.width, pixels: width }
  const height = (nearWidth * sheet.height) / sheet.width
  return { x: near[0] - nearWidth / 2, y: near[1] - height / 2, width: nearWidth, pixels: width }
}

async function encoded(pixels: Buffer): Promise<Drawn> {
  const raw = { ...pictureSize, channels: 4 as const }
  const [whole, card] = await Promise.all([
    sharp(pixels, { raw }).webp({ quality: 74, effort: 2 }).toBuffer(),
    sharp(pixels, { raw }).resize(cardWidth).webp({ quality: 78, effort: 2 }).toBuffer(),
  ])
  return { whole, card }
}

/**
 * Draws a design from one side in each of these colours (`#rrggbb`). Light and shadow are drawn once for all of them. The
 * pictures are encoded beside the drawing of the next ones.
 */
export function drawShot(name: DesignName, shot: Shot, colours: string[]): Promise<Drawn>[] {
  const design: Design = designs[name]
  const goods = new Cloth(name, design.weave, viewOf(design, shot))
  design.draw(goods)
  const ground = groundOf(goods)
  return colours.map((main) => {
    const dyes: Dyes = { main, second: design.second ?? '#efe7d6' }
    return encoded(colourIn(goods, ground, dyes).data())
  })
}
