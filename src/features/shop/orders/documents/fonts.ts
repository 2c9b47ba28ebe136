import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { create, type Font } from 'fontkit'
import type PDFDocument from 'pdfkit'

type Pdf = InstanceType<typeof PDFDocument>
type Face = 'regular' | 'bold'

/**
 * Static TrueType files (SIL Open Font License) for pdfkit. Onest comes first; the others have letters that it lacks,
 * such as ѝ.
 */
const files = {
  onest: { regular: 'onest/400Regular/Onest_400Regular.ttf', bold: 'onest/600SemiBold/Onest_600SemiBold.ttf' },
  noto: {
    regular: 'noto-sans/400Regular/NotoSans_400Regular.ttf',
    bold: 'noto-sans/600SemiBold/NotoSans_600SemiBold.ttf',
  },
  arabic: {
    regular: 'noto-sans-arabic/400Regular/NotoSansArabic_400Regular.ttf',
    bold: 'noto-sans-arabic/600SemiBold/NotoSansArabic_600SemiBold.ttf',
  },
} as const satisfies Record<string, Record<Face, string>>
type Family = keyof typeof files
const families = ['onest', 'noto', 'arabic'] as const satisfies Family[]

/** Resolved at run time from the working directory, so that no bundler follows the path. */
const pathOf = (family: Family, face: Face) =>
  createRequire(path.join(process.cwd(), 'package.json')).resolve(`@expo-google-fonts/${files[family][face]}`)

const nameOf = (family: Family, face: Face) => `${family} ${face}`

export function registerFonts(pdf: Pdf): void {
  for (const family of families)
    for (const face of ['regular', 'bold'] as const) pdf.registerFont(nameOf(family, face), pathOf(family, face))
}

const opened = new Map<Family, Font>()

function hasGlyph(family: Family, sign: string): boolean {
  const font = opened.get(family) ?? create(readFileSync(pathOf(family, 'regular')))
  opened.set(family, font)
  return font.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0)
}

/**
 * A text as a document can show it, with the name of the font that has most of it. Letters in no font become question
 * marks and other signs are dropped, so that no boxes are drawn. Direction marks, control characters and more than two
 * marks on a letter are removed.
 */
export function drawable(text: string, face: Face): Drawn {
  const signs = [...cleaned(text)]
  // Later fonts are opened only while no earlier one is complete.
  const complete = families.find((each) => lacks(each, signs) === 0)
  const family = complete ?? families.toSorted((one, other) => lacks(one, signs) - lacks(other, signs))[0] ?? 'onest'
  const shown = signs.map((sign) => (has(family, sign) ? sign : insteadOf(sign))).join('')
  return { text: inOrder(tidied(shown), family), font: nameOf(family, face) }
}

type Drawn = { text: string; font: string }

const has = (family: Family, sign: string) => sign === '\n' || hasGlyph(family, sign)
const lacks = (family: Family, signs: readonly string[]) => signs.filter((sign) => !has(family, sign)).length

/**
 * Splits a text into as few fonts as needed, for names with words of several scripts. Words keep their typed order,
 * except neighbouring words written from right to left.
 */
export function drawableParts(text: string, face: Face): Drawn[] {
  const signs = [...cleaned(text)]
  if (families.some((family) => lacks(family, signs) === 0)) return [drawable(text, face)]
  const shown = tidied(
    signs.map((sign) => (families.some((each) => has(each, sign)) ? sign : insteadOf(sign))).join(''),
  )
  const parts: { family: Family; text: string }[] = []
  for (const word of shown.split(/(?<=[ \n])/)) {
    const last = parts.at(-1)
    const letters = [...word.trimEnd()]
    const family = families.find((each) => lacks(each, letters) === 0)
    if (last && (family === last.family || letters.length === 0)) last.text += word
    else parts.push({ family: family ?? 'onest', text: word })
  }
  return parts.map(({ text: part }, at) => {
    const [, words = '', space = ''] = /^(.*?)([ \n]*)$/su.exec(part) ?? []
    const drawn = drawable(words, face)
    return { text: `${drawn.text}${at < parts.length - 1 ? space : ''}`, font: drawn.font }
  })
}

const cleaned = (text: string) =>
  text
    .normalize('NFC')
    .replaceAll(/\r\n?|[\u2028\u2029\v\f\u0085]/g, '\n')
    .replaceAll('\t', ' ')
    .replaceAll(/\p{C}|\p{Variation_Selector}/gu, (sign) => (sign === '\n' ? sign : ''))
    .replaceAll(/(\p{M}{2})\p{M}+/gu, '$1')

function insteadOf(sign: string): string {
  if (/\p{Z}/u.test(sign)) return ' '
  return /[\p{L}\p{N}]/u.test(sign) ? '?' : dropped
}

/**
 * A private-use character, removed from all input before; stands for a dropped sign until the spaces around it are
 * tidied.
 */
const dropped = '\uE000'

const tidied = (text: string) =>
  text
    .replaceAll(/ *\uE000+(?=[\s,.;:!?)]|$)/g, '')
    .replaceAll(dropped, '')
    .replaceAll(/ {2,}/g, ' ')
    .replaceAll(/ *\n */g, '\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()

/** pdfkit draws words from left to right, so words written from right to left are reversed. */
function inOrder(text: string, family: Family): string {
  if (family !== 'arabic' || !/\p{Script=Arabic}/u.test(text)) return text
  return text
    .split('\n')
    .map((line) => line.split(' ').toReversed().join(' '))
    .join('\n')
}

type Options = Omit<NonNullable<Parameters<Pdf['text']>[1]>, 'x' | 'y'>

/** Draws a text at the left edge or at a place, in points; draws nothing where no sign of it can be shown. */
export function drawText(
  pdf: Pdf,
  text: string,
  { face = 'regular', size, at, ...options }: Options & { face?: Face; size: number; at?: [number, number] },
): void {
  const parts = drawableParts(text, face).filter((part) => part.text !== '')
  const [first, ...others] = parts
  if (!first) return
  const [x, y] = at ?? [pdf.x, pdf.y]
  if (others.length === 0) {
    pdf.font(first.font, size).text(first.text, x, y, options)
    return
  }
  // All parts form one paragraph for screen readers.
  const { structParent, structType, ...placed } = options
  const draw = () => {
    for (const [index, part] of parts.entries()) {
      const continued = index < parts.length - 1
      pdf.font(part.font, size)
      if (index === 0) pdf.text(part.text, x, y, { ...placed, continued })
      else pdf.text(part.text, { continued })
    }
  }
  if (structParent) structParent.add(pdf.struct(structType ?? 'P', {}, draw))
  else draw()
}

export function drawnCell(text: string, face: Face = 'regular', size?: number) {
  const shown = drawable(text, face)
  return { text: shown.text, font: { src: shown.font, ...(size && { size }) } }
}

/** In points. */
export function textHeightOf(
  pdf: Pdf,
  text: string,
  { face = 'regular', size, width }: { face?: Face; size: number; width: number },
): number {
  const shown = drawable(text, face)
  return shown.text === '' ? 0 : pdf.font(shown.font, size).heightOfString(shown.text, { width })
}
