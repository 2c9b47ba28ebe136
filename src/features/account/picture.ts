import { randomUUID } from 'node:crypto'
import path from 'node:path'
import { APIError } from 'payload'
import { z } from 'zod'
import type { Customer } from '@/../payload-types'
import { maxPictureBytes, pictureTypes } from '@/domain/customer-picture'
import { relationId } from '@/domain/relation-id'
import { refuse } from '@/features/forms/problems'
import { cmsSystem } from '@/server/cms'
import { findFile, type StoredFile, uploadsRoot } from '@/server/files'
import type { Saved } from './as-customer'

const collection = 'customer-pictures'
const extensions = { 'image/jpeg': 'jpg', 'image/png': 'png', 'image/webp': 'webp' } as const

const refusePicture = (code: 'picture-size' | 'picture-type') => refuse({ code, field: 'picture' })

/** Stores a picture as a small square, replacing the previous one. Its file name is not kept. */
export async function savePicture(customer: Customer, file: unknown): Promise<Saved> {
  if (!(file instanceof File) || file.size === 0) return refusePicture('picture-type')
  if (file.size > maxPictureBytes) return refusePicture('picture-size')
  const type = z.enum(pictureTypes).safeParse(file.type)
  if (!type.success) return refusePicture('picture-type')
  const data = Buffer.from(await file.arrayBuffer())
  const name = `${randomUUID()}.${extensions[type.data]}`
  const cms = await cmsSystem()
  try {
    const { id } = await cms.create({
      collection,
      data: { customer: customer.id },
      file: { data, name, mimetype: type.data, size: data.length },
      depth: 0,
    })
    await cms.update({ collection: 'customers', id: customer.id, data: { picture: id }, depth: 0 })
    await removeOthers(customer, id)
    return { ok: true }
  } catch (error) {
    // A file that claims to be a picture and is not.
    if (error instanceof APIError && error.status < 500) return refusePicture('picture-type')
    throw error
  }
}

export async function removePicture(customer: Customer): Promise<void> {
  const cms = await cmsSystem()
  await cms.update({ collection: 'customers', id: customer.id, data: { picture: null }, depth: 0 })
  await removeOthers(customer, null)
}

async function removeOthers(customer: Customer, kept: string | null): Promise<void> {
  const mine = { customer: { equals: customer.id } }
  const where = kept ? { ...mine, id: { not_equals: kept } } : mine
  await (await cmsSystem()).delete({ collection, where, depth: 0 })
}

/** The customer's own picture. */
export async function pictureOf(customer: Customer): Promise<StoredFile | null> {
  const id = relationId(customer.picture)
  if (!id) return null
  const cms = await cmsSystem()
  const { docs } = await cms.find({
    collection,
    where: { id: { equals: id }, customer: { equals: customer.id } },
    limit: 1,
    pagination: false,
    depth: 0,
    select: { filename: true },
  })
  const filename = docs[0]?.filename
  return filename ? findFile(path.join(uploadsRoot(), collection, path.basename(filename))) : null
}
