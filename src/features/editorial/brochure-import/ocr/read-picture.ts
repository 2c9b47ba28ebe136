import sharp from 'sharp'
import type { Bitmap } from '../draw-page.ts'
import { boxOf } from '../page-words.ts'
import type { Word } from '../types.ts'
import type { OcrEngine } from './engine.ts'
import { mergeWords } from './merge-words.ts'
import type { FoundWord, GrayPicture } from './types.ts'

/** Pixels of a picture that is read: an A3 page at 200 dpi has 8 million. Tesseract takes some ten times as many bytes. */
const maxPixels = 12_000_000
/** The picture by which a page is judged is as wide. */
const judgedWidth = 240

async function grayAt({ pixels, width, height }: Bitmap, wanted: number): Promise<GrayPicture> {
  const { data, info } = await sharp(pixels, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .resize({ width: wanted })
    .grayscale()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { gray: data, width: info.width, height: info.height }
}

export const judgedPicture = (bitmap: Bitmap) => grayAt(bitmap, Math.min(judgedWidth, bitmap.width))

const inverted = ({ gray, width, height }: GrayPicture): GrayPicture => ({
  gray: gray.map((value) => 255 - value),
  width,
  height,
})

function wordOf({ text, left, top, width, height }: FoundWord, page: GrayPicture): Word[] {
  const box = boxOf(
    [
      [left, top],
      [left + width, top + height],
    ],
    page,
  )
  return box ? [[text.normalize('NFC'), box.x, box.y, box.width, box.height]] : []
}

/** The words that can be read from the picture of a page. Rejects when that takes too long or ends the thread. */
export async function readPicture(engine: OcrEngine, bitmap: Bitmap): Promise<Word[]> {
  const scale = Math.min(1, Math.sqrt(maxPixels / (bitmap.width * bitmap.height)))
  const picture = await grayAt(bitmap, Math.round(bitmap.width * scale))
  return engine.readPage(async (read) => {
    const dark = await read({ picture, layout: 'scattered' })
    const light = await read({ picture: inverted(picture), layout: 'scattered' })
    return mergeWords([dark, light]).flatMap((word) => wordOf(word, picture))
  })
}
