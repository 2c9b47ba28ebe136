import { createCanvas } from '@napi-rs/canvas'
import { type PDFPageProxy, RenderingCancelledException } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { ImportError } from './import-error'
import { maxPageSeconds } from './limits'
import { heightAt } from './page-size'
import { pageWidths } from './types'

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

/** Draws a page at the largest width, on white. Throws `ImportError`: too-complex where it takes too long, render-failed. */
export async function drawPage(page: PDFPageProxy): Promise<Bitmap> {
  const width = Math.max(...pageWidths)
  const natural = page.getViewport({ scale: 1 })
  const height = heightAt(width, natural)
  const canvas = newCanvas(width, height)
  const drawing = page.render({
    canvas,
    viewport: page.getViewport({ scale: width / natural.width }),
    background: 'white',
  })
  const limit = setTimeout(() => drawing.cancel(), maxPageSeconds * 1000)
  try {
    await drawing.promise
    return { pixels: canvas.data(), width, height }
  } catch (cause) {
    const tooLong = cause instanceof RenderingCancelledException
    throw new ImportError(tooLong ? 'too-complex' : 'render-failed', page.pageNumber, { cause })
  } finally {
    clearTimeout(limit)
  }
}
