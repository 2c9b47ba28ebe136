import { isUtf8 } from 'node:buffer'
import { bulgarianShare } from './legible'

const tables = new Map<string, Map<string, number>>()

function tableOf(encoding: string): Map<string, number> {
  const known = tables.get(encoding)
  if (known) return known
  const decoder = new TextDecoder(encoding)
  const table = new Map(Array.from({ length: 256 }, (_, byte) => [decoder.decode(Uint8Array.of(byte)), byte]))
  tables.set(encoding, table)
  return table
}

/** Null where the encoding lacks a character of the text. */
export function bytesIn(encoding: string, text: string): Buffer | null {
  const table = tableOf(encoding)
  const bytes = Buffer.alloc(text.length)
  for (let at = 0; at < text.length; at += 1) {
    const byte = table.get(text.charAt(at))
    if (byte === undefined) return null
    bytes[at] = byte
  }
  return bytes
}

const oldEncodings = ['windows-1251', 'ibm866', 'x-mac-cyrillic', 'koi8-r', 'iso-8859-5'] as const

/** Encodings as which UTF-8 is misread and then encoded as UTF-8 again. */
const misread = ['windows-1252', ...oldEncodings] as const

/** Bounds of `bulgarianShare`: text above the first is Bulgarian, text below the second is not. */
const [isBulgarian, isOther] = [0.55, 0.35]

const sampleBytes = 128 * 1024

/**
 * The lines of a file in any encoding, without null characters and byte order marks, which also occur in the middle of
 * joined files. Null where the encoding is ambiguous: it is never guessed.
 */
export function linesOf(bytes: Buffer): string[] | null {
  const wide = wideEncoding(bytes)
  // A file that was cut off may end with half a character.
  if (wide) return split(new TextDecoder(wide).decode(bytes.subarray(0, bytes.length - (bytes.length % 2))))
  if (isUtf8(bytes)) return mended(split(new TextDecoder().decode(bytes)))
  const lines = byteLines(bytes)
  const others = Buffer.concat(lines.filter((line) => !isUtf8(line)))
  const encoding = oldEncoding(others.subarray(0, sampleBytes))
  if (!encoding) return others.length < bytes.length / 3 ? split(new TextDecoder().decode(bytes)) : null
  const decoder = new TextDecoder(encoding)
  const decoded = lines.map((line) => (isUtf8(line) ? line.toString('utf8') : decoder.decode(line)))
  return split(decoded.join(''))
}

/** Decodes a short text such as a file's name; null where the encoding is ambiguous. */
export function wordsOf(bytes: Buffer): string | null {
  if (isUtf8(bytes)) return bytes.toString('utf8')
  const encoding = oldEncoding(bytes, 4)
  return encoding && new TextDecoder(encoding).decode(bytes)
}

/** UTF-16 with a byte order mark, or without one where every other byte of ASCII text is null. */
function wideEncoding(bytes: Buffer): 'utf-16le' | 'utf-16be' | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be'
  const nulls = [0, 0]
  const read = Math.min(bytes.length, 4096)
  for (let at = 0; at < read; at += 1) if (bytes[at] === 0) nulls[at % 2] = (nulls[at % 2] ?? 0) + 1
  const [even = 0, odd = 0] = nulls
  if (odd > read / 16 && even < read / 64) return 'utf-16le'
  return even > read / 16 && odd < read / 64 ? 'utf-16be' : null
}

const title = /населено\s*място/i

/** The one old encoding in which the text reads as Bulgarian; the header's title decides between several. */
function oldEncoding(bytes: Buffer, least?: number): string | null {
  const read = oldEncodings.map((encoding) => {
    const text = new TextDecoder(encoding).decode(bytes)
    return { encoding, text, share: bulgarianShare(text, least) ?? 0 }
  })
  const [best, second] = read.toSorted((one, other) => other.share - one.share)
  if (!best || !second || best.share < isBulgarian) return null
  if (title.test(best.text) && !title.test(second.text)) return best.encoding
  return second.share <= isOther || second.text === best.text ? best.encoding : null
}

const newLine = 0x0a

function byteLines(bytes: Buffer): Buffer[] {
  const lines: Buffer[] = []
  for (let at = 0; at < bytes.length; ) {
    const found = bytes.indexOf(newLine, at)
    const end = found < 0 ? bytes.length : found + 1
    lines.push(bytes.subarray(at, end))
    at = end
  }
  return lines
}

function split(text: string): string[] {
  const lines = text.replaceAll('\ufeff', '').replaceAll('\0', '').split('\n')
  // Very old programs end a line with a carriage return alone.
  const whole = lines.length < 3 ? lines.flatMap((line) => line.replace(/\r+$/, '').split('\r')) : lines
  return whole.map((line) => line.replace(/\r+$/, ''))
}

/** UTF-8 misread as Latin-1 or an old Cyrillic encoding: a letter of that encoding before a sign. */
const twice =
  /[ÐÑРС╨╤–—пя][\u0080-\u00bf\u0152-\u0192\u0402-\u040f\u0450-\u045f\u2013-\u203a\u20ac\u2116\u2122\u2500-\u25a0]/

/** Decodes lines once more that were encoded twice; null where the text is Bulgarian in no encoding. */
function mended(lines: string[]): string[] | null {
  const once = lines.map((line) => (twice.test(line) ? onceEncoded(line) : line))
  const sample = sampleOf(once)
  if ((bulgarianShare(sample, 200) ?? 1) > isOther) return once
  // windows-1251 or another old encoding, read as Latin-1.
  const bytes = bytesIn('windows-1252', sample)
  const encoding = bytes && oldEncoding(bytes)
  if (!encoding) return null
  const decoder = new TextDecoder(encoding)
  const decoded = once.map((line) => {
    const own = bytesIn('windows-1252', line)
    return own ? decoder.decode(own) : '\ufffd'
  })
  return decoded
}

function sampleOf(lines: string[]): string {
  const step = Math.max(1, Math.floor(lines.length / 500))
  return lines.filter((_, at) => at % step === 0).join('\n')
}

/** Bytes of a whole line are not valid UTF-8 by chance, so such a line was encoded twice; any other stays unchanged. */
function onceEncoded(line: string): string {
  for (const encoding of misread) {
    const bytes = bytesIn(encoding, line)
    if (bytes && isUtf8(bytes)) return bytes.toString('utf8')
  }
  return line
}
