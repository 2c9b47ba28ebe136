import { createCanvas } from '@napi-rs/canvas'
import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { ImportError } from './import-error.ts'
import { heightAt } from './page-size.ts'
import { pageWidths } from './types.ts'

export type Bitmap = { pixels: Buffer; width: number; height: number }

type DrawnCanvas = HTMLCanvasElement & { data(): Buffer }

/** pdf.js types its canvas for a browser; the one drawn on here also hands out its pixels. */
function isDrawnCanvas(value: unknown): value is DrawnCanvas {
  return typeof value === 'object' && value !== null && 'getContext' in value && 'data' in value
}

function newCanvas(width: number, height: number): DrawnCanvas {
  const canvas: unknown = createCanvas(width, height)
  if (!isDrawnCanvas(canvas)) throw new Error('the canvas library has changed')
  return canvas
}

/** Draws a page at the largest width, on white. Throws `ImportError` render-failed. */
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
