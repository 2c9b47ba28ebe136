import * as z from 'zod/mini'
import { coverWordsSchema } from './types.ts'

const page = z.int().check(z.positive())

export const processReport = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('opened'), pages: page }),
  z.object({ kind: z.literal('page-begun'), page }),
  z.object({ kind: z.literal('page-done'), page, cover: z.optional(coverWordsSchema) }),
  z.object({ kind: z.literal('done') }),
  /** `error` is `code` or `code:page`; `detail` goes to the log. */
  z.object({ kind: z.literal('failed'), error: z.string(), detail: z.string() }),
])

export type ProcessReport = z.infer<typeof processReport>

export const maxFileBytes = 150 * 1024 * 1024

export const maxPages = 300

/** Length of a page side in points: PDF readers stop at 200 inches; below half an inch nothing is readable. */
export const minSidePoints = 36
export const maxSidePoints = 200 * 72

/** A longer page would exceed the 16,383 pixels of WebP at the widest picture. */
export const maxSideRatio = 8

/** A larger picture inside the PDF is left out: decoding it would take gigabytes. */
export const maxPdfPicturePixels = 100_000_000

/** Drawing commands of one page, hundreds of times those of a dense page. Each takes memory in both threads. */
export const maxPageCommands = 1_000_000

/** Characters of one page: ten times a page of a newspaper. */
export const maxPageLetters = 200_000

/** Words of the first page that are reported: a cover has some hundred. */
export const maxCoverWords = 3000

export const maxOpenSeconds = 120
export const maxPageSeconds = 120
export const maxPdfSeconds = 3600

/**
 * Bytes that one stream of the PDF may unpack to. A file of two kilobytes can hold gigabytes; a page of pictures needs
 * far less.
 */
export const maxUnpackedBytes = 512 * 1024 * 1024

/** Megabytes of heap for the pdf.js thread: a PDF of endless tiny parts then ends the thread, not the process. */
export const maxThreadHeap = 1536

export const maxProcessHeap = 1024
