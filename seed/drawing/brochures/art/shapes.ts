import { type FontName, outline } from '../fonts'

/** Pictures are drawn on a square of 400 units. */
type ArtParts = {
  colour: string
  emoji: (x: number, y: number, size: number) => string
  brand: (cx: number, cy: number, width: number, height: number, fill?: string) => string
}

export type Art = (parts: ArtParts) => string

export const definitions = `<defs>
<linearGradient id="cyl"><stop offset="0" stop-color="#000" stop-opacity=".34"/><stop offset=".16" stop-color="#fff" stop-opacity=".28"/><stop offset=".3" stop-color="#fff" stop-opacity=".05"/><stop offset=".72" stop-color="#000" stop-opacity=".06"/><stop offset="1" stop-color="#000" stop-opacity=".4"/></linearGradient>
<linearGradient id="flat"><stop offset="0" stop-color="#fff" stop-opacity=".22"/><stop offset=".5" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".22"/></linearGradient>
<linearGradient id="down" x2="0" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".35"/><stop offset=".45" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".28"/></linearGradient>
<linearGradient id="shine" x2="1" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".6"/><stop offset=".4" stop-color="#fff" stop-opacity=".05"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></linearGradient>
<linearGradient id="metal" x2="0" y2="1"><stop offset="0" stop-color="#f5f6f7"/><stop offset=".5" stop-color="#c9ced4"/><stop offset="1" stop-color="#9aa2ab"/></linearGradient>
<linearGradient id="wood" x2="1" y2="1"><stop offset="0" stop-color="#d9a86c"/><stop offset=".5" stop-color="#c48f52"/><stop offset="1" stop-color="#a87439"/></linearGradient>
<filter id="soft" x="-50%" y="-200%" width="200%" height="500%"><feGaussianBlur stdDeviation="9"/></filter>
</defs>`

export const shadow = (cx: number, cy: number, rx: number, ry = 13) =>
  `<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" fill="#000" opacity=".32" filter="url(#soft)"/>`

export const box = (x: number, y: number, w: number, h: number, r: number, fill: string, more = '') =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${r}" fill="${fill}" ${more}/>`

export const path = (d: string, fill: string, more = '') => `<path d="${d}" fill="${fill}" ${more}/>`

export const disc = (cx: number, cy: number, r: number, fill: string, more = '') =>
  `<circle cx="${cx}" cy="${cy}" r="${r}" fill="${fill}" ${more}/>`

/** Text as an SVG group of outlines, scaled to fit a box around its middle. */
export function lettering(
  name: FontName,
  text: string,
  cx: number,
  cy: number,
  width: number,
  height: number,
  fill: string,
): string {
  const line = outline(name, text)
  const scale = Math.min(width / line.width, height / (line.unitsPerEm * 0.72))
  const x = cx - (line.width * scale) / 2
  const y = cy + line.unitsPerEm * 0.35 * scale
  const glyphs = line.glyphs.map((glyph) => `<path transform="translate(${glyph.x.toFixed(1)} 0)" d="${glyph.path}"/>`)
  return `<g fill="${fill}" transform="translate(${x.toFixed(2)} ${y.toFixed(2)}) scale(${scale.toFixed(5)} ${(-scale).toFixed(5)})">${glyphs.join('')}</g>`
}
