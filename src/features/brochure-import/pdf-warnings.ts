import type { ImportWarningCode } from './types'

const fontTrouble = /font/i
const harmlessFont = /standard font|font-face|fontBoundingBox|font matrix|private use|FontFamily|useSystemFonts/i
const pictureTrouble =
  /Unable to decode image|Image dimensions are missing|getTransferableImage|exceeded maximum allowed size/i
const emptyPage = /Empty, or invalid, \/MediaBox/

/**
 * Listens to what pdf.js only ever says on the console: it repairs broken fonts, pictures and page sizes silently.
 * `stop` gives the console back. One import runs at a time in the worker process, so nothing else is overheard.
 */
export function listenToPdf() {
  const warnings = new Set<ImportWarningCode>()
  let emptyPages = 0
  const original = console.warn

  console.warn = (...args: unknown[]) => {
    const said = args.map(String).join(' ')
    if (emptyPage.test(said)) emptyPages += 1
    else if (pictureTrouble.test(said)) warnings.add('broken-pictures')
    else if (fontTrouble.test(said) && !harmlessFont.test(said)) warnings.add('broken-fonts')
  }

  return {
    warnings,
    /** How many pages without a size were met so far. */
    emptyPages: () => emptyPages,
    stop: () => {
      console.warn = original
    },
  }
}
