/** The part of fontkit's API that drawings and documents use; fontkit has no types. */
declare module 'fontkit' {
  type Path = { toSVG(): string; bbox: { minX: number; minY: number; maxX: number; maxY: number } }
  type Glyph = { id: number; path: Path; advanceWidth: number }
  type Run = { glyphs: Glyph[]; positions: { xAdvance: number; xOffset: number; yOffset: number }[] }
  export type Font = {
    unitsPerEm: number
    capHeight: number
    ascent: number
    layout(text: string): Run
    hasGlyphForCodePoint(point: number): boolean
  }
  export function create(data: Uint8Array): Font
}
