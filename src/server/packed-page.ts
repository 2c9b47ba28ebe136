import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const encodings = ['br', 'gzip'] as const
type Encoding = (typeof encodings)[number]

const zip = promisify(gzip)
const brotli = promisify(brotliCompress)
/** As long as gzip takes, and a fifth smaller. The highest quality would take a second for a large page. */
const params = {
  [constants.BROTLI_PARAM_QUALITY]: 5,
  [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
}

const pack: Record<Encoding, (html: Buffer) => Promise<Buffer>> = {
  br: (html) => brotli(html, { params }),
  gzip: (html) => zip(html),
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
  page.packed[encoding] ??= pack[encoding](page.html)
  return page.packed[encoding]
}

export function etagOf(html: Buffer): string {
  return `W/"${createHash('sha1').update(html).digest('base64url')}"`
}

/** What a page takes in memory: two fifths more for the packed copies. */
export function bytesOfPage(html: Buffer): number {
  return html.length * 1.4
}
