import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { create, type Font } from 'fontkit'

const require = createRequire(import.meta.url)

/** Static TrueType fonts with Cyrillic, all under the Open Font License. */
const files = {
  sans: 'sofia-sans/400Regular/SofiaSans_400Regular.ttf',
  sansMedium: 'sofia-sans/600SemiBold/SofiaSans_600SemiBold.ttf',
  sansBold: 'sofia-sans/800ExtraBold/SofiaSans_800ExtraBold.ttf',
  sansBlack: 'sofia-sans/900Black/SofiaSans_900Black.ttf',
  narrow: 'sofia-sans-extra-condensed/700Bold/SofiaSansExtraCondensed_700Bold.ttf',
  narrowBlack: 'sofia-sans-extra-condensed/900Black/SofiaSansExtraCondensed_900Black.ttf',
  wide: 'unbounded/400Regular/Unbounded_400Regular.ttf',
  wideBold: 'unbounded/700Bold/Unbounded_700Bold.ttf',
  round: 'nunito/600SemiBold/Nunito_600SemiBold.ttf',
  roundBlack: 'nunito/900Black/Nunito_900Black.ttf',
  chunky: 'rubik/900Black/Rubik_900Black.ttf',
  chunkyMedium: 'rubik/500Medium/Rubik_500Medium.ttf',
  serif: 'playfair-display/500Medium/PlayfairDisplay_500Medium.ttf',
  serifItalic: 'playfair-display/400Regular_Italic/PlayfairDisplay_400Regular_Italic.ttf',
  serifBold: 'playfair-display/800ExtraBold/PlayfairDisplay_800ExtraBold.ttf',
  plain: 'manrope/400Regular/Manrope_400Regular.ttf',
  plainBold: 'manrope/800ExtraBold/Manrope_800ExtraBold.ttf',
  block: 'russo-one/400Regular/RussoOne_400Regular.ttf',
} as const

export type FontName = keyof typeof files
export const fontNames = Object.keys(files) as FontName[]

export function fontPath(name: FontName): string {
  return require.resolve(`@expo-google-fonts/${files[name]}`)
}

const loaded = new Map<FontName, Font>()

function font(name: FontName): Font {
  const known = loaded.get(name)
  if (known) return known
  const made = create(readFileSync(fontPath(name)))
  loaded.set(name, made)
  return made
}

export type OutlinedGlyph = { path: string; x: number }

/** The outlines of a text's glyphs in font units (y up), with their positions on the line, and the total width. */
export function outline(name: FontName, text: string): { glyphs: OutlinedGlyph[]; width: number; unitsPerEm: number } {
  const face = font(name)
  const run = face.layout(text)
  let x = 0
  const glyphs = run.glyphs.map((glyph, index) => {
    const position = run.positions[index]
    const placed = { path: glyph.path.toSVG(), x: x + (position?.xOffset ?? 0) }
    x += position?.xAdvance ?? glyph.advanceWidth
    return placed
  })
  return { glyphs, width: x, unitsPerEm: face.unitsPerEm }
}
