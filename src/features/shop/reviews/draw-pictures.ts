import { randomUUID } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import sharp from 'sharp'
import { maxPictureBytes, maxPicturePixels, reviewPictureSides } from '@/domain/customer-picture'
import { named, tables } from '@/server/db/tables'
import type { Database } from '@/server/db/transaction'
import { uploadedFiles } from '@/server/files'

const { reviewPictures, reviews } = tables
const mimeType = 'image/webp'
const { large: largeSide, small: smallSide } = reviewPictureSides

type Drawing = { name: string; data: Buffer; width: number; height: number }
type DrawnPicture = { large: Drawing; small: Drawing }

export const pictureFiles = () => uploadedFiles('review-pictures')

/**
 * Draws pictures of customers anew, which drops the metadata of the camera and the file's name. It takes seconds, so no
 * order may be locked meanwhile.
 * @returns the problem where one of them is too large or no picture
 */
export async function drawPictures(files: File[]): Promise<DrawnPicture[] | 'picture-size' | 'picture-type'> {
  if (files.some(({ size }) => size > maxPictureBytes)) return 'picture-size'
  const drawn: DrawnPicture[] = []
  for (const file of files) {
    const data = Buffer.from(await file.arrayBuffer())
    const picture = isPicture(data) ? await draw(data).catch(() => null) : null
    if (!picture) return 'picture-type'
    drawn.push(picture)
  }
  return drawn
}

/** The first bytes decide, so that no other decoder than those of the three types is reached. */
function isPicture(data: Buffer): boolean {
  const begin = data.subarray(0, 12).toString('latin1')
  const isWebp = begin.startsWith('RIFF') && begin.endsWith('WEBP')
  return isWebp || begin.startsWith('\xff\xd8\xff') || begin.startsWith('\x89PNG\r\n')
}

async function draw(data: Buffer): Promise<DrawnPicture> {
  const id = randomUUID()
  const large = await sharp(data, { limitInputPixels: maxPicturePixels })
    .autoOrient()
    .resize({ width: largeSide, height: largeSide, fit: 'inside', withoutEnlargement: true })
    .webp()
    .toBuffer({ resolveWithObject: true })
  const small = await sharp(large.data)
    .resize({ width: smallSide, height: smallSide, fit: 'cover' })
    .webp()
    .toBuffer({ resolveWithObject: true })
  return {
    large: { name: `${id}.webp`, data: large.data, width: large.info.width, height: large.info.height },
    small: { name: `${id}-small.webp`, data: small.data, width: small.info.width, height: small.info.height },
  }
}

/** Written before their rows, so that no row is without its file. */
export async function writePictures(pictures: DrawnPicture[]): Promise<void> {
  for (const { name, data } of drawingsOf(pictures)) await pictureFiles().put(name, data)
}

export async function removeDrawn(pictures: DrawnPicture[]): Promise<void> {
  for (const { name } of drawingsOf(pictures)) await pictureFiles().remove(name)
}

const drawingsOf = (pictures: DrawnPicture[]) => pictures.flatMap(({ large, small }) => [large, small])

/** Adds written pictures to a review, in their order, as its writer's. */
export async function addPictures(transaction: Database, review: string, pictures: DrawnPicture[]): Promise<void> {
  const p = reviewPictures
  for (const [index, { large, small }] of pictures.entries()) {
    await transaction.execute(sql`
      insert into ${p} (${named(p, 'id', 'reviewId', 'customerId', 'createdAt')},
        ${named(p, 'filename', 'mimeType', 'filesize', 'width', 'height', 'sizesSmallFilename', 'sizesSmallMimeType')},
        ${named(p, 'sizesSmallFilesize', 'sizesSmallWidth', 'sizesSmallHeight')})
      select ${randomUUID()}::uuid, ${reviews.id}, ${reviews.customerId},
        now() + ${index}::integer * interval '1 millisecond',
        ${large.name}, ${mimeType}, ${large.data.length}::integer, ${large.width}::integer, ${large.height}::integer,
        ${small.name}, ${mimeType}, ${small.data.length}::integer, ${small.width}::integer, ${small.height}::integer
      from ${reviews} where ${reviews.id} = ${review}`)
  }
}
