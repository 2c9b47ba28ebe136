import { isDeepStrictEqual } from 'node:util'
import {
  type CollectionAfterChangeHook,
  type CollectionAfterDeleteHook,
  type CollectionBeforeChangeHook,
  type CollectionSlug,
  isolateObjectProperty,
  type PayloadRequest,
  type SanitizedCollectionConfig,
  type SanitizedConfig,
  type TypeWithID,
  type Where,
} from 'payload'
import { relationId } from '@/domain/relation-id'
import { defaultLocale } from '@/i18n/routing'
import { writeAuditEntry } from './audit-log'

interface Audited {
  /** Personal data that the law requires to be erasable, which log entries never are: the entry has the id only. */
  isPersonal?: boolean
  /** Fields whose changes, and values in new documents, are logged: those that cost money or give rights. */
  changes?: readonly string[]
  related?: readonly string[]
  /** Fields whose change is logged without the values, because free text may name people. */
  hidden?: readonly string[]
}

export const audited: Partial<Record<CollectionSlug, Audited>> = {
  brochures: {},
  retailers: {},
  stores: {},
  categories: {},
  offers: {},
  'product-groups': {},
  pages: {},
  posts: {},
  'post-terms': {},
  authors: {},
  media: {},
  'legal-pages': {},
  products: { changes: ['priceCents', 'oldPriceCents', 'taxClass'] },
  'product-terms': {},
  variants: { changes: ['priceCents'] },
  promotions: { changes: ['percentOff', 'priceCents', 'validFrom', 'validTo'], related: ['products', 'categories'] },
  colours: {},
  manufacturers: {},
  'size-charts': {},
  'shipping-methods': { changes: ['rates', 'freeFromCents', 'cashOnDelivery', 'active'] },
  coupons: {
    changes: [
      'percentOff',
      'amountCents',
      'minimumCents',
      'maxUses',
      'onePerPerson',
      'isPublic',
      'validFrom',
      'validTo',
    ],
  },
  redirects: { changes: ['to', 'status'] },
  'price-imports': { changes: ['status'] },
  orders: { changes: ['status'], hidden: ['note'] },
  returns: { changes: ['status'] },
  customers: { isPersonal: true },
  reviews: { isPersonal: true },
  subscriptions: { isPersonal: true },
  'contact-messages': { isPersonal: true },
}

export function auditDocuments(config: SanitizedConfig): SanitizedConfig {
  for (const { slug, hooks, admin, versions } of config.collections) {
    const rule = audited[slug]
    if (!rule) continue
    const about = (doc: Record<string, unknown>) => ({
      collection: slug,
      name: rule.isPersonal ? null : textOf(doc[admin.useAsTitle ?? 'id']),
    })
    hooks.afterDelete = [...(hooks.afterDelete ?? []), deletion(about)]
    if (!rule.changes) continue
    if (versions?.drafts) hooks.beforeChange = [...(hooks.beforeChange ?? []), rememberShown(slug)]
    hooks.afterChange = [...(hooks.afterChange ?? []), change(about, rule, Boolean(versions?.drafts))]
  }
  return config
}

type About = (doc: Record<string, unknown>) => { collection: CollectionSlug; name: string | null }

function deletion(about: About): CollectionAfterDeleteHook {
  return async ({ doc, id, req }) => {
    if (!isByStaff(req)) return
    const details = about(doc)
    await writeAuditEntry(req, { action: 'document.deleted', target: `${details.collection} ${id}`, details })
  }
}

type Fields = Record<string, unknown>

/**
 * The published row before the change: the last version of a document with drafts tells what was written, not what was
 * sold. Kept in the request's context, because restoring a version passes a copy of the request to the hooks.
 */
const shownBefore = (collection: CollectionSlug, id: unknown) => `shownBefore ${collection} ${id}`
const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null

const rememberShown =
  (collection: CollectionSlug): CollectionBeforeChangeHook =>
  async ({ context, data, originalDoc, req }) => {
    if (!originalDoc || data._status !== 'published') return data
    const where: Where = { and: [{ id: { equals: originalDoc.id } }, { _status: { equals: 'published' } }] }
    const shown = await req.payload.db.findOne<TypeWithID & Fields>({ collection, where, req })
    context[shownBefore(collection, originalDoc.id)] = shown ?? null
    return data
  }

