import { copyFile, mkdir, stat } from 'node:fs/promises'
import path from 'node:path'
import type { Payload } from 'payload'
import sharp from 'sharp'
import { uploadsRoot } from '@/server/files'
import { pictureFolder, pictures, recordings } from '../content/pages/pictures'
import type { Texts } from '../content/types'
import type { Names } from './stored'

type Drawn = { name: string; file: string; alt: Texts; width: number; height: number; mimeType: string }

/**
 * Writes missing pictures and recordings of pages and posts. Stored without Payload's upload, which would make four
 * files of each where two suffice.
 * @returns their ids by name
 */
export async function writePictures(cms: Payload): Promise<Names> {
  const { docs } = await cms.find({ collection: 'media', pagination: false, depth: 0, select: { filename: true } })
  const ids: Names = new Map(docs.map(({ filename, id }) => [`picture:${path.parse(filename ?? '').name}`, id]))
  const folder = path.join(uploadsRoot(), 'media')
  await mkdir(folder, { recursive: true })
  for (const [name, { alt }] of Object.entries(pictures)) {
    if (ids.has(`picture:${name}`)) continue
    const file = path.join(pictureFolder, `${name}.webp`)
    const { width, height } = await sharp(file).metadata()
    const drawn = { name, file, alt, width, height, mimeType: 'image/webp' }
    ids.set(`picture:${name}`, await writePicture(cms, folder, drawn))
  }
  for (const [name, recording] of Object.entries(recordings)) {
    if (!ids.has(`picture:${name}`)) ids.set(`picture:${name}`, await writeRecording(cms, folder, recording))
  }
  return ids
}

async function writeRecording(cms: Payload, folder: string, { file, mimeType, alt }: (typeof recordings)[string]) {
  const stored = path.join(folder, file)
  await copyFile(path.join(pictureFolder, file), stored)
  const now = new Date().toISOString()
  const size = mimeType.startsWith('video/') ? { width: 960, height: 540 } : {}
  const { size: filesize } = await stat(stored)
  const data = { alt, filename: file, mimeType, filesize, ...size, createdAt: now, updatedAt: now }
  const { id } = await cms.db.create({ collection: 'media', data })
  return String(id)
}

async function writePicture(cms: Payload, folder: string, { name, file, alt, width, height, mimeType }: Drawn) {
  const filename = path.basename(file)
  const card = `${name}-640x${Math.round((height * 640) / width)}.webp`
  await copyFile(file, path.join(folder, filename))
  const small = await sharp(file)
    .resize({ width: 640 })
    .webp({ quality: 78, effort: 2 })
    .toFile(path.join(folder, card))
  const made = { filename: card, width: small.width, height: small.height, mimeType, filesize: small.size }
  const now = new Date().toISOString()
  const { size: filesize } = await stat(file)
  const own = { alt, filename, mimeType, filesize, width, height }
  const data = { ...own, sizes: { card: made }, createdAt: now, updatedAt: now }
  const { id } = await cms.db.create({ collection: 'media', data })
  return String(id)
}
