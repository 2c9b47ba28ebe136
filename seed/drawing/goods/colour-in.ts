import { type Canvas, createCanvas, type SKRSContext2D } from '@napi-rs/canvas'
import { darker, mix } from '../brochures/colour'
import type { Cloth, Tone } from './cloth'
import { sheet } from './outline'

/** The colours of a variant: the main one, and a second where it has one. */
export type Dyes = { main: string; second: string }

/** The least of red, green and blue in cloth that is sold as white; cream has less blue. */
const leastOfWhite = 228

const isWhite = (hex: string) => [1, 3, 5].every((at) => Number.parseInt(hex.slice(at, at + 2), 16) >= leastOfWhite)

/**
 * Pure black would hide every fold and loud colours look painted, so both are softened. White is not: softened, it is
 * beige on the paper, and shadows alone show its folds.
 */
function cloth(hex: string): string {
  if (isWhite(hex)) return mix(hex, '#f9f9fa', 0.8)
  return mix(mix(hex, '#2c2a2c', 0.12), '#efece6', 0.06)
}

function toneIn({ main, second }: Dyes): (tone: Tone) => string {
  const dyed = cloth(main)
  const tones = {
    main: dyed,
    second: cloth(second),
    deep: darker(dyed, 0.14),
    inside: darker(dyed, 0.34),
  }
  return (tone) => (tone in tones ? tones[tone as keyof typeof tones] : tone)
}

/** The paper under the goods, a little lighter towards the light. */
function lay(ctx: SKRSContext2D, width: number, height: number) {
  const paper = ctx.createLinearGradient(0, 0, width * 0.7, height)
  paper.addColorStop(0, '#f3efe8')
  paper.addColorStop(1, '#e6e0d5')
  ctx.fillStyle = paper
  ctx.fillRect(0, 0, width, height)
}

function silhouette(shade: Canvas, trim: Canvas, smaller: number): Canvas {
  const canvas = createCanvas(Math.round(shade.width / smaller), Math.round(shade.height / smaller))
  const ctx = canvas.getContext('2d')
  ctx.drawImage(shade, 0, 0, canvas.width, canvas.height)
  ctx.drawImage(trim, 0, 0, canvas.width, canvas.height)
  ctx.globalCompositeOperation = 'source-in'
  ctx.fillStyle = '#3a3128'
  ctx.fillRect(0, 0, canvas.width, canvas.height)
  return canvas
}

export function boundsOf({ shade, trim }: Cloth): { left: number; top: number; right: number; bottom: number } {
  const { width, height } = shade
  const pixels = silhouette(shade, trim, 1).data()
  let [left, top, right, bottom] = [width, height, 0, 0]
  for (let at = 3; at < pixels.length; at += 4) {
    if ((pixels[at] ?? 0) < 40) continue
    const [x, y] = [((at - 3) / 4) % width, Math.floor((at - 3) / 4 / width)]
    left = Math.min(left, x)
    right = Math.max(right, x)
    top = Math.min(top, y)
    bottom = Math.max(bottom, y)
  }
  return { left, top, right, bottom }
}

type Shadow = [dx: number, dy: number, blur: number, alpha: number]

const lying: Shadow[] = [
  [16, 26, 30, 0.3],
  [5, 8, 9, 0.34],
  [1.5, 2, 3, 0.3],
]
/** The wall is further away than a table. */
const worn: Shadow[] = [
  [44, 0, 52, 0.24],
  [10, 0, 16, 0.2],
]

/** Around the sheet of a figure, in pixels of the small one. */
const margin = 64

/** A figure goes on where the picture ends, and so does its shadow. */
function continued(mask: Canvas): Canvas {
  const { width, height } = mask
  const canvas = createCanvas(width + margin * 2, height + margin * 2)
  const ctx = canvas.getContext('2d')
  for (const [x, to] of [
    [0, 0],
    [width - 1, width + margin],
  ] as const)
    ctx.drawImage(mask, x, 0, 1, height, to, margin, margin, height)
  for (const [y, to] of [
    [0, 0],
    [height - 1, height + margin],
  ] as const)
    ctx.drawImage(mask, 0, y, width, 1, margin, to, width, margin)
  ctx.drawImage(mask, margin, margin)
  return canvas
}

/** Paper and shadow, the same under every colour. */
export function groundOf({ shade, trim, view, wearer }: Cloth): Canvas {
  const { width, height } = shade
  const canvas = createCanvas(width, height)
  const ctx = canvas.getContext('2d')
  lay(ctx, width, height)
  const scale = view.pixels / view.width
  const mask = silhouette(shade, trim, 3)
  const shape = wearer ? continued(mask) : mask
  const beyond = wearer ? margin * 3 : 0
  const small = createCanvas(shape.width, shape.height)
  for (const [dx, dy, blur, alpha] of wearer ? worn : lying) {
    const blurred = small.getContext('2d')
    blurred.clearRect(0, 0, small.width, small.height)
    blurred.filter = `blur(${((blur * scale) / 3).toFixed(2)}px)`
    blurred.drawImage(shape, 0, 0)
    ctx.globalAlpha = alpha
    ctx.drawImage(small, dx * scale - beyond, dy * scale - beyond, width + beyond * 2, height + beyond * 2)
  }
  return canvas
}

export function colourIn(goods: Cloth, under: Canvas, dyes: Dyes): Canvas {
  const { shade, trim, view } = goods
  const { width, height } = shade
  const tone = toneIn(dyes)
  const dyed = createCanvas(width, height)
  const ctx = dyed.getContext('2d')
  const scale = view.pixels / view.width
  ctx.scale(scale, scale)
  ctx.translate(-view.x, -view.y)
  for (const { shape, tone: name, print, turn, at, frame } of goods.dyes) {
    ctx.save()
    ctx.transform(...frame)
    ctx.fillStyle = tone(name)
    ctx.fill(shape)
    if (print) {
      ctx.clip(shape)
      ctx.translate(...at)
      ctx.rotate((turn * Math.PI) / 180)
      print(ctx, tone)
    }
    ctx.restore()
  }
  ctx.globalCompositeOperation = 'hard-light'
  // White cloth throws light into its own folds, so their shadows are paler.
  ctx.globalAlpha = isWhite(dyes.main) ? 0.8 : 1
  ctx.drawImage(shade, view.x, view.y, view.width, (view.width * sheet.height) / sheet.width)
  const picture = createCanvas(width, height)
  const whole = picture.getContext('2d')
  whole.drawImage(under, 0, 0)
  whole.drawImage(dyed, 0, 0)
  whole.drawImage(trim, 0, 0)
  return picture
}