function change(
  about: About,
  { changes = [], hidden = [], related = [] }: Audited,
  drafts: boolean,
): CollectionAfterChangeHook {
  return async ({ collection, context, doc, operation, previousDoc, req }) => {
    // Drafts have no effect on the public.
    if (!isByStaff(req) || (drafts && doc._status !== 'published')) return doc
    const details = about(doc)
    const target = `${details.collection} ${doc.id}`
    const shown = context[shownBefore(details.collection, doc.id)]
    const before: Fields | null = drafts ? (isFields(shown) ? shown : null) : (previousDoc ?? null)
    const isNew = operation === 'create' || (drafts && !before)
    const found: Changes = changed(changes, isNew ? {} : (before ?? {}), doc)
    for (const name of related) {
      const [was, now] = [idsIn(isNew ? null : before?.[name]), idsIn(doc[name])]
      if (!isDeepStrictEqual([...was].sort(), [...now].sort())) {
        found[name] = await relatedChange(req, relatedTo(collection, name), was, now)
      }
    }
    if (isNew) {
      await writeAuditEntry(req, { action: 'document.created', target, details: { ...details, changes: found } })
      return doc
    }
    for (const name of hidden) if (!isSame(before?.[name], doc[name])) found[name] = {}
    if (Object.keys(found).length > 0) {
      await writeAuditEntry(req, { action: 'document.changed', target, details: { ...details, changes: found } })
    }
    return doc
  }
}

type Changes = Record<string, { from?: unknown; to?: unknown; added?: string[]; removed?: string[] }>

const idsIn = (value: unknown) => (Array.isArray(value) ? value.flatMap((one) => relationId(one) ?? []) : [])

function relatedTo(
  { flattenedFields }: Pick<SanitizedCollectionConfig, 'flattenedFields'>,
  name: string,
): CollectionSlug {
  const field = flattenedFields.find((one) => one.name === name)
  if (field?.type !== 'relationship' || typeof field.relationTo !== 'string')
    throw new Error(`${name} relates to nothing`)
  return field.relationTo
}

/** Stores the names of that time, which outlive the documents. */
async function relatedChange(req: PayloadRequest, collection: CollectionSlug, was: string[], now: string[]) {
  const added = now.filter((id) => !was.includes(id))
  const removed = was.filter((id) => !now.includes(id))
  const title = req.payload.collections[collection].config.admin.useAsTitle ?? 'id'
  const { docs } = await req.payload.find({
    collection,
    where: { id: { in: [...new Set([...was, ...now])] } },
    select: { [title]: true },
    locale: defaultLocale,
    depth: 0,
    draft: true,
    pagination: false,
    // A restored version may have another language.
    req: isolateObjectProperty(req, ['locale', 'fallbackLocale']),
  })
  const names = new Map(docs.map((doc) => [String(doc.id), textOf(Reflect.get(doc, title))]))
  const namesOf = (ids: string[]) => ids.map((id) => names.get(id) ?? id)
  return { from: was.length > 0 ? namesOf(was) : null, to: now.length > 0 ? namesOf(now) : null, added, removed }
}

function changed(names: readonly string[], before: Fields, after: Fields): Changes {
  const different = names.filter((name) => !isSame(before[name], after[name]))
  return Object.fromEntries(different.map((name) => [name, { from: plainOf(before[name]), to: plainOf(after[name]) }]))
}

const isSame = (one: unknown, other: unknown) => isDeepStrictEqual(plainOf(one), plainOf(other))

function plainOf(value: unknown): unknown {
  if (value === undefined || value === '') return null
  if (!Array.isArray(value)) return value
  return value.map((row) => Object.fromEntries(Object.entries(Object(row)).filter(([name]) => name !== 'id')))
}

const isByStaff = ({ user }: PayloadRequest) => user?.collection === 'users'

function textOf(value: unknown): string | null {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : null
}
