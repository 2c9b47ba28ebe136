import { type Canvas, createCanvas, type SKRSContext2D } from '@napi-rs/canvas'
import { randomFrom, seedOf } from '../brochures/random'

/** The weave decides the visible grain and how the cloth falls. */
export const weaves = {
  jersey: { stiff: 0.75, shine: 0.5, tile: jersey },
  pique: { stiff: 0.9, shine: 0.4, tile: pique },
  poplin: { stiff: 0.8, shine: 0.7, tile: poplin },
  linen: { stiff: 1.25, shine: 0.4, tile: linen },
  twill: { stiff: 1, shine: 0.5, tile: twill },
  denim: { stiff: 1.15, shine: 0.35, tile: denim },
  corduroy: { stiff: 0.8, shine: 0.6, tile: corduroy },
  flannel: { stiff: 0.8, shine: 0.3, tile: felt },
  felt: { stiff: 0.55, shine: 0.35, tile: felt },
  knit: { stiff: 0.6, shine: 0.45, tile: (ctx: SKRSContext2D) => stitches(ctx, 12, 11) },
  chunky: { stiff: 0.5, shine: 0.6, tile: (ctx: SKRSContext2D) => stitches(ctx, 26, 22) },
  rib: { stiff: 0.4, shine: 0.5, tile: ribs },
  satin: { stiff: 1.2, shine: 1.7, tile: satin },
  nylon: { stiff: 1.1, shine: 1.3, tile: satin },
  canvas: { stiff: 0.7, shine: 0.3, tile: canvasCloth },
  leather: { stiff: 0.5, shine: 1.2, tile: leather },
  straw: { stiff: 0.2, shine: 0.5, tile: straw },
  rubber: { stiff: 0.1, shine: 0.6, tile: plain },
} satisfies Record<string, { stiff: number; shine: number; tile: (ctx: SKRSContext2D) => number }>

export type Weave = keyof typeof weaves

const dark = (alpha: number) => `rgba(0,0,0,${alpha})`
const light = (alpha: number) => `rgba(255,255,255,${alpha})`
const largest = 192

const tiles = new Map<Weave, Canvas>()

/** One tile of the grain in translucent black and white. */
export function tileOf(weave: Weave): Canvas {
  const known = tiles.get(weave)
  if (known) return known
  const draft = createCanvas(largest, largest)
  const side = weaves[weave].tile(draft.getContext('2d'))
  const tile = createCanvas(side, side)
  tile.getContext('2d').drawImage(draft, 0, 0)
  tiles.set(weave, tile)
  return tile
}

function plain() {
  return 8
}

/** Specks of a few pixels that tile without a visible edge. */
function specks(ctx: SKRSContext2D, side: number, count: number, alpha: number, [w, h]: [number, number]) {
  const random = randomFrom(seedOf(`${side}/${count}/${w}/${h}`))
  for (let n = 0; n < count; n++) {
    const [x, y] = [random() * side, random() * side]
    ctx.fillStyle = random() < 0.5 ? dark(alpha * random()) : light(alpha * random())
    for (const dx of [0, -side]) for (const dy of [0, -side]) ctx.fillRect(x + dx, y + dy, w, h)
  }
}

function jersey(ctx: SKRSContext2D) {
  specks(ctx, 96, 900, 0.1, [1.5, 3])
  return 96
}

function poplin(ctx: SKRSContext2D) {
  specks(ctx, 96, 260, 0.07, [1.2, 9])
  specks(ctx, 96, 200, 0.05, [9, 1.2])
  return 96
}

function pique(ctx: SKRSContext2D) {
  for (let y = 0; y < 12; y += 6) {
    for (let x = 0; x < 12; x += 6) {
      const shift = y % 12 === 0 ? 0 : 3
      ctx.fillStyle = dark(0.09)
      ctx.fillRect((x + shift) % 12, y, 3, 3)
      ctx.fillStyle = light(0.09)
      ctx.fillRect((x + shift) % 12, y + 3, 3, 2)
    }
  }
  return 12
}

function linen(ctx: SKRSContext2D) {
  specks(ctx, 160, 420, 0.075, [1.6, 24])
  specks(ctx, 160, 420, 0.075, [24, 1.6])
  return 160
}

