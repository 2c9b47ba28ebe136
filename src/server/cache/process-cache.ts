import { createHash } from 'node:crypto'
import type { OutgoingHttpHeaders } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { IncrementalCacheValue } from '../next-internals.ts'
import type { CachedRedirect } from '../redirects.ts'
import { type CachePosition, CacheStore } from './store.ts'

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
interface PackedPage {
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

const megabyte = 1024 * 1024

export interface CacheEntry {
  /** Next's own key; a page is found by its path, see cache-handler.ts. */
  key: string
  /** For a page, without its HTML. */
  value: IncrementalCacheValue
  page?: CachedPage
}

/** The slugs and names of what a search can be narrowed to. */
export interface Labels {
  byId: ReadonlyMap<string, { value: string; names: Partial<Record<string, string>> }>
  ids: ReadonlyMap<string, string>
}

/** The words of a retailer's or a category's names. */
export type NameWords = { kind: 'retailer' | 'category'; id: string; names: string[] }

/** An official group of products and the words by which it is called in the four languages. */
export type GroupWords = { number: number; words: string[] }

/** A company whose newest prices may be compared with the others', and its chain. */
export type ReportingCompany = { id: number; chain: number }

/** A chain of the price data, with its published retailer. */
export type ChainName = { id: number; slug: string; name: string; retailer: { id: string; slug: string } | null }

/** Chains by the normalised words of their names. */
export type ChainNames = ReadonlyMap<string, ChainName[]>

/** A colour in which our shop's products come, and the words of its names in the four languages. */
export type ColourWords = { id: string; slug: string; words: string[] }

/** Small tables that every search needs, cached as a whole. */
export interface SearchTables {
  labels: CacheStore<Labels>
  names: CacheStore<NameWords[]>
  groups: CacheStore<GroupWords[]>
  companies: CacheStore<ReportingCompany[]>
  chains: CacheStore<ChainNames>
  colours: CacheStore<ColourWords[]>
}

/** Answers to questions that anybody may think of, as JSON and as pages, and those that are being looked for. */
export interface Answers {
  store: CacheStore<string>
  pages: CacheStore<AnswerPage>
  running: Map<string, { begun: CachePosition; answer: Promise<string> }>
}

/** A page that everybody gets. */
export interface SharedPage extends PackedPage {
  etag: string
}

export interface CachedPage extends SharedPage {
  /** Packed, what a browser loads in place of the document when it comes from another page: seldom asked for, and as large. */
  forClient: Buffer
  /** What Next has sent along with it. */
  headers?: OutgoingHttpHeaders
}

/** A page that answers a question, as it was sent. */
export interface AnswerPage extends SharedPage {
  headers: OutgoingHttpHeaders
}

declare global {
  // Next bundles its parts separately, so a module variable would exist more than once.
  var broshuraCache: CacheStore<CacheEntry> | undefined
  var broshuraMovedCache: CacheStore<CachedRedirect | null> | undefined
  var broshuraSearchTables: SearchTables | undefined
  var broshuraAnswers: Answers | undefined
}

export function processCache(): CacheStore<CacheEntry> {
  globalThis.broshuraCache ??= new CacheStore(96 * megabyte)
  return globalThis.broshuraCache
}

/** The redirects of paths; null for a path without one. */
export function redirectCache(): CacheStore<CachedRedirect | null> {
  globalThis.broshuraMovedCache ??= new CacheStore(16 * megabyte)
  return globalThis.broshuraMovedCache
}

export function searchTables(): SearchTables {
  globalThis.broshuraSearchTables ??= {
    labels: new CacheStore(32 * megabyte),
    names: new CacheStore(32 * megabyte),
    groups: new CacheStore(32 * megabyte),
    companies: new CacheStore(megabyte),
    chains: new CacheStore(32 * megabyte),
    colours: new CacheStore(megabyte),
  }
  return globalThis.broshuraSearchTables
}

/** A share of its own: a crawler that asks without end pushes out other answers and nothing else. */
export function answers(): Answers {
  globalThis.broshuraAnswers ??= {
    store: new CacheStore(24 * megabyte),
    pages: new CacheStore(48 * megabyte),
    running: new Map(),
  }
  return globalThis.broshuraAnswers
}
