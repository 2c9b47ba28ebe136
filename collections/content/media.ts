import { randomUUID } from 'node:crypto'
import path from 'node:path'
import { sql } from '@payloadcms/db-postgres'
import { getTranslation } from '@payloadcms/translations'
import {
  APIError,
  type CollectionBeforeDeleteHook,
  type CollectionBeforeOperationHook,
  type CollectionConfig,
  type PayloadRequest,
} from 'payload'
import sharp, { type Metadata, type Sharp } from 'sharp'
import { mediaName, mediaTypeOf, mediaTypes } from '@/domain/media-types'
import { tables } from '@/server/db/tables'
import { transactionOf } from '@/server/db/transaction'
import { anyone, staff } from '../access/roles'
import { firstNames, invalidField, problem } from '../document-endpoint'
import { inEachLanguage } from '../fields/in-each-language'
import { languagesField } from '../fields/title-and-summary'
import { invalidateOnChange } from '../hooks/invalidate-on-change'
import { collectionLabels, fieldLabel, groupLabel } from '../labels'
import { usesOfMedium } from './media-uses'

const { media } = tables

/** A page would be left with a hole: the editor is told where the picture is used and changes that first. */
const refuseUsedMedia: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const uses = await usesOfMedium(req, String(id))
  if (uses.length === 0) return
  const places = uses.map(({ kind, title }) =>
    [getTranslation(kind, req.i18n), title && `„${title}“`].filter(Boolean).join(' '),
  )
  throw new APIError(problem('mediaInUse', req.i18n.language, { places: firstNames(places) }), 409, null, true)
}

/**
 * The site derives a file's type from its name, but cameras write `.JPG` and some programs no extension. Payload
 * refuses other types too, but only in English.
 */
const nameByType: CollectionBeforeOperationHook = async ({ args, req }) => {
  const { file } = req
  if (!file) return args
  if (!mediaTypeOf(file.name) && !mediaTypes.includes(file.mimetype)) {
    throw invalidField(req, 'media', { path: 'file', problem: 'mediaType' })
  }
  file.name = await withOwnStem(req, mediaName(file.name, file.mimetype), 'id' in args ? String(args.id) : null)
  return args
}

/** Above the defaults of sharp, because the smaller pictures are drawn from the original. */
const quality = { jpeg: 92, avif: 70 }

/** Without metadata, upright, in its own format; null for types that Payload itself writes anew. */
function drawnAnew(picture: Sharp, { compression, format }: Metadata): Sharp | null {
  if (format === 'jpeg') return picture.autoOrient().jpeg({ quality: quality.jpeg })
  if (format === 'png') return picture.autoOrient().png()
  return format === 'heif' && compression === 'av1' ? picture.autoOrient().avif({ quality: quality.avif }) : null
}

/** Everybody may fetch the original, into which a telephone writes where and when it was taken. */
const withoutMetadata: CollectionBeforeOperationHook = async ({ args, req }) => {
  const { file } = req
  if (!file || !mediaTypeOf(file.name)?.startsWith('image/')) return args
  const picture = sharp(file.data)
  // Payload refuses a file that is no picture.
  const metadata = await picture.metadata().catch(() => null)
  if (!metadata || !(metadata.comments || metadata.exif || metadata.iptc || metadata.xmp)) return args
  const drawn = await drawnAnew(picture, metadata)
    ?.toBuffer()
    .catch(() => {
      throw invalidField(req, 'media', { path: 'file', problem: 'mediaType' })
    })
  if (drawn) Object.assign(file, { data: drawn, size: drawn.length })
  return args
}

/**
 * Payload names the smaller pictures by the stem of the original alone, so that those of `logo.png` would overwrite
 * those of `logo.jpg`; where it numbers a taken name itself, it compares whole names only. `own` is the document whose
 * file is replaced.
 */
async function withOwnStem(req: PayloadRequest, name: string, own: string | null): Promise<string> {
  const { name: stem, ext } = path.parse(name)
  const database = await transactionOf(req)
  const { rows } = await database.execute(sql`
    select from ${media} where regexp_replace(${media.filename}, '\\.[^.]*$', '') = ${stem}
      and ${media.id}::text is distinct from ${own}::text limit 1`)
  return rows.length === 0 ? name : `${stem}-${randomUUID().slice(0, 8)}${ext}`
}

export const MediaFiles: CollectionConfig = {
  slug: 'media',
  labels: collectionLabels('media'),
  admin: {
    group: groupLabel('content'),
    defaultColumns: ['filename', 'alt'],
    pagination: { defaultLimit: 24, limits: [24, 48, 96] },
    components: { edit: { Upload: '@/admin/media/used-in#UploadOfMedium' } },
  },
  access: { create: staff, read: anyone, update: staff, delete: staff },
  hooks: {
    ...invalidateOnChange('media'),
    beforeOperation: [nameByType, withoutMetadata],
    beforeDelete: [refuseUsedMedia],
  },
  upload: {
    staticDir: path.resolve(process.env.DATA_DIR ?? '.data', 'uploads/media'),
    mimeTypes: [...mediaTypes],
    imageSizes: [
      { name: 'thumbnail', width: 160, height: 160, fit: 'inside', formatOptions: { format: 'webp' } },
      { name: 'card', width: 640, withoutEnlargement: true, formatOptions: { format: 'webp' } },
      { name: 'wide', width: 1600, withoutEnlargement: true, formatOptions: { format: 'webp' } },
    ],
    adminThumbnail: 'thumbnail',
  },
  versions: false,
  fields: [
    inEachLanguage({ name: 'alt', type: 'text', label: fieldLabel('alt'), maxLength: 300 }),
    languagesField,
    { name: 'usedIn', type: 'ui', admin: { components: { Field: '@/admin/media/used-in#UsedIn' } } },
  ],
}
