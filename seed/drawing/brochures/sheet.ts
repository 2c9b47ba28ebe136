import { deflateSync } from 'node:zlib'
import { type FontName, outline } from './fonts'
import { Pen, type Rect } from './pen'
import type { Picture } from './picture'

export type Align = 'left' | 'center' | 'right'

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

export class Sheet extends Pen {
  private readonly embedded = new Map<string, Embedded>()

  constructor(
    width: number,
    height: number,
    title: string,
    private readonly outlines: boolean,
  ) {
    super(width, height, title)
  }

  /**
   * Light that fades around a point: one pixel of colour under a soft mask. A gradient to transparency would look the
   * same, but readers draw each gradient on a layer as large as the page.
   */
  glow(cx: number, cy: number, r: number, colour: string, strength = 1) {
    const key = `glow ${colour} ${strength}`
    const light = this.embedded.get(key) ?? this.embed(key, pixel(colour), fading(strength))
    this.place(light, { x: cx - r, y: cy - r, w: r * 2, h: r * 2 })
  }

  measure(text: string, font: FontName, size: number, tracking = 0): number {
    return this.doc.font(font).fontSize(size).widthOfString(text, { characterSpacing: tracking })
  }

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

  /**
   * Words in a box, made smaller until they fit.
   * @returns the lower edge
   */
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

  /**
   * A picture in its own proportions inside a box.
   * @returns its place
   */
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
