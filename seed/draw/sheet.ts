import { deflateSync } from 'node:zlib'
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

export type ParagraphStyle = TextStyle & {
  min?: number
  lines?: number
  leading?: number
  valign?: 'top' | 'middle' | 'bottom'
}

type Embedded = { name: string; ref: PDFKit.PDFKitReference }
type Raster = { width: number; height: number; filter: 'DCTDecode' | 'FlateDecode'; data: Buffer }

const pixel = (colour: string): Raster => ({
  width: 1,
  height: 1,
  filter: 'FlateDecode',
  data: deflateSync(Buffer.from(colour.slice(1), 'hex')),
})

/** A disc that is thickest in the middle and nothing at its rim. */
function fading(strength: number): Raster {
  const side = 128
  const data = Buffer.alloc(side * side)
  for (let n = 0; n < data.length; n++) {
    const far = Math.hypot((n % side) - (side - 1) / 2, Math.floor(n / side) - (side - 1) / 2) / (side / 2)
    const left = Math.max(0, 1 - far)
    data[n] = Math.round(255 * strength * left * left * (3 - 2 * left))
  }
  return { width: side, height: side, filter: 'FlateDecode', data: deflateSync(data) }
}

const epoch = new Date('2026-01-01T00:00:00Z')

/** A PDF under the pen: points, from the left top corner. Nothing in the file depends on the clock or on chance. */
export class Sheet {
  readonly doc: PDFKit.PDFDocument
  private readonly done: Promise<Buffer>
  private readonly embedded = new Map<string, Embedded>()
  page = 0

  constructor(
    readonly width: number,
    readonly height: number,
    title: string,
    private readonly outlines: boolean,
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

  /**
   * Light that fades to nothing around a point: one pixel of colour under a soft mask. A gradient to transparency would look
   * the same, but a reader draws each on a layer as large as the page.
   */
  glow(cx: number, cy: number, r: number, colour: string, strength = 1) {
    const key = `glow ${colour} ${strength}`
    const light = this.embedded.get(key) ?? this.embed(key, pixel(colour), fading(strength))
    this.place(light, { x: cx - r, y: cy - r, w: r * 2, h: r * 2 })
  }

  /** A soft shadow of a card, from a few see-through layers. */
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

  measure(text: string, font: FontName, size: number, tracking = 0): number {
    return this.doc.font(font).fontSize(size).widthOfString(text, { characterSpacing: tracking })
  }

  /** One line on a baseline. Returns its width. */
  text(
    text: string,
    x: number,
    baseline: number,
    { font, size, colour, align = 'left', tracking = 0, opacity = 1 }: TextStyle,
  ): number {
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

  private outlined(
    text: string,
    x: number,
    baseline: number,
    font: FontName,
    size: number,
    colour: string,
    tracking: number,
    opacity: number,
  ) {
    const line = outline(font, text)
    const scale = size / line.unitsPerEm
    line.glyphs.forEach((glyph, index) => {
      if (!glyph.path) return
      this.doc
        .save()
        .translate(x + glyph.x * scale + tracking * index, baseline)
        .scale(scale, -scale)
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
    const fits = () =>
      lines.length <= most &&
      lines.length * size * leading <= area.h + size * (leading - 0.95) &&
      lines.every((line) => this.measure(line, font, size) <= area.w)
    while (!fits() && size > min) {
      size -= 0.25
      lines = this.wrap(text, font, size, area.w)
    }
    const height = lines.length * size * leading
    const free = Math.max(0, area.h - height)
    const top = area.y + (valign === 'top' ? 0 : valign === 'middle' ? free / 2 : free)
    const x = align === 'left' ? area.x : align === 'center' ? area.x + area.w / 2 : area.x + area.w
    lines.forEach((line, index) => {
      this.text(line, x, top + size * (0.83 + (leading - 1) / 2) + index * size * leading, {
        ...style,
        size,
        tracking: 0,
      })
    })
    return top + height
  }

  private embed(key: string, colours: Raster, alpha: Raster): Embedded {
    const image = ({ width, height, filter, data }: Raster, more: object) => {
      const ref = this.doc.ref({
        Type: 'XObject',
        Subtype: 'Image',
        Width: width,
        Height: height,
        BitsPerComponent: 8,
        Filter: filter,
        ...more,
      })
      ref.end(data)
      return ref
    }
    const mask = image(alpha, { ColorSpace: 'DeviceGray' })
    const made = { name: `Pic${this.embedded.size + 1}`, ref: image(colours, { ColorSpace: 'DeviceRGB', SMask: mask }) }
    this.embedded.set(key, made)
    return made
  }

  private place({ name, ref }: Embedded, { x, y, w, h }: Rect) {
    this.doc.page.xobjects[name] = ref
    this.doc.save()
    this.doc.transform(w, 0, 0, -h, x, y + h)
    this.doc.addContent(`/${name} Do`)
    this.doc.restore()
  }

  /** A picture at its own proportion inside a box. Returns where it lies. */
  picture(picture: Picture, area: Rect, { valign = 0.5, align = 0.5 }: { valign?: number; align?: number } = {}): Rect {
    const { width, height, key } = picture
    const scale = Math.min(area.w / width, area.h / height)
    const w = width * scale
    const h = height * scale
    const lies = { x: area.x + (area.w - w) * align, y: area.y + (area.h - h) * valign, w, h }
    const colours: Raster = { width, height, filter: 'DCTDecode', data: picture.colours }
    const alpha: Raster = { width, height, filter: 'FlateDecode', data: picture.alpha }
    this.place(this.embedded.get(key) ?? this.embed(key, colours, alpha), lies)
    return lies
  }

  link({ x, y, w, h }: Rect, address: string) {
    this.doc.link(x, y, w, h, address)
  }
}
