import { sql } from '@payloadcms/db-postgres'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import type {
  CollectionAfterChangeHook,
  CollectionBeforeChangeHook,
  CollectionBeforeDeleteHook,
  PayloadRequest,
} from 'payload'
import { z } from 'zod'
import { locales } from '@/i18n/routing'
import { invalidate } from '@/server/cache/invalidate'
import { publicPathOf, tag } from '@/server/cache/tags'
import { isPublished } from '@/server/db/states'
import { named, tables } from '@/server/db/tables'
import { requireAll, transactionOf } from '@/server/db/transaction'
import { pageIn } from '../content/redirect-rows'
import { isTaken } from '../fields/slug'
import { moveFollows, publicBefore } from './invalidate-on-change'

type Addressed = 'brochures' | 'retailers' | 'pages' | 'posts' | 'products'

const shown = z.object({ slug: z.string().nullable() })

const { authors, brochures, categories, postTerms, productGroups, redirects, redirectsRels } = tables
const d = alias(redirects, 'd')
const r = alias(redirectsRels, 'r')

const columns = {
  brochures: sql`${brochures.slug}, ${brochures.retailerId} as retailer, ${brochures.categoryId} as category`,
  retailers: sql`${tables.retailers.slug}`,
  pages: sql`${tables.pages.slug}`,
  posts: sql`${tables.posts.slug}`,
  products: sql`${tables.products.slug}`,
}

const documentOf = (collection: Addressed) => r[`${collection}Id` as const]

async function readPublic(collection: Addressed, id: string, req: PayloadRequest): Promise<unknown> {
  const transaction = await transactionOf(req)
  const table = tables[collection]
  const { rows } = await transaction.execute(
    sql`select ${columns[collection]} from ${table} where ${table.id} = ${id} and ${isPublished(table)}`,
  )
  return rows[0]
}

const slugOf = (document: unknown) => shown.safeParse(document).data?.slug

type LockedTable = (typeof tables)[Addressed] | (typeof alwaysPublic)[AlwaysPublic]['table']

/**
 * Row lock: concurrent changes of a document run one after another, so that redirects and follows move from the address
 * that the first change left. `no key update` does not block rows that refer to the document.
 */
async function lock(table: LockedTable, id: string, req: PayloadRequest): Promise<void> {
  await (await transactionOf(req)).execute(sql`select from ${table} where ${table.id} = ${id} for no key update`)
}

/** Keeps the published row for later hooks; `previousDoc` is the newest version, which is often a draft. */
export function rememberPublic(collection: Addressed): CollectionBeforeChangeHook {
  return async ({ data, originalDoc, req, context }) => {
    if (!originalDoc?.id) return data
    await lock(tables[collection], originalDoc.id, req)
    context[publicBefore(originalDoc.id)] = await readPublic(collection, originalDoc.id, req)
    return data
  }
}

const from = z.object({ from: z.string() })

/** Cached redirects contain the address of their target document. */
async function forgetRedirectsTo(collection: Addressed, id: string | number, req: PayloadRequest): Promise<void> {
  const transaction = await transactionOf(req)
  const { rows } = await transaction.execute(sql`
    select ${d.from} from ${redirects} d join ${redirectsRels} r on ${r.parentId} = ${d.id}
    where ${documentOf(collection)} = ${id}`)
  const tags = rows.map((row) => tag.address(from.parse(row).from))
  await invalidate(tags, req)
}

const inEveryLanguage = (path: string) => [path, ...locales.map((locale) => pageIn(locale, path))]

/** Avoids chains: redirects whose typed target is the old address get the new one. */
async function followTyped(before: string, now: string, req: PayloadRequest): Promise<void> {
  const transaction = await transactionOf(req)
  const { rows } = await transaction.execute(sql`
    update ${redirects}
    set ${named(redirects, 'to')} = left(${redirects.to}, length(${redirects.to}) - length(${before}::text)) || ${now},
      ${named(redirects, 'updatedAt')} = now()
    where ${redirects.to} in ${inEveryLanguage(before)} returning ${redirects.from}`)
  await invalidate(
    rows.map((row) => tag.address(from.parse(row).from)),
    req,
  )
}

/** Redirects to a deleted document are deleted, or keep their typed address if they have one. */
export function endOldAddresses(collection: Addressed): CollectionBeforeDeleteHook {
  return async ({ id, req }) => {
    await forgetRedirectsTo(collection, id, req)
    const transaction = await transactionOf(req)
    await transaction.execute(sql`
      delete from ${redirects} d using ${redirectsRels} r
      where ${r.parentId} = ${d.id} and ${documentOf(collection)} = ${id} and coalesce(${d.to}, '') = ''`)
  }
}

