import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const encodings = ['br', 'gzip'] as const
type Encoding = (typeof encodings)[number]

const zip = promisify(gzip)
const brotli = promisify(brotliCompress)
const params = (quality: number) => ({
  [constants.BROTLI_PARAM_QUALITY]: quality,
  [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
})

type Pack = Record<Encoding, (html: Buffer) => Promise<Buffer>>

/** Brotli as long as gzip takes, and a fifth smaller. The highest quality would take a second for a large page. */
const forMany: Pack = { br: (html) => brotli(html, { params: params(5) }), gzip: (html) => zip(html) }

/** A third of that time, and a fifth larger. */
const forOne: Pack = {
  br: (html) => brotli(html, { params: params(2) }),
  gzip: (html) => zip(html, { level: constants.Z_BEST_SPEED }),
}

/** A page as bytes, and packed once for all who understand it. */
export interface PackedPage {
  html: Buffer
  packed?: Partial<Record<Encoding, Promise<Buffer>>>
}

/** What of the encodings a browser is sent; undefined for who understands none. */
export function encodingFor(accepted: string | string[] | undefined): Encoding | undefined {
  return encodings.find((name) => new RegExp(`\\b${name}\\b(?!\\s*;\\s*q=0(?:\\.0+)?\\b)`).test(String(accepted)))
}

export function bodyOf(page: PackedPage, encoding: Encoding | undefined): Buffer | Promise<Buffer> {
  if (!encoding) return page.html
  page.packed ??= {}
  page.packed[encoding] ??= forMany[encoding](page.html)
  return page.packed[encoding]
}

/** For who has caused the page to be made: most answers are asked for only once. */
export function firstBodyOf({ html }: PackedPage, encoding: Encoding | undefined): Buffer | Promise<Buffer> {
  return encoding ? forOne[encoding](html) : html
}

export function etagOf(html: Buffer): string {
  return `W/"${createHash('sha1').update(html).digest('base64url')}"`
}

/** What a page takes in memory: two fifths more for the packed copies. */
export function bytesOfPage(html: Buffer): number {
  return html.length * 1.4
}