function slanted(ctx: SKRSContext2D, side: number, step: number, width: number, alpha: number) {
  ctx.lineWidth = width
  for (let n = -side; n < side * 2; n += step) {
    ctx.strokeStyle = dark(alpha)
    ctx.beginPath()
    ctx.moveTo(n, side)
    ctx.lineTo(n + side, 0)
    ctx.stroke()
    ctx.strokeStyle = light(alpha * 0.8)
    ctx.beginPath()
    ctx.moveTo(n + step / 2, side)
    ctx.lineTo(n + step / 2 + side, 0)
    ctx.stroke()
  }
}

function twill(ctx: SKRSContext2D) {
  slanted(ctx, 48, 6, 1.8, 0.1)
  return 48
}

function denim(ctx: SKRSContext2D) {
  slanted(ctx, 96, 6, 2, 0.13)
  specks(ctx, 96, 260, 0.15, [1.4, 9])
  return 96
}

function corduroy(ctx: SKRSContext2D) {
  for (let x = 0; x < 40; x += 10) {
    const shade = ctx.createLinearGradient(x, 0, x + 10, 0)
    for (const [at, colour] of [
      [0, dark(0.34)],
      [0.25, dark(0.02)],
      [0.5, light(0.22)],
      [0.8, dark(0.02)],
      [1, dark(0.34)],
    ] as const)
      shade.addColorStop(at, colour)
    ctx.fillStyle = shade
    ctx.fillRect(x, 0, 10, 40)
  }
  return 40
}

function felt(ctx: SKRSContext2D) {
  specks(ctx, 144, 1200, 0.09, [2, 2])
  specks(ctx, 144, 260, 0.08, [8, 1.4])
  return 144
}

function stitches(ctx: SKRSContext2D, w: number, h: number) {
  const across = Math.floor(Math.min(w * h, largest) / w) * w
  const down = Math.floor(across / h) * h
  ctx.lineCap = 'round'
  for (let y = -h; y < down + h; y += h) {
    for (let x = 0; x < across; x += w) {
      for (const leg of [-1, 1]) {
        const [fromX, toX] = [x + w / 2 + leg * w * 0.4, x + w / 2 + leg * w * 0.08]
        for (const [colour, width, dx] of [
          [dark(0.22), w * 0.34, 0],
          [light(0.2), w * 0.17, -w * 0.05],
        ] as const) {
          ctx.strokeStyle = colour
          ctx.lineWidth = width
          ctx.beginPath()
          ctx.moveTo(fromX + dx, y)
          ctx.lineTo(toX + dx, y + h * 0.86)
          ctx.stroke()
        }
      }
    }
  }
  return down === across ? across : Math.min(across, down)
}

function ribs(ctx: SKRSContext2D) {
  for (let x = 0; x < 48; x += 12) {
    const shade = ctx.createLinearGradient(x, 0, x + 12, 0)
    for (const [at, colour] of [
      [0, dark(0.3)],
      [0.3, light(0.1)],
      [0.5, light(0.2)],
      [0.75, dark(0.04)],
      [1, dark(0.3)],
    ] as const)
      shade.addColorStop(at, colour)
    ctx.fillStyle = shade
    ctx.fillRect(x, 0, 12, 48)
  }
  return 48
}

function satin(ctx: SKRSContext2D) {
  specks(ctx, 96, 120, 0.035, [14, 1.2])
  return 96
}

function canvasCloth(ctx: SKRSContext2D) {
  for (let y = 0; y < 48; y += 6) {
    for (let x = 0; x < 48; x += 6) {
      ctx.fillStyle = (x + y) % 12 === 0 ? light(0.11) : dark(0.12)
      ctx.fillRect(x, y, 5, 5)
    }
  }
  return 48
}

function leather(ctx: SKRSContext2D) {
  const random = randomFrom(seedOf('leather'))
  for (let n = 0; n < 420; n++) {
    const [x, y, r] = [random() * 160, random() * 160, 2 + random() * 5]
    ctx.strokeStyle = random() < 0.6 ? dark(0.12) : light(0.1)
    ctx.lineWidth = 1
    for (const dx of [0, -160]) {
      for (const dy of [0, -160]) {
        ctx.beginPath()
        ctx.ellipse(x + dx, y + dy, r, r * 0.7, random() * 3, 0, Math.PI * 1.6)
        ctx.stroke()
      }
    }
  }
  return 160
}

function straw(ctx: SKRSContext2D) {
  for (let y = 0; y < 36; y += 12) {
    for (let x = 0; x < 36; x += 12) {
      const up = (x + y) % 24 === 0
      ctx.fillStyle = up ? light(0.2) : dark(0.2)
      ctx.fillRect(x, y, up ? 11 : 5, up ? 5 : 11)
    }
  }
  return 36
}
