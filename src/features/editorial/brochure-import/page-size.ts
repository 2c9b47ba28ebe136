import type { PageViewport } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { ImportError } from './import-error.ts'
import { maxSidePoints, maxSideRatio, minSidePoints } from './limits.ts'

/** Throws `ImportError` bad-page-size for a page that cannot be read or drawn. */
export function checkPageSize({ width, height }: Pick<PageViewport, 'width' | 'height'>, number: number) {
  const short = Math.min(width, height)
  const long = Math.max(width, height)
  const fits = short >= minSidePoints && long <= maxSidePoints && long / short <= maxSideRatio
  if (!fits) throw new ImportError('bad-page-size', number)
}

/** The height in pixels of a page drawn `width` pixels wide. */
export function heightAt(width: number, page: { width: number; height: number }) {
  return Math.max(1, Math.round((width * page.height) / page.width))
}
