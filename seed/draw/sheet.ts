import PDFDocument from 'pdfkit'
import { type FontName, fontNames, fontPath, outline } from './fonts'
import type { Picture } from './picture'

export type Rect = { x: number; y: number; w: number; h: number }
export type Align = 'left' | 'center' | 'right'
export type Fill = string | PDFKit.PDFGradient

export type TextStyle = {
  font: FontName
  size: number
  colour: string
  align?: Align
  /** Extra space between letters, in points. */
  tracking?: number
  opacity?: number
}

export type ParagraphStyle = TextStyle & { min?: number; lines?: number; leading?: number; valign?: 'top' | 'middle' | 'bottom' }

const epoch = new Date('2026-01-01T00:00:00Z')

/** A PDF under the pen: points, from the left top corner. Nothing in the file depends on the clock or on chance. */
export class Sheet {
  readonly doc: PDFKit.PDFDocument
  private readonly done: Promise<Buffer>
  private readonly embedded = new Map<string, { name: string; ref: PDFKit.PDFKitReference }>()
  page = 0

  constructor(readonly width: number, readonly height: number, title: string, private readonly outlines: boolean) {
    this.doc = new PDFDocument({ size: [width, height], margin: 0, autoFirstPage: false, info: { Title: title, CreationDate: epoch, Producer: 'Broshura', Creator: 'Broshura' }, lang: 'bg-BG' })
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

  private paint(fill: Fill, opacity = 1, evenOdd = false) {
    this.doc.fillOpacity(opacity)
    if (evenOdd) this.doc.fill(fill, 'even-odd')
    else this.doc.fill(fill)
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

  /** A star with `n` points; a high inner radius makes a seal. */
  star(cx: number, cy: number, outer: number, inner: number, n: number, fill: Fill, turn = 0, opacity = 1) {
    const points = Array.from({ length: n * 2 }, (_, index): [number, number] => {
      const angle = (index * Math.PI) / n + turn
      const r = index % 2 ? inner : outer
      return [cx + r * Math.sin(angle), cy - r * Math.cos(angle)]
    })
    this.shape(points, fill, opacity)
  }

  down({ y, h }: Rect, from: string, to: string): Fill {
    return this.doc.linearGradient(0, y, 0, y + h).stop(0, from).stop(1, to)
  }

  across({ x, y, w, h }: Rect, from: string, to: string): Fill {
    return this.doc.linearGradient(x, y, x + w, y + h).stop(0, from).stop(1, to)
  }

  /** Light that fades to nothing around a point. */
  glow(cx: number, cy: number, r: number, colour: string, strength = 1) {
    const light = this.doc.radialGradient(cx, cy, 0, cx, cy, r)
    light.stop(0, colour, strength).stop(1, colour, 0)
    this.doc.circle(cx, cy, r)
    this.paint(light)
  }

  /** A soft shadow of a card, from a few see-through layers. */
  lift({ x, y, w, h }: Rect, r: number, depth = 6, colour = '#000000') {
    for (let n = 4; n >= 1; n--) this.rect({ x: x - n * 0.5, y: y + depth * 0.3 * n - n * 0.5, w: w + n, h: h + n }, colour, { r: r + n, opacity: 0.045 })
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

  measure(text: string, font: FontName, size: number, tracking = 0): number {
    return this.doc.font(font).fontSize(size).widthOfString(text, { characterSpacing: tracking })
  }

  /** One line on a baseline. Returns its width. */
  text(text: string, x: number, baseline: number, { font, size, colour, align = 'left', tracking = 0, opacity = 1 }: TextStyle): number {
    const width = this.measure(text, font, size, tracking)
    const left = align === 'left' ? x : align === 'center' ? x - width / 2 : x - width
    if (this.outlines) this.outlined(text, left, baseline, font, size, colour, tracking, opacity)
    else {
      this.doc.fillColor(colour, opacity)
      this.doc.text(text, left, baseline, { lineBreak: false, baseline: 'alphabetic', characterSpacing: tracking })
      this.doc.fillOpacity(1)
    }
    return width
  }

  private outlined(text: string, x: number, baseline: number, font: FontName, size: number, colour: string, tracking: number, opacity: number) {
    const line = outline(font, text)
    const scale = size / line.unitsPerEm
    line.glyphs.forEach((glyph, index) => {
      if (!glyph.path) return
      this.doc.save().translate(x + glyph.x * scale + tracking * index, baseline).scale(scale, -scale)
      this.doc.path(glyph.path)
      this.paint(colour, opacity)
      this.doc.restore()
    })
  }

  private wrap(text: string, font: FontName, size: number, width: number): string[] {
    const lines: string[] = []
    let line = ''
    for (const word of text.split(' ')) {
      const longer = line ? `${line} ${word}` : word
      if (line && this.measure(longer, font, size) > width) {
        lines.push(line)
        line = word
      } else line = longer
    }
    return line ? [...lines, line] : lines
  }

  /** Words in a box, made smaller until they fit. Returns the lower edge of what was written. */
  paragraph(text: string, area: Rect, style: ParagraphStyle): number {
    const { font, align = 'left', leading = 1.12, lines: most = 99, min = 5, valign = 'top' } = style
    let size = style.size
    let lines = this.wrap(text, font, size, area.w)
    const fits = () => lines.length <= most && lines.length * size * leading <= area.h + size * (leading - 0.95) && lines.every((line) => this.measure(line, font, size) <= area.w)
    while (!fits() && size > min) {
      size -= 0.25
      lines = this.wrap(text, font, size, area.w)
    }
    const height = lines.length * size * leading
    const free = Math.max(0, area.h - height)
    const top = area.y + (valign === 'top' ? 0 : valign === 'middle' ? free / 2 : free)
    const x = align === 'left' ? area.x : align === 'center' ? area.x + area.w / 2 : area.x + area.w
    lines.forEach((line, index) => {
      this.text(line, x, top + size * (0.83 + (leading - 1) / 2) + index * size * leading, { ...style, size, tracking: 0 })
    })
    return top + height
  }

  private embed(picture: Picture) {
    const known = this.embedded.get(picture.key)
    if (known) return known
    const common = { Type: 'XObject', Subtype: 'Image', Width: picture.width, Height: picture.height, BitsPerComponent: 8 }
    const mask = this.doc.ref({ ...common, ColorSpace: 'DeviceGray', Filter: 'FlateDecode' })
    mask.end(picture.alpha)
    const ref = this.doc.ref({ ...common, ColorSpace: 'DeviceRGB', Filter: 'DCTDecode', SMask: mask })
    ref.end(picture.colours)
    const made = { name: `Pic${this.embedded.size + 1}`, ref }
    this.embedded.set(picture.key, made)
    return made
  }

  /** A picture at its own proportion inside a box. Returns where it lies. */
  picture(picture: Picture, area: Rect, { valign = 0.5, align = 0.5, opacity = 1 }: { valign?: number; align?: number; opacity?: number } = {}): Rect {
    const scale = Math.min(area.w / picture.width, area.h / picture.height)
    const w = picture.width * scale
    const h = picture.height * scale
    const x = area.x + (area.w - w) * align
    const y = area.y + (area.h - h) * valign
    const { name, ref } = this.embed(picture)
    this.doc.page.xobjects[name] = ref
    this.doc.save()
    if (opacity < 1) this.doc.fillOpacity(opacity)
    this.doc.transform(w, 0, 0, -h, x, y + h)
    this.doc.addContent(`/${name} Do`)
    this.doc.restore()
    return { x, y, w, h }
  }

  link({ x, y, w, h }: Rect, address: string) {
    this.doc.link(x, y, w, h, address)
  }
}
