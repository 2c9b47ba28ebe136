import * as z from 'zod/mini'

/** In pixels. */
export const pageWidths = [320, 640, 1080, 1920] as const

export const importErrorCodes = [
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

export type ImportErrorCode = (typeof importErrorCodes)[number]

export const importWarningCodes = [
  'repaired',
  'xfa-form',
  'package',
  'no-text',
  'broken-fonts',
  'broken-pictures',
] as const

export type ImportWarningCode = (typeof importWarningCodes)[number]

const missingFontsSchema = z.object({
  code: z.literal('missing-fonts'),
  fonts: z.array(z.string()).check(z.minLength(1)),
  pages: z.array(z.int().check(z.positive())).check(z.minLength(1)),
})

export const importWarningSchema = z.union([z.enum(importWarningCodes), missingFontsSchema])

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

/** `words.json`: words are in reading order; a page without text has none. */
export type BrochureWords = { pages: { number: number; words: Word[] }[] }

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
