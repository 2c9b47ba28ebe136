import { type Canvas, createCanvas, type Path2D, type SKRSContext2D } from '@napi-rs/canvas'
import { randomFrom, seedOf } from '../brochures/random'
import type { Wearer } from './cut'
import { paintDisc, paintRelief, paintSeam } from './marks'
import { line, type Point, place, posed, sheet } from './outline'
import { ridge } from './ridge'
import { tileOf, type Weave, weaves } from './texture'

export type Tone = 'main' | 'second' | 'deep' | 'inside' | `#${string}`

/** The colours before light and shadow: an area, and the pattern printed or woven in. */
export type Dye = { shape: Path2D; tone: Tone; print?: Print; turn: number; at: Point; frame: Placement }
export type Print = (ctx: SKRSContext2D, tones: (tone: Tone) => string) => void

/** A part of the sheet that is drawn smaller, elsewhere or turned: the six numbers of an affine transformation. */
export type Placement = [a: number, b: number, c: number, d: number, e: number, f: number]

export type View = { x: number; y: number; width: number; pixels: number }

type PieceOptions = {
  tone?: Tone
  weave?: Weave
  print?: Print
  /** The direction of the grain, in degrees. */
  turn?: number
  at?: Point
  /** The height above the ground in units; 0 casts no shadow. */
  lift?: number
  /** The rounding of the edges, in units. */
  edge?: number
}

/** Soft shadows are drawn at a third of the size, which saves time. */
const coarse = 3

/** A soft fold: its ends, its width in units, and how far it bends aside. */
export type Fold = [from: Point, to: Point, options?: { width?: number; depth?: number; bend?: number }]

const whole: Placement = [1, 0, 0, 1, 0, 0]
export type Side = 'front' | 'back'

/**
 * A garment on a table. Light and shadow are drawn once, in grey; each variant's colours are put under them
 * (`colour-in.ts`).
 */
export class Cloth {
  readonly shade: Canvas
  readonly trim: Canvas
  readonly dyes: Dye[] = []
  readonly random: () => number
  /** Chooses how the garment lies: neither siblings nor the two sides of one share their folds. */
  readonly lay: number
  private readonly light: SKRSContext2D
  readonly trims: SKRSContext2D
  wearer: Wearer | undefined
  private frame: Placement = whole
  private plain: ((tone: Tone) => Tone) | undefined
  private readonly soft: Canvas
  private readonly softer: Canvas
  private readonly scale: number

  constructor(
    name: string,
    public weave: Weave,
    readonly view: View,
    readonly side: Side = 'front',
  ) {
    this.scale = view.pixels / view.width
    const height = Math.round((view.pixels * sheet.height) / sheet.width)
    this.random = randomFrom(seedOf(side === 'front' ? name : `${name} ${side}`))
    this.lay = seedOf(name) + (side === 'front' ? 0 : 2)
    this.shade = createCanvas(view.pixels, height)
    this.trim = createCanvas(view.pixels, height)
    this.soft = createCanvas(Math.round(view.pixels / coarse), Math.round(height / coarse))
    this.softer = createCanvas(this.soft.width, this.soft.height)
    this.light = this.placed(this.shade, this.scale)
    this.trims = this.placed(this.trim, this.scale)
  }

  private placed(canvas: Canvas, scale: number): SKRSContext2D {
    const ctx = canvas.getContext('2d')
    ctx.scale(scale, scale)
    ctx.translate(-this.view.x, -this.view.y)
    ctx.lineCap = 'round'
    ctx.lineJoin = 'round'
    return ctx
  }

  /** Everything in `draw` lies in this part of the sheet. */
  framed(frame: Placement, draw: () => void) {
    const before = this.frame
    this.frame = frame
    for (const ctx of [this.light, this.trims]) {
      ctx.save()
      ctx.transform(...frame)
    }
    draw()
    for (const ctx of [this.light, this.trims]) ctx.restore()
    this.frame = before
  }

  /** Clothes that are not for sale: each tone becomes another, which is the same beside every variant. */
  beside(weave: Weave, tones: (tone: Tone) => Tone, draw: () => void) {
    const before = { weave: this.weave, plain: this.plain }
    this.weave = weave
    this.plain = tones
    draw()
    this.weave = before.weave
    this.plain = before.plain
  }

  /** Draws on a small sheet, blurs it by `blur` units and lays it on the shade, clipped to `within`. */
  private softly(blur: number, draw: (ctx: SKRSContext2D) => void, within?: Path2D) {
    const { soft, softer, light } = this
    const scale = this.scale / coarse
    const ctx = soft.getContext('2d')
    ctx.save()
    ctx.clearRect(0, 0, soft.width, soft.height)
    ctx.scale(scale, scale)
    ctx.translate(-this.view.x, -this.view.y)
    ctx.transform(...this.frame)
    ctx.lineCap = 'round'
    ctx.lineJoin = 'round'
    draw(ctx)
    ctx.restore()
    const blurred = softer.getContext('2d')
    blurred.clearRect(0, 0, softer.width, softer.height)
    blurred.filter = `blur(${(blur * scale * Math.hypot(this.frame[0], this.frame[1])).toFixed(2)}px)`
    blurred.drawImage(soft, 0, 0)
    light.save()
    if (within) light.clip(within)
    light.globalCompositeOperation = 'source-atop'
    const { x, y, width } = this.view
    // The small sheet has the frame already.
    if (this.frame !== whole) light.setTransform(this.scale, 0, 0, this.scale, -x * this.scale, -y * this.scale)
    light.drawImage(softer, x, y, width, (width * sheet.height) / sheet.width)
    light.restore()
  }

