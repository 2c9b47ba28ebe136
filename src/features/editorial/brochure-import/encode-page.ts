import path from 'node:path'
import sharp, { type Sharp } from 'sharp'
import type { Bitmap } from './draw-page.ts'
import { heightAt } from './page-size.ts'
import { pageWidths } from './types.ts'

/** Effort 2 costs a few per cent of size and saves a third of the time. */
const webp = { quality: 80, effort: 2 }
const placeholderBytes = 300
const placeholderWidths = [16, 12, 8, 4]

/** A blurred picture of the page, small enough to stand in the HTML: a data address under 300 bytes. */
async function placeholder(picture: Sharp): Promise<string> {
  for (const width of placeholderWidths) {
    const bytes = await picture.clone().resize({ width }).blur(1).webp({ quality: 20, effort: 4 }).toBuffer()
    const address = `data:image/webp;base64,${bytes.toString('base64')}`
    if (address.length < placeholderBytes) return address
  }
  throw new Error('no placeholder fits')
}

/** Writes `{number}-{width}.webp` at every width and gives the page's placeholder. */
export async function encodePage({ pixels, width, height }: Bitmap, number: number, folder: string): Promise<string> {
  const full = sharp(pixels, { raw: { width, height, channels: 4 } }).removeAlpha()
  const smaller = await full
    .clone()
    .resize({ width: 1080, height: heightAt(1080, { width, height }), fit: 'fill' })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const middle = sharp(smaller.data, { raw: { width: smaller.info.width, height: smaller.info.height, channels: 3 } })

  const written = pageWidths.map((target) =>
    (target > 1080 ? full : middle)
      .clone()
      .resize({ width: target, height: heightAt(target, { width, height }), fit: 'fill' })
      .webp(webp)
      .toFile(path.join(folder, `${number}-${target}.webp`)),
  )
  const [address] = await Promise.all([placeholder(middle), ...written])
  return address
}
