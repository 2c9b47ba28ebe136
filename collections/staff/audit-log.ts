import { isDeepStrictEqual } from 'node:util'
import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeChangeHook,
  CollectionConfig,
  GlobalAfterChangeHook,
  PayloadRequest,
} from 'payload'
import { admin, nobody } from '../access/roles'
import { collectionLabels, fieldLabel, groupLabel } from '../labels'

interface Entry {
  action: string
  target: string
  details?: Record<string, unknown>
  actor?: { actor: string; actorId: string }
}

/** Written in the transaction of the change, so that neither exists without the other. @returns the entry's id */
export async function writeAuditEntry(req: PayloadRequest, { actor, ...entry }: Entry): Promise<string> {
  const { user } = req
  const who = actor ?? (user?.collection === 'users' ? { actor: user.email, actorId: user.id } : { actor: 'system' })
  const data = { ...entry, ...who, at: new Date().toISOString() }
  const { id } = await req.payload.create({ collection: 'audit-log', data, req })
  return id
}

export const auditUserChange: CollectionAfterChangeHook = async ({ doc, previousDoc, operation, req }) => {
  const target = `users ${doc.id}`
  if (operation === 'create') {
    await writeAuditEntry(req, { action: 'user.created', target, details: { email: doc.email, role: doc.role } })
    if (doc.handlesOrders) await auditRights(req, doc, false)
    return doc
  }
  if (doc.supabaseId && doc.supabaseId !== previousDoc.supabaseId) {
    await writeAuditEntry(req, {
      action: 'user.linked',
      target,
      details: { email: doc.email, supabaseId: doc.supabaseId },
    })
  }
  if (Boolean(doc.handlesOrders) !== Boolean(previousDoc.handlesOrders)) await auditRights(req, doc, !doc.handlesOrders)
  for (const field of ['role', 'email'] as const) {
    if (doc[field] === previousDoc[field]) continue
    const details = { email: doc.email, from: previousDoc[field], to: doc[field] }
    await writeAuditEntry(req, { action: `user.${field}-changed`, target, details })
  }
  return doc
}

type Rights = { id: string; email: string; handlesOrders?: boolean | null }

async function auditRights(req: PayloadRequest, { id, email, handlesOrders }: Rights, from: boolean): Promise<void> {
  const details = { email, from, to: Boolean(handlesOrders) }
  await writeAuditEntry(req, { action: 'user.rights-changed', target: `users ${id}`, details })
}

/** In the transaction of the change: afterwards nothing shows that the password was new. */
export const auditPassword: CollectionBeforeChangeHook = async ({ context, data, operation, originalDoc, req }) => {
  if (operation !== 'update' || !data.password || !originalDoc) return data
  const { id, email } = originalDoc
  const target = `users ${id}`
  const owner = { actor: email, actorId: id }
  if (context.passwordResetByMail) await writeAuditEntry(req, { action: 'user.password-reset', target, actor: owner })
  else if (req.user?.id === id) await writeAuditEntry(req, { action: 'user.password-changed', target })
  else await writeAuditEntry(req, { action: 'user.password-set', target, details: { email } })
  return data
}

export const auditUserDeletion: CollectionAfterDeleteHook = async ({ doc, req }) => {
  const details = { email: doc.email, role: doc.role }
  await writeAuditEntry(req, { action: 'user.deleted', target: `users ${doc.id}`, details })
}

const ownFieldsOfPayload = ['id', 'globalType', 'createdAt', 'updatedAt']

export const auditGlobalChange: GlobalAfterChangeHook = async ({ doc, previousDoc, global, req }) => {
  const names = Object.keys(doc).filter(
    (name) => !ownFieldsOfPayload.includes(name) && !isDeepStrictEqual(doc[name], previousDoc[name]),
  )
  if (names.length === 0) return doc
  const changes = names.map((name) => [name, { from: plain(previousDoc[name]), to: plain(doc[name]) }])
  const details = { language: req.locale, changes: Object.fromEntries(changes) }
  await writeAuditEntry(req, { action: `${global.slug}.changed`, target: global.slug, details })
  return doc
}

/** Objects, such as menus, are too long for a sentence. */
function plain(value: unknown): unknown {
  return typeof value === 'object' && value !== null ? undefined : (value ?? null)
}

/** A database trigger makes entries immutable. */
export const AuditLog: CollectionConfig = {
  slug: 'audit-log',
  labels: collectionLabels('auditLog'),
  admin: { useAsTitle: 'actor', group: groupLabel('site'), defaultColumns: ['at', 'actor', 'sentence'] },
  defaultSort: '-at',
  timestamps: false,
  access: { create: nobody, read: admin, update: nobody, delete: nobody },
  versions: false,
  fields: [
    {
      name: 'at',
      type: 'date',
      label: fieldLabel('at'),
      required: true,
      index: true,
      defaultValue: () => new Date().toISOString(),
      admin: {
        components: {
          Cell: '@/admin/audit/audit-cells#AuditTimeCell',
          Field: '@/admin/audit/audit-cells#AuditTimeField',
        },
      },
    },
    {
      name: 'actor',
      type: 'text',
      label: fieldLabel('actor'),
      required: true,
      admin: { components: { Cell: '@/admin/audit/audit-cells#AuditActorCell' } },
    },
    {
      name: 'sentence',
      type: 'ui',
      label: fieldLabel('happened'),
      admin: {
        components: {
          Cell: '@/admin/audit/audit-cells#AuditSentenceCell',
          Field: '@/admin/audit/audit-cells#AuditSentenceField',
        },
      },
    },
    // Text instead of a relation, because the entry outlives the account.
    { name: 'actorId', type: 'text', label: fieldLabel('actorId'), admin: { hidden: true } },
    { name: 'action', type: 'text', label: fieldLabel('action'), required: true, index: true, admin: { hidden: true } },
    { name: 'target', type: 'text', label: fieldLabel('target'), required: true, admin: { hidden: true } },
    { name: 'network', type: 'text', label: fieldLabel('network') },
    // Correlates with the log lines of the web process.
    { name: 'requestId', type: 'text', label: fieldLabel('requestId') },
    { name: 'details', type: 'json', label: fieldLabel('details'), admin: { hidden: true } },
  ],
}
