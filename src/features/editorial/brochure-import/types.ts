import * as z from 'zod/mini'

/** In pixels. */
export const pageWidths = [320, 640, 1080, 1920] as const

const importErrorCodes = [
  'not-a-pdf',
  'empty',
  'no-pages',
  'encrypted',
  'truncated',
  'damaged',
  'too-large',
  'too-many-pages',
  'bad-page-size',
  'render-failed',
  'file-missing',
  'storage-full',
  'worker-stopped',
  'unpacks-too-far',
  'too-complex',
  'too-much-text',
  'xfa-form',
  'reader-died',
] as const

type ImportErrorCode = (typeof importErrorCodes)[number]

const importWarningCodes = ['repaired', 'xfa-form', 'package', 'no-text', 'broken-fonts', 'broken-pictures'] as const

export type ImportWarningCode = (typeof importWarningCodes)[number]

const missingFontsSchema = z.object({
  code: z.literal('missing-fonts'),
  fonts: z.array(z.string()).check(z.minLength(1)),
  pages: z.array(z.int().check(z.positive())).check(z.minLength(1)),
})

/** Pages whose words were read from their pictures, and pages of which that failed. */
const ocrWarningSchema = z.object({
  code: z.enum(['ocr', 'ocr-failed']),
  pages: z.array(z.int().check(z.positive())).check(z.minLength(1)),
})

export const importWarningSchema = z.union([z.enum(importWarningCodes), missingFontsSchema, ocrWarningSchema])

export type MissingFonts = z.infer<typeof missingFontsSchema>
export type ImportWarning = z.infer<typeof importWarningSchema>

const fraction = z.number().check(z.minimum(0), z.maximum(1))
const box = z.object({ x: fraction, y: fraction, width: fraction, height: fraction })

const manifestPage = z.object({
  number: z.int().check(z.positive()),
  /** Points (1/72 inch) of the page as the reader sees it: cropped and rotated. */
  width: z.number().check(z.positive()),
  height: z.number().check(z.positive()),
  placeholder: z.string().check(z.startsWith('data:image/webp;base64,'), z.maxLength(300)),
  links: z.array(z.object({ href: z.string(), box })),
  text: z.string(),
  /** Words of the page were read from its picture. */
  ocr: z.boolean(),
})

/** `manifest.json`, written last: a folder with a valid manifest is complete. */
export const manifestSchema = z.object({
  hash: z.string().check(z.regex(/^[0-9a-f]{32}$/)),
  widths: z.array(z.literal(pageWidths)),
  warnings: z.array(importWarningSchema),
  pages: z.array(manifestPage).check(z.minLength(1)),
})

export type Manifest = z.infer<typeof manifestSchema>
export type ManifestPage = z.infer<typeof manifestPage>

/** A word and its box as fractions of the page: text, x, y, width, height; a tuple keeps the file small. */
export type Word = [text: string, x: number, y: number, width: number, height: number]

const word: z.ZodMiniType<Word> = z.tuple([z.string(), z.number(), z.number(), z.number(), z.number()])

/** The words of the first page, known long before the other pages are drawn; the size is in points. */
export const coverWordsSchema = z.object({ words: z.array(word), width: z.number(), height: z.number() })

export type CoverWords = z.infer<typeof coverWordsSchema>

/**
 * `words.json`: words are in reading order; a page without text has none. `ocr` marks a page of which words were read
 * from the picture.
 */
export type BrochureWords = { pages: { number: number; words: Word[]; ocr?: boolean }[] }

/** A frame drawn on a page, as fractions of it: x, y, width, height. */
export type Frame = [x: number, y: number, width: number, height: number]

/** `frames.json`: for the proposals alone, so it lies apart from what visitors read. */
export type BrochureFrames = { pages: { number: number; frames: Frame[] }[] }

/** A fault that an editor can understand and fix; any other error is a bug. */
export class ImportError extends Error {
  readonly code: ImportErrorCode
  readonly page: number | undefined

  constructor(code: ImportErrorCode, page?: number, options?: ErrorOptions) {
    super(page === undefined ? code : `${code}:${page}`, options)
    this.name = 'ImportError'
    this.code = code
    this.page = page
  }
}

export class ImportCancelled extends Error {
  override name = 'ImportCancelled'
}

/** Parses `code` or `code:page` of an import's `error` field; anything unknown is `render-failed`. */
export function parseImportError(stored: string): { code: ImportErrorCode; page?: number } {
  const [name, page] = stored.split(':')
  const code = importErrorCodes.find((known) => known === name) ?? 'render-failed'
  return page === undefined ? { code } : { code, page: Number(page) }
}

const page = z.int().check(z.positive())

export const processReport = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('opened'), pages: page }),
  z.object({ kind: z.literal('page-begun'), page }),
  z.object({ kind: z.literal('ocr-begun'), page }),
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

/** Two pages are in work, and one may wait while the other is read: both together stay below `maxPageSeconds`. */
export const maxOcrPageSeconds = 55
export const maxOcrPdfSeconds = 1200

/** Which pages are read from their pictures: those `asked` for, and those without words; none if `mode` is `never`. */
export const ocrTask = z.object({
  mode: z.enum(['as-needed', 'never']),
  asked: z.array(page),
  pageSeconds: z.number(),
  pdfSeconds: z.number(),
})

export type OcrTask = z.infer<typeof ocrTask>

/**
 * Bytes that one stream of the PDF may unpack to. A file of two kilobytes can hold gigabytes; a page of pictures needs
 * far less.
 */
export const maxUnpackedBytes = 512 * 1024 * 1024

/** Megabytes of heap for the pdf.js thread: a PDF of endless tiny parts then ends the thread, not the process. */
export const maxThreadHeap = 1536

export const maxProcessHeap = 1024
