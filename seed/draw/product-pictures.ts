import { artSvg } from './picture'

const side = 800

/** A part of a drawing of 400 units: its left top corner and its side. */
type Part = [x: number, y: number, side: number]

const whole: Part = [-40, -30, 480]
const near: Part = [110, 30, 190]

function onGround(art: string, [x, y, width]: Part, ground: string): string {
  const drawing = artSvg(art, null).replace(
    /^<svg[^>]*>/,
    `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="${x} ${y} ${width} ${width}">`,
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="0 0 ${side} ${side}"><rect width="${side}" height="${side}" fill="${ground}"/>${drawing}</svg>`
}

/** Three pictures of a piece of clothing: from the front, its material, and in another colour. */
export function productPictures(drawing: string, emoji: string, [colour, other]: [string, string]): string[] {
  return [
    onGround(`${drawing}/${colour}/${emoji}`, whole, '#ece7dd'),
    onGround(`${drawing}/${colour}/${emoji}`, near, '#e4ded2'),
    onGround(`${drawing}/${other}/${emoji}`, whole, '#dfe7e3'),
  ]
}
