import { sql } from '@payloadcms/db-postgres'
import type { CollectionBeforeChangeHook, PayloadRequest, TextField, TextFieldSingleValidation } from 'payload'
import { z } from 'zod'
import { readableSlug } from '@/domain/official-latin'
import { isReservedSegment } from '@/domain/reserved-segments'
import { isSlug, slugMaxLength } from '@/domain/slug'
import { otherLanguagesIn } from '@/i18n/other-languages'
import { defaultLocale } from '@/i18n/routing'
import { isPublished } from '@/server/db/states'
import { tables } from '@/server/db/tables'
import type { Database } from '@/server/db/transaction'
import { transactionOf } from '@/server/db/transaction'
import { invalidField, problem } from '../document-endpoint'
import { fieldLabel, hint } from '../labels'

const versioned = {
  brochures: [tables.brochures, tables._brochuresV],
  pages: [tables.pages, tables._pagesV],
  posts: [tables.posts, tables._postsV],
  products: [tables.products, tables._productsV],
} as const

type Titled = keyof typeof versioned

const slugs = z.array(z.object({ slug: z.string() }))
const room = '-99'.length

type Wanted = { collection: Titled; slug: string; own?: string | null }

/** A slug that no document of the collection and no draft except `own` uses: `wanted`, or with a number appended. */
export async function freeSlug(database: Database, { collection, slug: wanted, own = null }: Wanted): Promise<string> {
  const [documents, versions] = versioned[collection]
  const base = wanted.slice(0, slugMaxLength - room).replace(/-+$/, '')
  const { rows } = await database.execute(sql`
    select ${documents.slug} from ${documents}
      where starts_with(${documents.slug}, ${base}) and ${documents.id} is distinct from ${own}::uuid
    union select ${versions.versionSlug} from ${versions} where ${versions.latest}
      and starts_with(${versions.versionSlug}, ${base}) and ${versions.parentId} is distinct from ${own}::uuid`)
  const taken = new Set(slugs.parse(rows).map(({ slug }) => slug))
  let free = base
  for (let number = 2; taken.has(free) || (collection === 'pages' && isReservedSegment(free)); number++) {
    free = `${base}-${number}`
  }
  return free
}

/** True if the stored row is published, whatever the newest draft says. */
async function isPublic(database: Database, collection: Titled, id: string): Promise<boolean> {
  const [documents] = versioned[collection]
  const { rows } = await database.execute(
    sql`select from ${documents} where ${documents.id} = ${id}::uuid and ${isPublished(documents)}`,
  )
  return rows.length > 0
}

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

const validateGroupSlug: TextFieldSingleValidation = async (value, options) => {
  const fits = await validateSlug(value, options)
  if (fits !== true || !value) return fits
  const { id, req } = options
  const { productGroups } = tables
  const { products } = tables.prices
  const { rows } = await (await transactionOf(req)).execute(sql`
    select from ${products} where ${products.slug} = ${value} and not exists (
      select from ${productGroups} where ${productGroups.slug} = ${value} and ${productGroups.id}::text = ${String(id ?? '')})`)
  return rows.length > 0 ? problem('slugTaken', req.i18n.language) : true
}

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

/** A group and a priced product have the same folder, and the group would hide the product. */
export const groupSlugField: TextField = {
  ...slugField,
  validate: validateGroupSlug,
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

/** A slug derived from a title may end with a number, because other documents have the same title. */
function isOfTitle(slug: string, title: string): boolean {
  const own = readableSlug(title)
  return slug === '' || (own !== '' && slug.startsWith(own) && /^(-\d+)?$/.test(slug.slice(own.length)))
}

/** The slug follows the Bulgarian title until someone edits the slug or publishes the document. */
export function slugFollowsTitle(collection: Titled): CollectionBeforeChangeHook {
  return async ({ data, originalDoc, operation, req }) => {
    if (operation !== 'update' || req.payloadAPI !== 'REST') return data
    const slug = originalDoc.slug ?? ''
    const beside = otherLanguagesIn(data)?.title?.[defaultLocale]
    const own = { was: String(originalDoc.title ?? ''), now: String(data.title ?? '') }
    const title = req.locale === defaultLocale ? own : beside
    if (!title?.now || title.now === title.was || (data.slug ?? '') !== slug || !isOfTitle(slug, title.was)) return data
    const wanted = readableSlug(title.now)
    const database = await transactionOf(req)
    if (!wanted || originalDoc.publishedAt || (await isPublic(database, collection, originalDoc.id))) return data
    return { ...data, slug: await freeSlug(database, { collection, slug: wanted, own: originalDoc.id }) }
  }
}
