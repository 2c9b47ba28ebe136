import * as z from 'zod/mini'

/** A picture of one byte a pixel, 0 black. */
const grayPicture = z.object({
  gray: z.instanceof(Uint8Array),
  width: z.int().check(z.positive()),
  height: z.int().check(z.positive()),
})

export type GrayPicture = z.infer<typeof grayPicture>

/** `scattered` finds text anywhere; `line` takes the whole picture as one line. */
const layout = z.enum(['scattered', 'line'])

export const readRequest = z.object({ picture: grayPicture, layout, languages: z.enum(['all', 'bul', 'figures']) })

export type ReadRequest = z.infer<typeof readRequest>

export const foundWord = z.object({
  text: z.string(),
  /** 0 to 100, as Tesseract sees it. */
  confidence: z.number(),
  /** Pixels of the picture. */
  left: z.number(),
  top: z.number(),
  width: z.number(),
  height: z.number(),
})

export type FoundWord = z.infer<typeof foundWord>
