import sharp from 'sharp'
import { emojiBody } from './picture'
import { randomFrom, seedOf } from './random'

export type SceneKind = 'table' | 'tiles' | 'shelf' | 'one' | 'stall' | 'portrait' | 'paper' | 'scatter'

export type Palette = readonly [wall: string, shade: string, front: string]

export type Scene = {
  kind: SceneKind
  palette: Palette
  things: string[]
  shape?: 'wide' | 'tall' | 'square'
}

const sceneSizes = { wide: [1280, 853], tall: [900, 1200], square: [1000, 1000] } as const

type Stage = { width: number; height: number; scene: Scene; chance: () => number }

/** Emoji are rasterised once: their blurred shadows take seconds when they are repeated a dozen times. */
const pixels = 420

const thing = (name: string, x: number, y: number, size: number, turn = 0) =>
  `<use href="#${name}" transform="translate(${x} ${y}) rotate(${turn} ${size / 2} ${size / 2}) scale(${size / pixels})"/>`

const bitmaps = new Map<string, Promise<string>>()

async function drawBitmap(name: string): Promise<string> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="${pixels}" height="${pixels}">${emojiBody(name)}</svg>`
  const png = await sharp(Buffer.from(svg)).png({ compressionLevel: 3 }).toBuffer()
  return `<image id="${name}" width="${pixels}" height="${pixels}" href="data:image/png;base64,${png.toString('base64')}"/>`
}

function bitmapOf(name: string): Promise<string> {
  const known = bitmaps.get(name) ?? drawBitmap(name)
  bitmaps.set(name, known)
  return known
}

const shadow = (cx: number, cy: number, rx: number) =>
  `<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${rx * 0.16}" fill="#1a1208" opacity="0.22"/>`

const nth = (scene: Scene, at: number) => scene.things[at % scene.things.length] ?? 'red-apple'

function wall({ width, height, scene: { palette } }: Stage): string {
  return `<defs><radialGradient id="light" cx="0.25" cy="0.15" r="1.1"><stop offset="0" stop-color="${palette[0]}"/><stop offset="1" stop-color="${palette[1]}"/></radialGradient></defs>
<rect width="${width}" height="${height}" fill="url(#light)"/>
<path d="M${width * 0.62} 0 L${width} 0 L${width} ${height} L${width * 0.38} ${height} Z" fill="#ffffff" opacity="0.07"/>`
}

function table(stage: Stage): string {
  const { width, height, scene } = stage
  const edge = height * 0.6
  const count = Math.min(scene.things.length, width > height ? 5 : 4)
  const step = (width * 0.9) / count
  const things = Array.from({ length: count }, (_, at) => {
    const size = step * (at % 2 === 0 ? 1.6 : 1.25) * (count < 4 ? 0.8 : 1)
    const x = width * 0.05 + step * (at + 0.5) - size / 2
    const foot = edge + height * (at % 2 === 0 ? 0.12 : 0.27)
    return {
      order: foot,
      svg: shadow(x + size / 2, foot, size * 0.42) + thing(nth(scene, at), x, foot - size * 0.96, size),
    }
  })
  return `${wall(stage)}<rect y="${edge}" width="${width}" height="${height - edge}" fill="${scene.palette[2]}"/>
<rect y="${edge}" width="${width}" height="${height * 0.012}" fill="#ffffff" opacity="0.25"/>
${things
  .sort((one, other) => one.order - other.order)
  .map(({ svg }) => svg)
  .join('')}`
}

function tiles(stage: Stage): string {
  const { width, height, scene } = stage
  const columns = width > height ? 4 : 3
  const side = width / columns
  const rows = Math.ceil(height / side)
  return Array.from({ length: columns * rows }, (_, at) => {
    const [x, y] = [(at % columns) * side, Math.floor(at / columns) * side]
    const ground = scene.palette[(at + Math.floor(at / columns)) % 3]
    const tile = `<rect x="${x}" y="${y}" width="${side + 1}" height="${side + 1}" fill="${ground}"/>`
    return (
      tile +
      shadow(x + side / 2, y + side * 0.82, side * 0.26) +
      thing(nth(scene, at), x + side * 0.2, y + side * 0.2, side * 0.6)
    )
  }).join('')
}

