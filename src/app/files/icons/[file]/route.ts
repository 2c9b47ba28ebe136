import { readFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'

type Context = { params: Promise<{ file: string }> }

/** Logo width as a share of the icon. A maskable icon may be cut to a circle, so its logo stays in the middle. */
const shares = { small: 1, plain: 0.76, maskable: 0.56 }

const icons = new Map([
  ['32.png', { size: 32, share: shares.small }],
  ['180.png', { size: 180, share: shares.plain }],
  ['192.png', { size: 192, share: shares.plain }],
  ['512.png', { size: 512, share: shares.plain }],
  ['maskable-192.png', { size: 192, share: shares.maskable }],
  ['maskable-512.png', { size: 512, share: shares.maskable }],
])

const drawn = new Map<string, Promise<Buffer>>()

export async function GET(_request: Request, { params }: Context) {
  const { file } = await params
  const icon = icons.get(file)
  if (!icon) return new Response(null, { status: 404 })
  const picture = drawn.get(file) ?? draw(icon)
  drawn.set(file, picture)
  return new Response(new Uint8Array(await picture), {
    headers: { 'Content-Type': 'image/png', 'Cache-Control': 'public, max-age=86400' },
  })
}

async function draw({ size, share }: { size: number; share: number }): Promise<Buffer> {
  const svg = await readFile(path.resolve('src/app/icon.svg'))
  const width = Math.round(size * share)
  const mark = await sharp(svg, { density: Math.ceil((72 * width) / 32) * 2 })
    .resize(width)
    .png()
    .toBuffer()
  return sharp({ create: { width: size, height: size, channels: 3, background: '#fcf9f5' } })
    .composite([{ input: mark }])
    .png()
    .toBuffer()
}
