import { copyFile, mkdir, stat } from 'node:fs/promises'
import path from 'node:path'
import { uploadsRoot } from '@/server/files'
import { cardSize, goodsFolder, hasCard, pictureName } from '../content/goods/pictures'
import type { ProductSeed } from '../content/shop-products'
import { pictureSize, type Shot } from '../drawing/goods/picture'

const mimeType = 'image/avif'

export async function storedPicture(product: ProductSeed, shot: Shot, colour: string) {
  const folder = path.join(uploadsRoot(), 'media')
  await mkdir(folder, { recursive: true })
  const drawn = path.join(goodsFolder, pictureName(product.design, shot, colour))
  const name = `${product.slug}-${colour}-${shot}`
  const filename = `${name}.avif`
  const filesize = await copied(`${drawn}.avif`, path.join(folder, filename))
  const picture = { filename, mimeType, filesize, ...pictureSize }
  if (!hasCard(shot)) return picture
  const card = `${name}-${cardSize.width}x${cardSize.height}.avif`
  const cardBytes = await copied(`${drawn}-card.avif`, path.join(folder, card))
  return { ...picture, sizes: { card: { filename: card, mimeType, filesize: cardBytes, ...cardSize } } }
}

async function copied(from: string, to: string): Promise<number> {
  await copyFile(from, to)
  return (await stat(to)).size
}
