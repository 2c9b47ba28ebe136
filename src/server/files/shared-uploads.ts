import { mkdirSync } from 'node:fs'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import {
  type CollectionAfterChangeHook,
  type CollectionAfterDeleteHook,
  type CollectionBeforeOperationHook,
  FileUploadError,
  type PayloadRequest,
  type SanitizedConfig,
} from 'payload'
import { z } from 'zod'
import { mediaTypeOf } from '@/domain/media-types'
import { answerFile } from '../answer-file'
import { uploadPolicy } from '../content-security-policy'
import { filesAreShared, uploadedFiles } from '../files'
import { log } from '../log'

/** Of this process alone, so that no leftover of another one is taken for a file of a document. */
const scratch = path.join(tmpdir(), `broshura-uploads-${process.pid}`)

/**
 * Payload writes and edits files in a folder of its machine. Where files are in S3 that folder is scratch: what a
 * document needs for an edit is fetched before, and what was written goes to the bucket before the transaction ends.
 */
export function shareUploads(config: SanitizedConfig): SanitizedConfig {
  if (!filesAreShared()) return config
  for (const { hooks, slug, upload } of config.collections) {
    if (!upload) continue
    const folder = path.join(scratch, slug)
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    Object.assign(upload, { staticDir: folder, handlers: [answerStored] })
    hooks.beforeOperation = [...(hooks.beforeOperation ?? []), fetchForEdit]
    hooks.afterChange = [moveToBucket, ...(hooks.afterChange ?? [])]
    hooks.afterDelete = [removeStored, ...(hooks.afterDelete ?? [])]
  }
  return config
}

const file = z.object({ filename: z.string().nullish(), mimeType: z.string().nullish() })
const fileDocument = file.extend({ sizes: z.record(z.string(), file.nullish()).nullish() })

function storedNames(document: unknown): { name: string; type: string }[] {
  const { sizes, ...original } = fileDocument.catch({}).parse(document)
  return [original, ...Object.values(sizes ?? {})].flatMap((each) =>
    each?.filename ? [{ name: path.basename(each.filename), type: each.mimeType ?? 'application/octet-stream' }] : [],
  )
}

const edited = z.object({
  id: z.union([z.string(), z.number()]).optional(),
  duplicateFromID: z.union([z.string(), z.number()]).optional(),
})

/** Payload crops a picture, and copies a document, from the file in its folder. */
const fetchForEdit: CollectionBeforeOperationHook = async ({ args, collection: { slug }, req }) => {
  const { id, duplicateFromID = id } = edited.catch({}).parse(args)
  if (req.file || duplicateFromID === undefined) return args
  const where = { id: { equals: duplicateFromID } }
  const document = await req.payload.db.findOne({ collection: slug, where, req })
  const [original] = storedNames(document)
  const isNeeded = original?.type.startsWith('image/') || duplicateFromID !== id
  const stored = original && isNeeded ? await uploadedFiles(slug).find(original.name) : null
  if (original && stored) {
    await mkdir(path.join(scratch, slug), { recursive: true })
    await writeFile(path.join(scratch, slug, original.name), await stored.read(), { mode: 0o600 })
  }
  return args
}

const moveToBucket: CollectionAfterChangeHook = async ({ collection: { slug }, doc, operation, previousDoc, req }) => {
  // Not `doc`, of which the request may have selected a part.
  const saved = await req.payload.db.findOne({ collection: slug, where: { id: { equals: doc.id } }, req })
  const own = operation === 'update' ? storedNames(previousDoc).map(({ name }) => name) : []
  const now = storedNames(saved).map(({ name }) => name)
  for (const name of now) await moveFile(slug, name, { req, isOwn: own.includes(name) })
  for (const name of own) if (!now.includes(name)) await uploadedFiles(slug).remove(name)
  return doc
}

async function moveFile(slug: string, name: string, { req, isOwn }: { req: PayloadRequest; isOwn: boolean }) {
  const written = path.join(scratch, slug, name)
  const data = await readFile(written).catch(() => null)
  if (!data) return
  try {
    if (isOwn) await uploadedFiles(slug).put(name, data)
    else if (!(await uploadedFiles(slug).putNew(name, data))) {
      log.warn({ collection: slug, file: name }, 'another document has a file of this name')
      throw new FileUploadError(req.t)
    }
  } finally {
    await rm(written, { force: true })
  }
}

type FileRequest = { doc: unknown; params: { collection: string; filename: string } }

const removeStored: CollectionAfterDeleteHook = async ({ collection: { slug }, doc }) => {
  for (const { name } of storedNames(doc)) await uploadedFiles(slug).remove(name)
}

/** The type that Payload found when the file was uploaded; it passes no document to staff, who may read all. */
async function typeOf(req: PayloadRequest, { doc, params: { collection, filename } }: FileRequest): Promise<string> {
  const slug = req.payload.config.collections.find((known) => known.slug === collection)?.slug
  const where = { filename: { equals: filename } }
  const document = doc ?? (slug && (await req.payload.db.findOne({ collection: slug, where, req })))
  const known = storedNames(document).find(({ name }) => name === filename)
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