  /** A piece of cloth on top of what was drawn before. */
  piece(shape: Path2D, options: PieceOptions = {}) {
    const { tone = 'main', weave = this.weave, print, turn = 0, at = [0, 0], lift = 5, edge = 13 } = options
    this.dye({ shape, tone, print, turn, at: posed(at) })
    if (lift > 0)
      this.softly(lift * 1.3, (ctx) => {
        ctx.translate(lift * 0.5, lift * 0.9)
        ctx.fillStyle = 'rgba(0,0,0,.5)'
        ctx.fill(shape)
      })
    const { light, trims, wearer } = this
    if (wearer) {
      // What is hard on lower clothes is covered.
      trims.save()
      trims.globalCompositeOperation = 'destination-out'
      trims.fillStyle = '#000'
      trims.fill(shape)
      trims.restore()
    }
    light.save()
    light.clip(shape)
    light.fillStyle = '#818181'
    light.fill(shape)
    this.grain(shape, weave, turn)
    light.restore()
    this.round(shape, edge, weaves[weave].shine)
  }

  dye({ tone, ...dye }: Omit<Dye, 'frame'>) {
    this.dyes.push({ ...dye, tone: this.plain?.(tone) ?? tone, frame: this.frame })
  }

  private grain(shape: Path2D, weave: Weave, turn: number) {
    const { light } = this
    const grain = light.createPattern(tileOf(weave), 'repeat')
    light.save()
    light.rotate((turn * Math.PI) / 180)
    if (grain) light.fillStyle = grain
    light.fillRect(-2400, -2400, 4800, 4800)
    light.restore()
    light.lineWidth = 1.6
    light.strokeStyle = 'rgba(0,0,0,.35)'
    light.stroke(shape)
  }

  /** Light comes from the upper left: it brightens the near edge and darkens the far one. */
  private round(shape: Path2D, edge: number, shine: number) {
    if (edge === 0) return
    this.softly(
      edge * 0.7,
      (ctx) => {
        ctx.lineWidth = edge * 1.5
        ctx.translate(edge * 0.45, edge * 0.5)
        ctx.strokeStyle = `rgba(255,255,255,${0.26 * shine})`
        ctx.stroke(shape)
        ctx.translate(-edge * 0.9, -edge)
        ctx.strokeStyle = 'rgba(0,0,0,.32)'
        ctx.stroke(shape)
      },
      shape,
    )
  }

  /** Soft folds inside a shape: each a shadow with a ridge of light beside it, thin at both ends. */
  folds(within: Path2D, list: Fold[], weave: Weave = this.weave) {
    const { stiff, shine } = weaves[weave]
    this.softly(
      7,
      (ctx) => {
        for (const [start, end, { width = 26, depth = 0.4, bend = 0 } = {}] of list) {
          const [from, to] = [posed(start), posed(end)]
          const strength = depth * (0.55 + stiff * 0.5)
          ridge(ctx, from, to, width, bend, 0, `rgba(0,0,0,${strength.toFixed(2)})`)
          ridge(
            ctx,
            from,
            to,
            width * 0.8,
            bend,
            -width * 0.62,
            `rgba(255,255,255,${(strength * 0.62 * (0.6 + shine * 0.5)).toFixed(2)})`,
          )
        }
      },
      within,
    )
  }

  glow(within: Path2D, at: Point, rx: number, ry: number, amount: number) {
    const { light } = this
    const [x, y] = posed(at)
    light.save()
    light.clip(within)
    light.globalCompositeOperation = 'source-atop'
    light.translate(x, y)
    light.scale(1, ry / rx)
    const glow = light.createRadialGradient(0, 0, 0, 0, 0, rx)
    const tint = amount > 0 ? '255,255,255' : '0,0,0'
    glow.addColorStop(0, `rgba(${tint},${Math.abs(amount)})`)
    glow.addColorStop(1, `rgba(${tint},0)`)
    light.fillStyle = glow
    light.fillRect(-rx, -rx, rx * 2, rx * 2)
    light.restore()
  }

  seam(d: string, width = 2.4, within?: Path2D) {
    const path = line(d)
    this.drawn((ctx) => {
      if (within) ctx.clip(within)
      paintSeam(ctx, path, width)
    })
  }

  stitch(d: string, colour?: string) {
    const path = line(d)
    if (colour) {
      this.trims.save()
      this.trims.setLineDash([9, 5])
      this.trims.lineWidth = 2.6
      this.trims.strokeStyle = colour
      this.trims.stroke(path)
      this.trims.restore()
      return
    }
    this.drawn((ctx) => {
      ctx.setLineDash([8, 5])
      ctx.lineWidth = 2
      ctx.strokeStyle = 'rgba(0,0,0,.34)'
      ctx.stroke(path)
      ctx.translate(0.8, 1.4)
      ctx.strokeStyle = 'rgba(255,255,255,.26)'
      ctx.lineWidth = 1.2
      ctx.stroke(path)
    })
  }

  private drawn(draw: (ctx: SKRSContext2D) => void) {
    const { light } = this
    light.save()
    light.globalCompositeOperation = 'source-atop'
    draw(light)
    light.restore()
  }

  hard(draw: (ctx: SKRSContext2D) => void) {
    this.trims.save()
    this.trims.shadowColor = 'rgba(0,0,0,.45)'
    this.trims.shadowBlur = 6 * this.scale
    this.trims.shadowOffsetX = 2 * this.scale
    this.trims.shadowOffsetY = 3 * this.scale
    draw(this.trims)
    this.trims.restore()
  }

  button(at: Point, radius: number, colour: string) {
    const spot = place(at)
    this.hard((ctx) => paintDisc(ctx, spot, radius, colour))
    paintRelief(this.trims, spot, radius)
  }
}
