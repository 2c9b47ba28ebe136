import { createHash } from 'node:crypto'
import { newestVersion, newestVersions, typedIn } from '@collections/hooks/refuse-stale'
import { createLocalReq, type Payload, type PayloadRequest } from 'payload'
import { canonical } from '@/domain/relation-id'
import { readPlannedStates } from './store'
import type { Scheduled } from './types'

/**
 * A fingerprint of a document's newest version in every language, without fields that imports and saves set by
 * themselves. Null when that version is public, or there is none.
 */
export async function plannedStateOf(req: PayloadRequest, { collection, id }: Scheduled): Promise<string | null> {
  return stateIn(await newestVersion(req, collection, id))
}

function stateIn(latest: { _status?: unknown } | undefined): string | null {
  if (!latest || latest._status === 'published') return null
  return createHash('sha256')
    .update(canonical(typedIn(latest)))
    .digest('hex')
}

export async function changedSince(req: PayloadRequest, document: Scheduled, planned: string | null): Promise<boolean> {
  return planned !== null && differs(await plannedStateOf(req, document), planned)
}

const differs = (now: string | null, planned: string | null) => planned !== null && now !== null && now !== planned

export async function changedBrochures(payload: Payload, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const planned = await readPlannedStates(payload.db.drizzle, 'brochures', ids)
  if (planned.size === 0) return new Set()
  const newest = await newestVersions(await createLocalReq({}, payload), 'brochures', [...planned.keys()])
  return new Set([...planned].flatMap(([id, state]) => (differs(stateIn(newest.get(id)), state) ? [id] : [])))
}
