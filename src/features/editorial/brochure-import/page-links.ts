import type { PageViewport, PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { z } from 'zod'

/** A box as fractions (0 to 1) of the page, from the top left corner. */
export type PageBox = { x: number; y: number; width: number; height: number }

const round = (value: number) => Math.round(value * 10_000) / 10_000
const clamp = (value: number) => Math.min(1, Math.max(0, value))

/** The upright box around points in the units of `page`, clipped to the page; null when its centre is outside. */
export function boxOf(points: number[][], page: { width: number; height: number }): PageBox | null {
  const xs = points.map(([x = 0]) => x / page.width)
  const ys = points.map(([, y = 0]) => y / page.height)
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  const inside = (middle: number) => middle >= 0 && middle <= 1
  if (!inside((left + right) / 2) || !inside((top + bottom) / 2)) return null

  const [x, y] = [round(clamp(left)), round(clamp(top))]
  const width = round(clamp(right) - x)
  const height = round(clamp(bottom) - y)
  return width > 0 && height > 0 ? { x, y, width, height } : null
}

const protocols = ['http:', 'https:', 'mailto:', 'tel:']
const maxHref = 2000
const maxLinks = 500

const linkAnnotation = z.object({
  subtype: z.literal('Link'),
  rect: z.tuple([z.number(), z.number(), z.number(), z.number()]),
  url: z.string().max(maxHref).optional(),
  /** The raw address when pdf.js does not know its protocol or encoding. */
  unsafeUrl: z.string().max(maxHref).optional(),
})

const utf16Mark = '\u00fe\u00ff'

/** Some programs write addresses as UTF-16, which the PDF format does not allow and pdf.js does not read. */
function decodeAddress(raw: string) {
  if (!raw.startsWith(utf16Mark)) return raw
  return new TextDecoder('utf-16be').decode(Buffer.from(raw.slice(utf16Mark.length), 'latin1'))
}

/** The normalised address; null for anything but a web, mail or phone address. */
function safeHref(raw: string): string | null {
  const parsed = URL.parse(decodeAddress(raw))
  return parsed && protocols.includes(parsed.protocol) ? parsed.href : null
}

export async function readLinks(page: PDFPageProxy, viewport: PageViewport): Promise<{ href: string; box: PageBox }[]> {
  const annotations = await page.getAnnotations({ intent: 'display' })
  return annotations
    .flatMap((annotation) => {
      const link = linkAnnotation.safeParse(annotation)
      if (!link.success) return []
      const href = safeHref(link.data.url ?? link.data.unsafeUrl ?? '')
      const [x1, y1, x2, y2] = link.data.rect
      const box = boxOf([viewport.convertToViewportPoint(x1, y1), viewport.convertToViewportPoint(x2, y2)], viewport)
      return href && box ? [{ href, box }] : []
    })
    .slice(0, maxLinks)
}