function shelf(stage: Stage): string {
  const { width, height, scene } = stage
  const boards = width > height ? 2 : 3
  const room = height / boards
  const count = width > height ? 6 : 4
  const step = width / (count + 0.4)
  let at = 0
  const rows = Array.from({ length: boards }, (_, row) => {
    const floor = room * (row + 1) - room * 0.12
    const things = Array.from({ length: count }, (_, place) => {
      const size = step * 0.92
      const x = step * (place + 0.24)
      at += 1
      return shadow(x + size / 2, floor, size * 0.4) + thing(nth(scene, at + row), x, floor - size * 0.97, size)
    })
    return `<rect y="${floor}" width="${width}" height="${room * 0.07}" fill="${scene.palette[2]}"/><rect y="${floor + room * 0.07}" width="${width}" height="${room * 0.05}" fill="#1a1208" opacity="0.16"/>${things.join('')}`
  })
  return wall(stage) + rows.join('')
}

function one(stage: Stage): string {
  const { width, height, scene, chance } = stage
  const size = Math.min(width, height) * 0.66
  const [x, y] = [(width - size) / 2, (height - size) / 2 - height * 0.02]
  const small = Array.from({ length: 6 }, (_, at) => {
    const side = size * (0.14 + chance() * 0.08)
    const turn = (at / 6) * 2 * Math.PI + 0.4
    const far = size * 0.72
    const cx = width / 2 + Math.cos(turn) * far * (width > height ? 1.15 : 0.72)
    const cy = height / 2 + Math.sin(turn) * far * (width > height ? 0.62 : 0.95)
    return thing(nth(scene, at + 1), cx - side / 2, cy - side / 2, side, chance() * 40 - 20)
  })
  return `${wall(stage)}<circle cx="${width / 2}" cy="${height / 2}" r="${size * 0.66}" fill="${scene.palette[2]}" opacity="0.9"/>${small.join('')}${shadow(width / 2, y + size * 1.0, size * 0.36)}${thing(nth(scene, 0), x, y, size)}`
}

function stall(stage: Stage): string {
  const { width, height, scene } = stage
  const stripes = 12
  const stripe = width / stripes
  const awning = Array.from({ length: stripes }, (_, at) => {
    const fill = at % 2 === 0 ? scene.palette[2] : '#fdf8ee'
    const x = at * stripe
    return `<path d="M${x} 0 H${x + stripe + 0.5} V${height * 0.2} a${stripe / 2} ${stripe * 0.42} 0 0 1 ${-stripe} 0 Z" fill="${fill}"/>`
  })
  const crates = 3
  const wide = width / crates
  const boxes = Array.from({ length: crates }, (_, crate) => {
    const x = crate * wide + wide * 0.06
    const top = height * 0.7
    const name = nth(scene, crate)
    const size = wide * 0.3
    const heap = Array.from({ length: 9 }, (_, at) => {
      const row = at < 4 ? 0 : at < 7 ? 1 : 2
      const inRow = [4, 3, 2][row] ?? 1
      const place = at - ([0, 4, 7][row] ?? 0)
      return {
        row,
        svg: thing(
          name,
          x + wide * 0.44 - (inRow * size * 0.74) / 2 + place * size * 0.74 - size * 0.1,
          top - size * (0.66 + row * 0.52),
          size,
          ((at * 37) % 30) - 15,
        ),
      }
    })
    const pile = heap
      .reverse()
      .map(({ svg }) => svg)
      .join('')
    const slats = [0, 1, 2].map(
      (at) =>
        `<rect x="${x}" y="${top + at * height * 0.085}" width="${wide * 0.88}" height="${height * 0.075}" rx="4" fill="#b98a55"/><rect x="${x}" y="${top + at * height * 0.085}" width="${wide * 0.88}" height="${height * 0.012}" rx="4" fill="#d9ae78"/>`,
    )
    return pile + slats.join('')
  })
  return `${wall(stage)}${boxes.join('')}${awning.join('')}<rect y="0" width="${width}" height="${height * 0.03}" fill="#1a1208" opacity="0.12"/>`
}

