import type { PageViewport, PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { z } from 'zod'
import { boxOf, type PageBox } from './page-box'

const protocols = ['http:', 'https:', 'mailto:', 'tel:']
const maxHref = 2000
const maxLinks = 500

const linkAnnotation = z.object({
  subtype: z.literal('Link'),
  rect: z.tuple([z.number(), z.number(), z.number(), z.number()]),
  url: z.string().max(maxHref),
})

/** The address as a browser writes it, or null for anything but a web, mail or phone address. */
export function safeHref(url: string): string | null {
  const parsed = URL.parse(url)
  return parsed && protocols.includes(parsed.protocol) ? parsed.href : null
}

/** The link annotations of a page that lead out of the PDF. */
export async function readLinks(page: PDFPageProxy, viewport: PageViewport): Promise<{ href: string; box: PageBox }[]> {
  const annotations = await page.getAnnotations({ intent: 'display' })
  return annotations
    .flatMap((annotation) => {
      const link = linkAnnotation.safeParse(annotation)
      if (!link.success) return []
      const href = safeHref(link.data.url)
      const [x1, y1, x2, y2] = link.data.rect
      const box = boxOf([viewport.convertToViewportPoint(x1, y1), viewport.convertToViewportPoint(x2, y2)], viewport)
      return href && box ? [{ href, box }] : []
    })
    .slice(0, maxLinks)
}
