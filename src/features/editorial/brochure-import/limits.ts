import * as z from 'zod/mini'
import { coverWordsSchema } from './types.ts'

const page = z.int().check(z.positive())

/** What the process that reads a PDF reports to its parent. */
export const processReport = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('opened'), pages: page }),
  z.object({ kind: z.literal('page-begun'), page }),
  z.object({ kind: z.literal('page-done'), page, cover: z.optional(coverWordsSchema) }),
  z.object({ kind: z.literal('done') }),
  /** `error` is `code` or `code:page`; `detail` is for the log. */
  z.object({ kind: z.literal('failed'), error: z.string(), detail: z.string() }),
])

export type ProcessReport = z.infer<typeof processReport>

/** 150 MB, as the upload form says. */
export const maxFileBytes = 150 * 1024 * 1024

export const maxPages = 300

/** A page side in points: a PDF reader's own limit is 200 inches; below half an inch nothing can be read. */
export const minSidePoints = 36
export const maxSidePoints = 200 * 72

/** Longer than this and the widest picture would pass the 16,383 pixels that WebP allows. */
export const maxSideRatio = 8

/** A picture inside the PDF with more pixels is left out: decoding it would take gigabytes. */
export const maxPicturePixels = 100_000_000

/** Drawing commands of one page: hundreds of times what a dense one has. Each takes memory in both threads. */
export const maxPageCommands = 1_000_000

/** Letters of one page: ten times those of a page of a newspaper. */
export const maxPageLetters = 200_000

/** Words of the first page that are reported: a brochure's cover has some hundred. */
export const maxCoverWords = 3000

/** A PDF is given up where opening it, one of its pages or all of it takes longer. */
export const maxOpenSeconds = 120
export const maxPageSeconds = 120
export const maxPdfSeconds = 3600

/** What one stream of the PDF may unpack to. A file of two kilobytes can hold gigabytes; a page of pictures needs far less. */
export const maxUnpackedBytes = 512 * 1024 * 1024

/** Megabytes for what the thread keeps besides: a PDF of endless tiny parts ends the thread, not the process. */
export const maxThreadHeap = 1536

/** Megabytes for what the process keeps that draws the pages. */
export const maxProcessHeap = 1024
