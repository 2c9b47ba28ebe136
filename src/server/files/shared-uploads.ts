import { createHash } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import {
  type CollectionAfterChangeHook,
  type CollectionAfterDeleteHook,
  type CollectionBeforeOperationHook,
  FileUploadError,
  type PayloadRequest,
  type SanitizedCollectionConfig,
  type SanitizedConfig,
} from 'payload'
import { z } from 'zod'
import { mediaTypeOf } from '@/domain/media-types'
import { answerFile } from '../answer-file'
import { uploadPolicy } from '../content-security-policy'
import { transactionOf } from '../db/transaction'
import { filesAreShared, uploadedFiles } from '../files'
import { enqueue, removeUploads } from '../jobs/kinds'
import { log } from '../log'
import { removeOldScratch, uploadScratch } from './scratch'
import { uploadFiles } from './upload-files'
import { isNamed, lockUpload } from './upload-names'

/**
 * Payload writes and edits files in a folder of its machine. Where files are in S3 that folder is scratch: what a
 * document needs for an edit is fetched before, and what was written goes to the bucket before the transaction ends. A
 * worker removes there what a transaction has forgotten, once it is committed.
 */
export function shareUploads(config: SanitizedConfig): SanitizedConfig {
  if (!filesAreShared()) return config
  removeOldScratch()
  for (const { hooks, slug, upload } of config.collections) {
    if (!upload) continue
    const folder = path.join(uploadScratch, slug)
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    Object.assign(upload, { staticDir: folder, handlers: [answerStored] })
    hooks.beforeOperation = [...(hooks.beforeOperation ?? []), fetchForEdit]
    hooks.afterChange = [moveToBucket, ...(hooks.afterChange ?? [])]
    hooks.afterDelete = [removeStored, ...(hooks.afterDelete ?? [])]
  }
  return config
}

const edited = z.object({
  id: z.union([z.string(), z.number()]).optional(),
  duplicateFromID: z.union([z.string(), z.number()]).optional(),
})

const sumOf = (data: Buffer) => createHash('sha256').update(data).digest('hex')

/** Key in `req.context`: the checksum of the file before the edit. */
const fetchedSum = 'fetchedUploadSum'

/** Payload crops a picture, and copies a document, from the file in its folder. */
const fetchForEdit: CollectionBeforeOperationHook = async ({ args, collection: { slug }, operation, req }) => {
  if (operation !== 'create' && operation !== 'update') return args
  const { id, duplicateFromID = id } = edited.catch({}).parse(args)
  if (req.file || duplicateFromID === undefined) return args
  const where = { id: { equals: duplicateFromID } }
  const document = await req.payload.db.findOne({ collection: slug, where, req })
  const [original] = uploadFiles(document)
  const isNeeded = original?.type.startsWith('image/') || duplicateFromID !== id
  const stored = original && isNeeded ? await uploadedFiles(slug).find(original.name) : null
  if (original && stored) {
    await mkdir(path.join(uploadScratch, slug), { recursive: true })
    const data = await stored.read()
    await writeFile(path.join(uploadScratch, slug, original.name), data, { mode: 0o600 })
    req.context[fetchedSum] = sumOf(data)
  }
  return args
}

const moveToBucket: CollectionAfterChangeHook = async ({ collection, doc, operation, previousDoc, req }) => {
  const { slug } = collection
  // Not `doc`, of which the request may have selected a part.
  const saved = await req.payload.db.findOne({ collection: slug, where: { id: { equals: doc.id } }, req })
  const own = operation === 'update' ? uploadFiles(previousDoc).map(({ name }) => name) : []
  const now = uploadFiles(saved).map(({ name }) => name)
  // Without a new file Payload wrote nothing; files found here belong to a refused edit.
  const isWritten = operation === 'create' || req.file !== undefined || fetchedSum in req.context
  if (isWritten) await moveFiles(now, { req, collection, own, id: doc.id })
  await forget(
    req,
    slug,
    own.filter((name) => !now.includes(name)),
  )
  return doc
}

async function forget(req: PayloadRequest, collection: string, names: string[]): Promise<void> {
  if (names.length > 0) await enqueue(await transactionOf(req), removeUploads, { collection, names })
}

type Move = { req: PayloadRequest; collection: SanitizedCollectionConfig; own: string[]; id: string | number }

/** @throws when another document has a file of one of the names; then none of the new ones stays */
async function moveFiles(names: string[], move: Move): Promise<void> {
  const added: string[] = []
  try {
    for (const name of names) if (await moveFile(name, move)) added.push(name)
  } catch (error) {
    for (const name of added) await uploadedFiles(move.collection.slug).remove(name)
    throw error
  }
}

/** @returns whether the file is new in the bucket */
async function moveFile(name: string, move: Move): Promise<boolean> {
  const { req, own } = move
  const { slug } = move.collection
  const written = path.join(uploadScratch, slug, name)
  const data = await readFile(written).catch(() => null)
  if (!data) return false
  try {
    if (own.includes(name)) {
      // Not written by this edit; another machine may have stored a newer one meanwhile.
      if (sumOf(data) !== req.context[fetchedSum]) await uploadedFiles(slug).put(name, data)
      return false
    }
    await lockUpload(req, slug, name)
    if (await uploadedFiles(slug).putNew(name, data)) return true
    if (await isNamed(req, move.collection, name, move.id)) {
      log.warn({ collection: slug, file: name }, 'another document has a file of this name')
      throw new FileUploadError(req.t)
    }
    // Left by an upload whose transaction was taken back, or forgotten by one that was committed a moment ago.
    await uploadedFiles(slug).put(name, data)
    return true
  } finally {
    await rm(written, { force: true })
  }
}

type FileRequest = { doc: unknown; params: { collection: string; filename: string } }

const removeStored: CollectionAfterDeleteHook = ({ collection: { slug }, doc, req }) =>
  forget(
    req,
    slug,
    uploadFiles(doc).map(({ name }) => name),
  )

/** The type that Payload found when the file was uploaded; it passes no document to staff, who may read all. */
async function typeOf(req: PayloadRequest, { doc, params: { collection, filename } }: FileRequest): Promise<string> {
  const slug = req.payload.config.collections.find((known) => known.slug === collection)?.slug
  const where = { filename: { equals: filename } }
  const document = doc ?? (slug && (await req.payload.db.findOne({ collection: slug, where, req })))
  const known = uploadFiles(document).find(({ name }) => name === filename)
  return known?.type ?? mediaTypeOf(filename) ?? 'application/octet-stream'
}

/** Payload calls this when it has checked that the request may read the document. */
async function answerStored(req: PayloadRequest, asked: FileRequest): Promise<Response> {
  const { collection, filename } = asked.params
  const stored = await uploadedFiles(collection).find(filename)
  if (!stored) return Response.json({ errors: [{ message: 'not found' }] }, { status: 404 })
  return answerFile(req, stored, {
    'Content-Type': await typeOf(req, asked),
    'Accept-Ranges': 'bytes',
    'Content-Security-Policy': uploadPolicy,
    'X-Content-Type-Options': 'nosniff',
  })
}
