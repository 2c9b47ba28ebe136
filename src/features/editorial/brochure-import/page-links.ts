import type { PageViewport, PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { z } from 'zod'
import { boxOf, type PageBox } from './page-box.ts'

const protocols = ['http:', 'https:', 'mailto:', 'tel:']
const maxHref = 2000
const maxLinks = 500

const linkAnnotation = z.object({
  subtype: z.literal('Link'),
  rect: z.tuple([z.number(), z.number(), z.number(), z.number()]),
  url: z.string().max(maxHref).optional(),
  /** The raw address, where pdf.js does not know its protocol or its encoding. */
  unsafeUrl: z.string().max(maxHref).optional(),
})

const utf16Mark = '\u00fe\u00ff'

/** Some programs write addresses as UTF-16, which the format does not allow and pdf.js does not read. */
function decodeAddress(raw: string) {
  if (!raw.startsWith(utf16Mark)) return raw
  return new TextDecoder('utf-16be').decode(Buffer.from(raw.slice(utf16Mark.length), 'latin1'))
}

/** The address as a browser writes it, or null for anything but a web, mail or phone address. */
function safeHref(raw: string): string | null {
  const parsed = URL.parse(decodeAddress(raw))
  return parsed && protocols.includes(parsed.protocol) ? parsed.href : null
}

/** The link annotations of a page that lead out of the PDF. */
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