function portrait(stage: Stage): string {
  const { width, height, scene } = stage
  const size = Math.min(width, height) * 0.86
  return `${wall(stage)}<circle cx="${width / 2}" cy="${height * 0.52}" r="${size * 0.5}" fill="${scene.palette[2]}"/>${thing(nth(scene, 0), (width - size) / 2, height - size * 0.98, size)}${scene.things[1] ? thing(nth(scene, 1), width * 0.7, height * 0.08, size * 0.2, 10) : ''}`
}

function paper(stage: Stage): string {
  const { width, height, scene, chance } = stage
  const columns = width > height ? 4 : 2
  const rows = width > height ? 2 : 3
  const [w, h] = [width / columns, height / rows]
  const sheets = Array.from({ length: columns * rows }, (_, at) => {
    const [x, y] = [(at % columns) * w + w * 0.1, Math.floor(at / columns) * h + h * 0.07]
    const [sw, sh] = [w * 0.8, h * 0.86]
    const turn = chance() * 14 - 7
    const colour = at % 3 === 1 ? scene.palette[2] : '#fffdf8'
    const side = Math.min(sw, sh) * 0.62
    return `<g transform="rotate(${turn} ${x + sw / 2} ${y + sh / 2})"><rect x="${x + 8}" y="${y + 12}" width="${sw}" height="${sh}" rx="6" fill="#1a1208" opacity="0.2"/><rect x="${x}" y="${y}" width="${sw}" height="${sh}" rx="6" fill="${colour}"/><rect x="${x + sw * 0.08}" y="${y + sh * 0.06}" width="${sw * 0.5}" height="${sh * 0.06}" rx="4" fill="#28231d" opacity="0.75"/>${thing(nth(scene, at), x + (sw - side) / 2, y + sh * 0.18, side)}<rect x="${x + sw * 0.08}" y="${y + sh * 0.82}" width="${sw * 0.3}" height="${sh * 0.11}" rx="5" fill="#c8452f"/><rect x="${x + sw * 0.46}" y="${y + sh * 0.84}" width="${sw * 0.44}" height="${sh * 0.03}" rx="3" fill="#28231d" opacity="0.35"/><rect x="${x + sw * 0.46}" y="${y + sh * 0.89}" width="${sw * 0.3}" height="${sh * 0.03}" rx="3" fill="#28231d" opacity="0.35"/></g>`
  })
  return wall(stage) + sheets.join('')
}

function scatter(stage: Stage): string {
  const { width, height, scene, chance } = stage
  const columns = width > height ? 5 : 4
  const side = width / columns
  const rows = Math.ceil(height / side) + 1
  const things = Array.from({ length: columns * rows }, (_, at) => {
    const [column, row] = [at % columns, Math.floor(at / columns)]
    const size = side * (0.62 + chance() * 0.4)
    const x = column * side + (row % 2) * side * 0.5 - side * 0.2 + chance() * side * 0.2
    const y = row * side * 0.86 - side * 0.2 + chance() * side * 0.2
    return (
      shadow(x + size * 0.55, y + size * 0.93, size * 0.4) +
      thing(nth(scene, at * 3 + row), x, y, size, chance() * 70 - 35)
    )
  })
  return wall(stage) + things.join('')
}

const kinds: Record<SceneKind, (stage: Stage) => string> = { table, tiles, shelf, one, stall, portrait, paper, scatter }

export async function sceneSvg(name: string, scene: Scene): Promise<string> {
  const [width, height] = sceneSizes[scene.shape ?? 'wide']
  const body = kinds[scene.kind]({ width, height, scene, chance: randomFrom(seedOf(name)) })
  const things = await Promise.all([...new Set(scene.things)].map(bitmapOf))
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><defs>${things.join('')}</defs>${body}</svg>`
}
