import { sql } from '@payloadcms/db-postgres'
import type { CollectionBeforeChangeHook, PayloadRequest, TextField, TextFieldSingleValidation } from 'payload'
import { isReservedSegment } from '@/domain/reserved-segments'
import { isSlug, slugMaxLength } from '@/domain/slug'
import { transactionOf } from '@/server/db/transaction'
import { invalidField, problem } from '../document-endpoint'
import { fieldLabel, hint } from '../labels'

const validateSlug: TextFieldSingleValidation = async (value, { collectionSlug, id, req }) => {
  const { language } = req.i18n
  if (value?.includes('account')) return problem('slugAccount', language)
  if (!isSlug(value)) return problem('slug', language)
  const taken =
    collectionSlug && (await isTaken(req, value, { table: collectionSlug.replaceAll('-', '_'), column: 'slug', id }))
  return taken ? problem('slugTaken', language) : true
}

const validateRootSlug: TextFieldSingleValidation = (value, options) =>
  value && isReservedSegment(value) ? problem('slugReserved', options.req.i18n.language) : validateSlug(value, options)

/**
 * Last segment of a public address, the same in every language. Paths that contain `account` are refused, because that
 * area is guarded.
 */
export const slugField: TextField = {
  name: 'slug',
  type: 'text',
  label: fieldLabel('slug'),
  required: true,
  unique: true,
  index: true,
  admin: { position: 'sidebar', description: hint('slug') },
  hooks: { beforeDuplicate: [({ value }) => (typeof value === 'string' ? freshSlug(value) : value)] },
  validate: validateSlug,
}

/** At the site's root a route of ours with the same name would hide the page. */
export const rootSlugField: TextField = {
  ...slugField,
  validate: validateRootSlug,
}

/** Payload does not validate drafts, so reserved slugs are refused here too: otherwise a draft could wait under one. */
export const refuseReservedSlug: CollectionBeforeChangeHook = ({ collection, data, req }) => {
  if (typeof data.slug !== 'string' || !isReservedSegment(data.slug)) return data
  throw invalidField(req, collection.slug, { path: 'slug', problem: 'slugReserved' })
}

function freshSlug(slug: string): string {
  const suffix = `-${crypto.randomUUID().slice(0, 6)}`
  return `${slug.slice(0, slugMaxLength - suffix.length).replace(/-+$/, '')}${suffix}`
}

type Place = { table: string; column: 'slug' | 'from'; id: number | string | undefined }

/** The database's unique index refuses duplicates too, but with a message that does not help an editor. */
export async function isTaken(req: PayloadRequest, value: string, { table, column, id }: Place): Promise<boolean> {
  const database = await transactionOf(req)
  const { rows } = await database.execute(sql`
    select from ${sql.identifier(table)} where ${sql.identifier(column)} = ${value} and id::text <> ${String(id ?? '')}`)
  return rows.length > 0
}
