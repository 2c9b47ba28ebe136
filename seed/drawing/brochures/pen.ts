import PDFDocument from 'pdfkit'
import { fontNames, fontPath } from './fonts'

export type Rect = { x: number; y: number; w: number; h: number }
export type Fill = string | PDFKit.PDFGradient

const epoch = new Date('2026-01-01T00:00:00Z')

/** A PDF to draw on, in points from the top left corner. The file depends neither on the clock nor on chance. */
export class Pen {
  readonly doc: PDFKit.PDFDocument
  private readonly done: Promise<Buffer>
  page = 0

  constructor(
    readonly width: number,
    readonly height: number,
    title: string,
  ) {
    this.doc = new PDFDocument({
      size: [width, height],
      margin: 0,
      autoFirstPage: false,
      info: { Title: title, CreationDate: epoch, Producer: 'Broshura', Creator: 'Broshura' },
      lang: 'bg-BG',
    })
    const chunks: Buffer[] = []
    this.doc.on('data', (chunk: Buffer) => chunks.push(chunk))
    this.done = new Promise((resolve, reject) => {
      this.doc.on('end', () => resolve(Buffer.concat(chunks)))
      this.doc.on('error', reject)
    })
    for (const name of fontNames) this.doc.registerFont(name, fontPath(name))
  }

  addPage() {
    this.doc.addPage()
    this.page++
  }

  finish(): Promise<Buffer> {
    this.doc.end()
    return this.done
  }

  protected paint(fill: Fill, opacity = 1) {
    this.doc.fillOpacity(opacity)
    this.doc.fill(fill)
    this.doc.fillOpacity(1)
  }

  rect({ x, y, w, h }: Rect, fill: Fill, more: { r?: number; opacity?: number } = {}) {
    if (more.r) this.doc.roundedRect(x, y, w, h, Math.min(more.r, w / 2, h / 2))
    else this.doc.rect(x, y, w, h)
    this.paint(fill, more.opacity)
  }

  frame({ x, y, w, h }: Rect, colour: string, width = 1, r = 0) {
    this.doc.roundedRect(x, y, w, h, r).lineWidth(width).stroke(colour)
  }

  circle(cx: number, cy: number, r: number, fill: Fill, opacity = 1) {
    this.doc.circle(cx, cy, r)
    this.paint(fill, opacity)
  }

  ellipse(cx: number, cy: number, rx: number, ry: number, fill: Fill, opacity = 1) {
    this.doc.ellipse(cx, cy, rx, ry)
    this.paint(fill, opacity)
  }

  shape(points: [number, number][], fill: Fill, opacity = 1) {
    this.doc.polygon(...points)
    this.paint(fill, opacity)
  }

  path(d: string, fill: Fill, opacity = 1) {
    this.doc.path(d)
    this.paint(fill, opacity)
  }

  line(x1: number, y1: number, x2: number, y2: number, colour: string, width = 1, opacity = 1) {
    this.doc.strokeOpacity(opacity).moveTo(x1, y1).lineTo(x2, y2).lineWidth(width).stroke(colour).strokeOpacity(1)
  }

  star(cx: number, cy: number, outer: number, inner: number, n: number, fill: Fill, turn = 0, opacity = 1) {
    const points = Array.from({ length: n * 2 }, (_, index): [number, number] => {
      const angle = (index * Math.PI) / n + turn
      const r = index % 2 ? inner : outer
      return [cx + r * Math.sin(angle), cy - r * Math.cos(angle)]
    })
    this.shape(points, fill, opacity)
  }

  down({ y, h }: Rect, from: string, to: string): Fill {
    return this.doc
      .linearGradient(0, y, 0, y + h)
      .stop(0, from)
      .stop(1, to)
  }

  across({ x, y, w, h }: Rect, from: string, to: string): Fill {
    return this.doc
      .linearGradient(x, y, x + w, y + h)
      .stop(0, from)
      .stop(1, to)
  }

  lift({ x, y, w, h }: Rect, r: number, depth = 6, colour = '#000000') {
    for (let n = 4; n >= 1; n--)
      this.rect({ x: x - n * 0.5, y: y + depth * 0.3 * n - n * 0.5, w: w + n, h: h + n }, colour, {
        r: r + n,
        opacity: 0.045,
      })
  }

  clipped(draw: () => void, { x, y, w, h }: Rect, r = 0) {
    this.doc.save()
    this.doc.roundedRect(x, y, w, h, r).clip()
    draw()
    this.doc.restore()
  }

  turned(draw: () => void, degrees: number, cx: number, cy: number) {
    this.doc.save().rotate(degrees, { origin: [cx, cy] })
    draw()
    this.doc.restore()
  }
}
