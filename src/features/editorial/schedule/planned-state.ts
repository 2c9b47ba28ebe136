import { createHash } from 'node:crypto'
import { newestVersion, typedIn } from '@collections/hooks/refuse-stale'
import { createLocalReq, type Payload, type PayloadRequest } from 'payload'
import { canonical } from '@/domain/relation-id'
import { readSchedules } from './store'
import type { Scheduled } from './types'

/**
 * Names what the newest version of a document says, in every language; what an import or a save sets by itself does not count.
 * Null where visitors see that version already, or there is none.
 */
export async function stateOf(req: PayloadRequest, { collection, id }: Scheduled): Promise<string | null> {
  const latest = await newestVersion(req, collection, id)
  if (!latest || latest._status === 'published') return null
  return createHash('sha256')
    .update(canonical(typedIn(latest)))
    .digest('hex')
}

/** Whether a document says something else now than when its publication was scheduled. */
export async function changedSince(req: PayloadRequest, document: Scheduled, planned: string | null): Promise<boolean> {
  if (planned === null) return false
  const now = await stateOf(req, document)
  return now !== null && now !== planned
}

/** Those of the brochures whose publication is scheduled and that were changed since. */
export async function changedBrochures(payload: Payload, ids: readonly string[]): Promise<Set<string>> {
  const req = await createLocalReq({}, payload)
  const changed = new Set<string>()
  for (const id of ids) {
    const document = { collection: 'brochures', id } as const
    const schedules = await readSchedules(payload.db.drizzle, document)
    const waits = schedules.find(({ kind, reason }) => kind === 'publish' && reason === null)
    if (waits && (await changedSince(req, document, waits.state))) changed.add(id)
  }
  return changed
}
