import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { copyFile, mkdir, readdir, readFile, rename, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { env } from '@/server/env'
import { uploadsRoot } from '@/server/files'
import { shopColours } from '../content/goods/colours'
import type { ProductSeed } from '../content/shop-products'
import { cardSize, drawShot, pictureSize, type Shot, shots } from '../draw-goods/picture'

const drawFolder = fileURLToPath(new URL('../draw-goods', import.meta.url))

/** What the drawing itself is: every source file of it. */
async function hashOfDrawing(): Promise<string> {
  const hash = createHash('sha256')
  for (const name of (await readdir(drawFolder)).sort()) hash.update(await readFile(path.join(drawFolder, name)))
  return hash.digest('hex')
}

let drawing: Promise<string> | undefined

/** The files of a picture, kept under the data folder by the content of the drawing. */
async function cachePath({ design }: ProductSeed, shot: Shot, colour: string) {
  drawing ??= hashOfDrawing()
  const key = createHash('sha256')
    .update(`${await drawing}/${pictureSize.width}/${hexOf(colour)}`)
    .digest('hex')
    .slice(0, 12)
  const base = path.resolve(env().DATA_DIR, 'seed', `goods-${design}-${shot}-${key}`)
  return { whole: `${base}.webp`, card: `${base}-card.webp` }
}

function hexOf(colour: string): string {
  const found = shopColours.find(({ slug }) => slug === colour)
  if (!found) throw new Error(`There is no colour ${colour}`)
  return found.hex
}

async function keep(file: string, data: Buffer) {
  await writeFile(`${file}.tmp`, data)
  await rename(`${file}.tmp`, file)
}

/** Draws what no seed on this machine has drawn yet. */
export async function drawMissingPictures(products: ProductSeed[]): Promise<number> {
  await mkdir(path.resolve(env().DATA_DIR, 'seed'), { recursive: true })
  let drawn = 0
  let encoding: Promise<unknown> = Promise.resolve()
  for (const product of products) {
    for (const shot of shots) {
      const places = await Promise.all(product.colours.map((colour) => cachePath(product, shot, colour)))
      const missing = product.colours.flatMap((colour, index) => {
        const place = places[index]
        return place && !(existsSync(place.whole) && existsSync(place.card)) ? [{ colour, place }] : []
      })
      if (missing.length === 0) continue
      const pictures = drawShot(
        product.design,
        shot,
        missing.map(({ colour }) => hexOf(colour)),
      )
      const encodings = Promise.all(
        pictures.map(async (picture, index) => {
          const { whole, card } = await picture
          const place = missing[index]?.place
          if (!place) return
          await keep(place.card, card)
          await keep(place.whole, whole)
        }),
      )
      // One set is encoded while the next is drawn.
      await encoding
      encoding = encodings
      drawn += missing.length
    }
  }
  await encoding
  return drawn
}

/** Puts a picture where uploads are, as Payload stores one, and gives the fields of its document. */
export async function storedPicture(product: ProductSeed, shot: Shot, colour: string) {
  const folder = path.join(uploadsRoot(), 'media')
  await mkdir(folder, { recursive: true })
  const place = await cachePath(product, shot, colour)
  const name = `${product.slug}-${colour}-${shot}`
  const [filename, card] = [`${name}.webp`, `${name}-${cardSize.width}x${cardSize.height}.webp`]
  await copyFile(place.whole, path.join(folder, filename))
  await copyFile(place.card, path.join(folder, card))
  const mimeType = 'image/webp'
  const [{ size }, { size: cardBytes }] = await Promise.all([stat(place.whole), stat(place.card)])
  return {
    filename,
    mimeType,
    filesize: size,
    ...pictureSize,
    sizes: { card: { filename: card, mimeType, filesize: cardBytes, ...cardSize } },
  }
}
