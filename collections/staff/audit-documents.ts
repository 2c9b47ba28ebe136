import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionSlug,
  PayloadRequest,
  SanitizedConfig,
} from 'payload'
import { writeAuditEntry } from './audit-log'

interface Audited {
  /** Erased by law, which the log never is: the entry has the id alone. */
  isPersonal?: boolean
  /** Not only deletions: changes of this field too, and new documents. */
  changes?: string
}

const audited: Partial<Record<CollectionSlug, Audited>> = {
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
  products: {},
  'product-terms': {},
  variants: { changes: 'priceCents' },
  promotions: { changes: 'validTo' },
  colours: {},
  manufacturers: {},
  'size-charts': {},
  'shipping-methods': {},
  coupons: { changes: 'validTo' },
  redirects: { changes: 'to' },
  'price-imports': { changes: 'status' },
  orders: { changes: 'status' },
  returns: { changes: 'status' },
  customers: { isPersonal: true },
  reviews: { isPersonal: true },
  subscriptions: { isPersonal: true },
  'contact-messages': { isPersonal: true },
}

/** What staff do to a document that matters, in the transaction in which they do it. */
export function auditDocuments(config: SanitizedConfig): SanitizedConfig {
  for (const { slug, hooks, admin } of config.collections) {
    const rule = audited[slug]
    if (!rule) continue
    const about = (doc: Record<string, unknown>) => ({
      collection: slug,
      name: rule.isPersonal ? null : textOf(doc[admin.useAsTitle ?? 'id']),
    })
    hooks.afterDelete = [...(hooks.afterDelete ?? []), deletion(about)]
    if (rule.changes) hooks.afterChange = [...(hooks.afterChange ?? []), change(about, rule.changes)]
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

function change(about: About, field: string): CollectionAfterChangeHook {
  return async ({ doc, operation, previousDoc, req }) => {
    if (!isByStaff(req)) return doc
    const details = about(doc)
    const target = `${details.collection} ${doc.id}`
    if (operation === 'create') await writeAuditEntry(req, { action: 'document.created', target, details })
    else if (doc[field] !== previousDoc?.[field]) {
      const changed = { ...details, field, from: previousDoc?.[field] ?? null, to: doc[field] ?? null }
      await writeAuditEntry(req, { action: 'document.changed', target, details: changed })
    }
    return doc
  }
}

const isByStaff = ({ user }: PayloadRequest) => user?.collection === 'users'

function textOf(value: unknown): string | null {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : null
}