async function endRedirectsFrom(path: string, req: PayloadRequest): Promise<void> {
  const where = { from: { in: inEveryLanguage(path) } }
  requireAll(await req.payload.delete({ collection: 'redirects', where, depth: 0, req }), `redirects from ${path}`)
}

type Target = { document: { relationTo: Addressed; value: string } } | { to: string }

/**
 * Redirects the old address and everything that led there to the new one, unless an editor has redirected it elsewhere.
 */
async function redirectOldAddress(before: string, now: string, target: Target, req: PayloadRequest): Promise<void> {
  await followTyped(before, now, req)
  if (await isTaken(req, before, { table: 'redirects', column: 'from', id: undefined })) return
  await req.payload.create({ collection: 'redirects', data: { from: before, ...target, status: '308' }, depth: 0, req })
}

/**
 * A changed slug leaves a redirect at the old address; a document that takes an address removes the redirect from it.
 */
export function keepOldAddress(collection: Addressed): CollectionAfterChangeHook {
  return async ({ doc, req, context, operation }) => {
    const now = slugOf(await readPublic(collection, doc.id, req))
    const before = slugOf(context[publicBefore(doc.id)])
    if (before === now && operation === 'update') return doc
    await forgetRedirectsTo(collection, doc.id, req)
    if (!now) return doc
    await endRedirectsFrom(publicPathOf(collection, now), req)
    if (!before || before === now) return doc
    if (collection === 'retailers') await moveFollows('shop', before, now, req)
    const document = { relationTo: collection, value: doc.id }
    await redirectOldAddress(publicPathOf(collection, before), publicPathOf(collection, now), { document }, req)
    return doc
  }
}

const typedAddress = z.object({ slug: z.string(), kind: z.string().optional() })

/** Always public, and no redirect can refer to them: typed addresses are changed instead. */
const alwaysPublic = {
  authors: {
    table: authors,
    columns: sql`${authors.slug}`,
    pathOf: ({ slug }: TypedAddress) => `${publicPathOf('posts', 'author')}/${slug}`,
  },
  categories: {
    table: categories,
    columns: sql`${categories.slug}`,
    pathOf: ({ slug }: TypedAddress) => publicPathOf('categories', slug),
  },
  'post-terms': {
    table: postTerms,
    columns: sql`${postTerms.slug}, ${postTerms.kind}`,
    pathOf: ({ kind = 'category', slug }: TypedAddress) => `${publicPathOf('posts', kind)}/${slug}`,
  },
  'product-groups': {
    table: productGroups,
    columns: sql`${productGroups.slug}`,
    pathOf: ({ slug }: TypedAddress) => publicPathOf('product-groups', slug),
  },
}

type TypedAddress = z.infer<typeof typedAddress>
type AlwaysPublic = keyof typeof alwaysPublic

/** Keyed by document, because documents of a bulk change share one context. */
const addressBefore = (id: unknown) => `addressBefore ${id}`

async function readAddress(collection: AlwaysPublic, id: string, req: PayloadRequest): Promise<unknown> {
  const { table, columns } = alwaysPublic[collection]
  const transaction = await transactionOf(req)
  const { rows } = await transaction.execute(sql`select ${columns} from ${table} where ${table.id} = ${id}`)
  return rows[0]
}

export function rememberAddress(collection: AlwaysPublic): CollectionBeforeChangeHook {
  return async ({ data, originalDoc, req, context }) => {
    if (!originalDoc?.id) return data
    await lock(alwaysPublic[collection].table, originalDoc.id, req)
    context[addressBefore(originalDoc.id)] = await readAddress(collection, originalDoc.id, req)
    return data
  }
}

export function keepTypedAddress(collection: AlwaysPublic): CollectionAfterChangeHook {
  const { pathOf } = alwaysPublic[collection]
  return async ({ doc, operation, req, context }) => {
    const is = typedAddress.parse(await readAddress(collection, doc.id, req))
    const was = operation === 'update' ? typedAddress.safeParse(context[addressBefore(doc.id)]).data : undefined
    const [now, before] = [pathOf(is), was && pathOf(was)]
    if (before === now) return doc
    await endRedirectsFrom(now, req)
    if (!was || !before) return doc
    if (collection === 'categories') await moveFollows('category', was.slug, is.slug, req)
    await redirectOldAddress(before, now, { to: now }, req)
    return doc
  }
}
