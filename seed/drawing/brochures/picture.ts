import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { arts } from './art'
import { definitions, lettering } from './art/shapes'

const side = 400

/** A product's picture, cropped to its visible part: colours as JPEG, transparency as deflated grey bytes. */
export type Picture = { key: string; width: number; height: number; colours: Buffer; alpha: Buffer }

type Icons = { icons: Record<string, { body: string }>; aliases?: Record<string, { parent: string }> }
let icons: Icons | undefined

export function emojiBody(name: string): string {
  icons ??= JSON.parse(
    readFileSync(createRequire(import.meta.url).resolve('@iconify-json/fluent-emoji/icons.json'), 'utf8'),
  ) as Icons
  const body = (icons.icons[name] ?? icons.icons[icons.aliases?.[name]?.parent ?? ''])?.body
  if (!body) throw new Error(`There is no emoji named ${name}`)
  return body
}

function artSvg(art: string, brand: string | null): string {
  const parts = art.split('/')
  const name = parts[0] ?? 'e'
  const colour = parts.length === 3 ? `#${parts[1]}` : '#888888'
  const emoji = parts.at(-1) ?? ''
  const draw = arts[name]
  if (!draw) throw new Error(`There is no drawing named ${name}`)
  const body = draw({
    colour,
    emoji: (x, y, size) => `<g transform="translate(${x} ${y}) scale(${size / 32})">${emojiBody(emoji)}</g>`,
    brand: (cx, cy, width, height, fill = '#ffffff') =>
      brand ? lettering('sansBlack', brand, cx, cy, width, height, fill) : '',
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400" width="${side}" height="${side}">${definitions}${body}</svg>`
}

type Pixels = { data: Buffer; width: number; height: number }

function visiblePart({ data, width, height }: Pixels) {
  let [left, top, right, bottom] = [width, height, 0, 0]
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if ((data[(y * width + x) * 4 + 3] ?? 0) < 24) continue
      left = Math.min(left, x)
      right = Math.max(right, x)
      top = Math.min(top, y)
      bottom = Math.max(bottom, y)
    }
  }
  return { left, top, width: right - left + 1, height: bottom - top + 1 }
}

async function render(key: string, svg: string): Promise<Picture> {
  const whole = await sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const part = visiblePart({ data: whole.data, width: whole.info.width, height: whole.info.height })
  const raw = { width: whole.info.width, height: whole.info.height, channels: 4 as const }
  const cut = await sharp(whole.data, { raw }).extract(part).raw().toBuffer()
  // A blurred copy underneath gives the half transparent edge its own colour, so that no dark seam shows on a light
  // page.
  const under = await sharp(cut, { raw: { width: part.width, height: part.height, channels: 4 } })
    .blur(6)
    .raw()
    .toBuffer()
  const count = part.width * part.height
  const rgb = Buffer.alloc(count * 3, 255)
  const alpha = Buffer.alloc(count)
  for (let n = 0; n < count; n++) {
    const opacity = cut[n * 4 + 3] ?? 0
    alpha[n] = opacity
    for (let c = 0; c < 3; c++) {
      const own = cut[n * 4 + c] ?? 0
      const near = (under[n * 4 + 3] ?? 0) > 2 ? (under[n * 4 + c] ?? 255) : 255
      rgb[n * 3 + c] = Math.round((own * opacity + near * (255 - opacity)) / 255)
    }
  }
  const colours = await sharp(rgb, { raw: { width: part.width, height: part.height, channels: 3 } })
    .jpeg({ quality: 86, chromaSubsampling: '4:4:4' })
    .toBuffer()
  return { key, width: part.width, height: part.height, colours, alpha: deflateSync(alpha, { level: 6 }) }
}

const made = new Map<string, Promise<Picture>>()

function once(key: string, svg: () => string): Promise<Picture> {
  const known = made.get(key) ?? render(key, svg())
  made.set(key, known)
  return known
}

export const productPicture = (art: string, brand: string | null) =>
  once(`${art}|${brand ?? ''}`, () => artSvg(art, brand))
export const svgPicture = (svg: string) => once(svg, () => svg)
