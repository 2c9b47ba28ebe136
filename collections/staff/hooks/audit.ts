import { isDeepStrictEqual } from 'node:util'
import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  GlobalAfterChangeHook,
  PayloadRequest,
} from 'payload'

type Entry = { action: string; target: string; details?: Record<string, unknown> }

/** Writes the entry in the transaction of the change, so that neither exists without the other. */
export async function writeAuditEntry(req: PayloadRequest, entry: Entry): Promise<void> {
  const { user } = req
  const who = user?.collection === 'users' ? { actor: user.email, actorId: user.id } : { actor: 'system' }
  await req.payload.create({ collection: 'audit-log', data: { ...entry, ...who, at: new Date().toISOString() }, req })
}

export const auditUserChange: CollectionAfterChangeHook = async ({ doc, previousDoc, operation, req }) => {
  const target = `users ${doc.id}`
  if (operation === 'create') {
    await writeAuditEntry(req, { action: 'user.created', target, details: { email: doc.email, role: doc.role } })
    return doc
  }
  if (doc.supabaseId && doc.supabaseId !== previousDoc.supabaseId) {
    await writeAuditEntry(req, {
      action: 'user.linked',
      target,
      details: { email: doc.email, supabaseId: doc.supabaseId },
    })
  }
  for (const field of ['role', 'email'] as const) {
    if (doc[field] === previousDoc[field]) continue
    const details = { email: doc.email, from: previousDoc[field], to: doc[field] }
    await writeAuditEntry(req, { action: `user.${field}-changed`, target, details })
  }
  return doc
}

export const auditUserDeletion: CollectionAfterDeleteHook = async ({ doc, req }) => {
  const details = { email: doc.email, role: doc.role }
  await writeAuditEntry(req, { action: 'user.deleted', target: `users ${doc.id}`, details })
}

export const auditGlobalChange: GlobalAfterChangeHook = async ({ doc, previousDoc, global, req }) => {
  const names = Object.keys(doc).filter(
    (name) => !['createdAt', 'updatedAt'].includes(name) && !isDeepStrictEqual(doc[name], previousDoc[name]),
  )
  if (names.length === 0) return doc
  const changes = names.map((name) => [name, { from: previousDoc[name] ?? null, to: doc[name] }])
  const details = { language: req.locale, changes: Object.fromEntries(changes) }
  await writeAuditEntry(req, { action: `${global.slug}.changed`, target: global.slug, details })
  return doc
}
