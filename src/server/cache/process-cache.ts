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

/**
 * Quality 5: Brotli takes as long as gzip and is a fifth smaller. The highest quality would take a second for a large
 * page.
 */
const forMany: Pack = { br: (html) => brotli(html, { params: params(5) }), gzip: (html) => zip(html) }

const forOne: Pack = {
  br: (html) => brotli(html, { params: params(2) }),
  gzip: (html) => zip(html, { level: constants.Z_BEST_SPEED }),
}

interface PackedPage {
  html: Buffer
  packed?: Partial<Record<Encoding, Promise<Buffer>>>
}

/** The first supported encoding of an `Accept-Encoding` header (`q=0` excludes it); undefined when none is accepted. */
export function encodingFor(accepted: string | string[] | undefined): Encoding | undefined {
  return encodings.find((name) => new RegExp(`\\b${name}\\b(?!\\s*;\\s*q=0(?:\\.0+)?\\b)`).test(String(accepted)))
}

export function packedBodyOf(page: PackedPage, encoding: Encoding | undefined): Buffer | Promise<Buffer> {
  if (!encoding) return page.html
  page.packed ??= {}
  page.packed[encoding] ??= forMany[encoding](page.html)
  return page.packed[encoding]
}

/** Fast compression for the request that made the page: most answers are asked for only once. */
export function firstBodyOf({ html }: PackedPage, encoding: Encoding | undefined): Buffer | Promise<Buffer> {
  return encoding ? forOne[encoding](html) : html
}

export function etagOfPage(html: Buffer): string {
  return `W/"${createHash('sha1').update(html).digest('base64url')}"`
}

/** The memory that a page takes: two fifths are added for its compressed copies. */
export function bytesOfPage(html: Buffer): number {
  return html.length * 1.4
}

const megabyte = 1024 * 1024

export interface CacheEntry {
  /** Next's own key; a page is looked up by its path instead, see next-handler.ts. */
  key: string
  value: IncrementalCacheValue
  page?: CachedPage
}

export interface Labels {
  byId: ReadonlyMap<string, { value: string; names: Partial<Record<string, string>> }>
  ids: ReadonlyMap<string, string>
}

/** `called` is the name of a retailer, `said` its whole words; null and none for a category. */
export type NamedWords = {
  kind: 'retailer' | 'category'
  id: string
  names: string[]
  called: string | null
  said: string[]
}

export type GroupWords = { number: number; words: string[] }

/** `words` are those of all groups. */
export type GroupTable = { groups: GroupWords[]; words: ReadonlySet<string> }

export type ReportingCompany = { id: number; chain: number }

export type ChainName = { id: number; slug: string; name: string; retailer: { id: string; slug: string } | null }

export type ChainNames = ReadonlyMap<string, ChainName[]>

export type ColourWords = { id: string; slug: string; words: string[] }

export interface SearchTables {
  labels: CacheStore<Labels>
  names: CacheStore<NamedWords[]>
  groups: CacheStore<GroupTable>
  companies: CacheStore<ReportingCompany[]>
  chains: CacheStore<ChainNames>
  colours: CacheStore<ColourWords[]>
}

export interface Answers {
  store: CacheStore<string>
  pages: CacheStore<AnswerPage>
  running: Map<string, { begun: CachePosition; answer: Promise<string> }>
}

export interface SharedPage extends PackedPage {
  etag: string
}

export interface CachedPage extends SharedPage {
  /** The data for Next's client router, already compressed: it is rarely asked for and as large as the document. */
  forClient: Buffer
  headers?: OutgoingHttpHeaders
}

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

/** A memory budget of its own: a crawler that asks without end evicts other answers and nothing else. */
export function storedAnswers(): Answers {
  globalThis.broshuraAnswers ??= {
    store: new CacheStore(24 * megabyte),
    pages: new CacheStore(48 * megabyte),
    running: new Map(),
  }
  return globalThis.broshuraAnswers
}
