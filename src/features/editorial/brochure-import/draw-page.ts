import path from 'node:path'
import { createCanvas } from '@napi-rs/canvas'
import type { PageViewport, PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import sharp, { type Sharp } from 'sharp'
import { ImportError, maxSidePoints, maxSideRatio, minSidePoints, pageWidths } from './types.ts'

export type Bitmap = { pixels: Buffer; width: number; height: number }

type DrawnCanvas = HTMLCanvasElement & { data(): Buffer }

/** pdf.js types its canvas for a browser; the canvas used here also exposes its pixels. */
function isDrawnCanvas(value: unknown): value is DrawnCanvas {
  return typeof value === 'object' && value !== null && 'getContext' in value && 'data' in value
}

function newCanvas(width: number, height: number): DrawnCanvas {
  const canvas: unknown = createCanvas(width, height)
  if (!isDrawnCanvas(canvas)) throw new Error('the canvas library has changed')
  return canvas
}

/** Draws a page on white at the largest width. Throws `ImportError` render-failed. */
export async function drawPage(page: PDFPageProxy): Promise<Bitmap> {
  const width = Math.max(...pageWidths)
  const natural = page.getViewport({ scale: 1 })
  const height = heightAt(width, natural)
  const canvas = newCanvas(width, height)
  const viewport = page.getViewport({ scale: width / natural.width })
  try {
    await page.render({ canvas, viewport, background: 'white' }).promise
    return { pixels: canvas.data(), width, height }
  } catch (cause) {
    throw new ImportError('render-failed', page.pageNumber, { cause })
  }
}

/** Throws `ImportError` bad-page-size for a page that cannot be read or drawn. */
export function checkPageSize({ width, height }: Pick<PageViewport, 'width' | 'height'>, number: number) {
  const short = Math.min(width, height)
  const long = Math.max(width, height)
  const fits = short >= minSidePoints && long <= maxSidePoints && long / short <= maxSideRatio
  if (!fits) throw new ImportError('bad-page-size', number)
}

function heightAt(width: number, page: { width: number; height: number }) {
  return Math.max(1, Math.round((width * page.height) / page.width))
}

/** Effort 2 costs a few per cent of size and saves a third of the time. */
const webp = { quality: 80, effort: 2 }
const placeholderBytes = 300
const placeholderWidths = [16, 12, 8, 4]

/** Small enough to be part of the HTML. */
async function placeholder(picture: Sharp): Promise<string> {
  for (const width of placeholderWidths) {
    const bytes = await picture.clone().resize({ width }).blur(1).webp({ quality: 20, effort: 4 }).toBuffer()
    const address = `data:image/webp;base64,${bytes.toString('base64')}`
    if (address.length < placeholderBytes) return address
  }
  throw new Error('no placeholder fits')
}

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
