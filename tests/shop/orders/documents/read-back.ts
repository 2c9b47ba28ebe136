import { inflateSync } from 'node:zlib'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { expect } from 'vitest'

/**
 * Counts signs drawn as glyph 0 of their font, the box of a missing letter: pdfkit writes each glyph as four
 * hexadecimal digits, and ends lines with \n alone. A \r before one belongs to the stream.
 */
function boxesIn(file: Buffer): number {
  const streams = [...file.toString('latin1').matchAll(/stream\n([\s\S]*?)\nendstream/g)].map(([, body = '']) => {
    try {
      return inflateSync(Buffer.from(body, 'latin1')).toString('latin1')
    } catch {
      return ''
    }
  })
  const glyphs = streams
    .flatMap((stream) => [...stream.matchAll(/\[(<[^\]]*)\] TJ/g)])
    .flatMap(([, parts = '']) => [...parts.matchAll(/<([0-9a-f]+)>/g)])
    .flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? [])
  expect(glyphs.length).toBeGreaterThan(10)
  return glyphs.filter((glyph) => glyph === '0000').length
}

export async function readBack(file: Buffer) {
  const pdf = await getDocument({ data: new Uint8Array(file), verbosity: 0 }).promise
  const pages = await Promise.all(
    Array.from({ length: pdf.numPages }, async (_, at) => {
      const { items } = await (await pdf.getPage(at + 1)).getTextContent()
      return items.map((item) => ('str' in item ? item.str : '')).join(' ')
    }),
  )
  return { pages, text: pages.join('\n'), boxes: boxesIn(file) }
}

/** What people may type as a name: several scripts, signs without a letter, joined accents, long words and line ends. */
export const typedNames = [
  'Бебе и майка ѝ ЕООД',
  'Мария 🌸 Иванова ♥ 👨‍👩‍👧',
  'Siobhán O’Brien-Łukaszewicz ß Ґанна Їжак ѣ',
  'محمد علي',
  '李小龙 한국 あ',
  'и\u0300 е\u0301 Z̸̢̛̩͈͓͔̼̞̰͍̣͕̀̒a\u202Eoops\u2066\u200B',
  'Дългодългодълго'.repeat(13),
  'ред\nред\r\nред\u2028ред\tред',
  '\uFFFF\uE000\u0007',
]
